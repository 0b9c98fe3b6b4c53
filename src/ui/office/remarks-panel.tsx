import { useEffect, useState } from 'react'
import type { Block } from '../../shared/document/document.ts'
import { limits } from '../../shared/limits.ts'
import { Button } from './buttons.tsx'
import { TextArea } from './fields.tsx'
import { Panel } from './panels.tsx'
import { chosenPlace, markPlaces, type Place, showPlace } from './text-places.ts'
import type { Remark, Reviewing } from './use-review.ts'

interface RemarksProps {
  reviewing: Reviewing
  remarks: readonly Remark[]
  rev: number
  blocks: readonly Block[]
}

/** Remarks on places of the text: each leads there, and is done one by one. */
export function RemarksPanel({ reviewing, remarks, rev, blocks }: RemarksProps) {
  const { act } = reviewing
  useMarks(remarks, blocks)
  const open = remarks.filter(({ resolvedBy }) => resolvedBy === null)
  const done = remarks.filter(({ resolvedBy }) => resolvedBy !== null)
  const line = (one: Remark) => (
    <li key={one.number}>
      {one.quote && (
        <button type="button" className="o-remark-place" onClick={() => showPlace(blocks, one.block)}>
          {blocks.some(({ id }) => id === one.block)
            ? `“${one.quote}”`
            : `“${one.quote}” (bagiannya sudah dihapus)`}
        </button>
      )}
      <p>{one.words}</p>
      <small>
        {one.resolvedBy ? `${one.by}, ${one.at}. Selesai oleh ${one.resolvedBy}` : `${one.by}, ${one.at}`}
      </small>
      <Button
        isSmall
        label={`${one.resolvedBy ? 'Buka lagi' : 'Selesai'}: ${one.words.slice(0, 60)}`}
        onClick={() => void act(one.resolvedBy ? 'DELETE' : 'POST', `/remarks/${one.number}/resolution`)}
      >
        {one.resolvedBy ? 'Buka lagi' : 'Selesai'}
      </Button>
    </li>
  )
  return (
    <Panel title="Catatan" text={open.length > 0 ? `${open.length} belum selesai` : undefined}>
      {open.length > 0 && <ol className="o-remarks">{open.map(line)}</ol>}
      {done.length > 0 && (
        <details>
          <summary>{`${done.length} catatan selesai`}</summary>
          <ol className="o-remarks">{done.map(line)}</ol>
        </details>
      )}
      <NewRemark reviewing={reviewing} rev={rev} blocks={blocks} />
    </Panel>
  )
}

/** What is spoken of is marked in the text, as long as the panel is open. */
function useMarks(remarks: readonly Remark[], blocks: readonly Block[]): void {
  // after the text has been drawn with what was typed
  useEffect(() => {
    const open = remarks.filter(({ resolvedBy }) => resolvedBy === null)
    const frame = requestAnimationFrame(() => markPlaces(blocks, open))
    return () => cancelAnimationFrame(frame)
  }, [remarks, blocks])
  useEffect(() => () => markPlaces([], []), [])
}

function NewRemark({ reviewing, rev, blocks }: Omit<RemarksProps, 'remarks'>) {
  const [words, setWords] = useState('')
  const [place, setPlace] = useState<Place>()
  const [isBusy, setBusy] = useState(false)

  // what was chosen last stays chosen while one writes about it
  useEffect(() => {
    const look = () => {
      const chosen = chosenPlace(blocks)
      if (chosen) setPlace(chosen)
    }
    document.addEventListener('selectionchange', look)
    look()
    return () => document.removeEventListener('selectionchange', look)
  }, [blocks])

  async function add(): Promise<void> {
    setBusy(true)
    const result = await reviewing.act('POST', '/remarks', { rev, words, ...place })
    setBusy(false)
    if (!result.ok) return
    setWords('')
    setPlace(undefined)
  }

  return (
    <div className="o-form">
      {place ? (
        <p className="o-remark-about">
          <span>{`Tentang “${place.quote}”`}</span>
          <Button isSmall tone="quiet" onClick={() => setPlace(undefined)}>
            Tentang seluruhnya
          </Button>
        </p>
      ) : (
        blocks.length > 0 && (
          <p className="o-hint">Pilih kata-kata dalam teks untuk memberi catatan tepat di sana.</p>
        )
      )}
      <TextArea
        label="Catatan baru"
        name="remark"
        rows={3}
        maxLength={limits.reviewNote}
        value={words}
        onChange={setWords}
      />
      <div className="o-actions">
        <Button busy={isBusy} disabled={words.trim() === ''} onClick={() => void add()}>
          Simpan catatan
        </Button>
      </div>
    </div>
  )
}
