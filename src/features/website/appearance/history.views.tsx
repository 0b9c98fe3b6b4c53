import './colours.css'
import './history.css'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Confirm } from '../../../ui/office/dialog.tsx'
import { Notice, Skeleton, Tag } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { VersionItem } from './appearance.contract.ts'

interface HistoryProps {
  /** version in force: another one, and the list is asked anew */
  version: number
  hasDraft: boolean
  onRestored: () => void
}

/** What was published, with a way back to any of it. */
export function History({ version, hasDraft, onRestored }: HistoryProps) {
  const [items, setItems] = useState<VersionItem[]>()
  const [problem, setProblem] = useState('')
  const [chosen, setChosen] = useState<VersionItem>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each publication
  useEffect(() => {
    void callApi<{ items: VersionItem[] }>('GET', '/v1/appearance/versions').then(answer => {
      if (answer.ok) setItems(answer.data.items)
      else setProblem(answer.message)
    })
  }, [version])

  async function restore(item: VersionItem): Promise<void> {
    setBusy(true)
    const answer = await callApi('POST', `/v1/appearance/versions/${item.version}/restoration`)
    setBusy(false)
    setChosen(undefined)
    toasts.show(
      answer.ok ? { message: `Versi ${item.version} dipulihkan` } : { message: answer.message, tone: 'bad' },
    )
    if (answer.ok) onRestored()
  }

  if (problem) return <Notice tone="bad">{problem}</Notice>
  if (!items) return <Skeleton lines={3} />
  if (items.length === 0)
    return <p className="o-hint">Belum ada terbitan. Versi sekarang dicatat saat Anda pertama menerbitkan.</p>
  return (
    <>
      <ol className="ap-history">
        {items.map(item => (
          <li key={item.version}>
            <span className="ap-swatches" aria-hidden="true">
              {[...new Set(item.colours)].map(colour => (
                <i key={colour} style={{ background: colour }} />
              ))}
            </span>
            <div>
              <p>
                <strong>Versi {item.version}</strong> {item.isCurrent && <Tag tone="green">Terbit</Tag>}
              </p>
              <p>{item.summary.length > 0 ? item.summary.join(', ') : 'Keadaan awal'}</p>
              <small>
                <time dateTime={item.publishedAt}>{item.publishedWords}</time>
                {item.publishedBy && `, oleh ${item.publishedBy}`}
              </small>
            </div>
            {!item.isCurrent && (
              <Button isSmall onClick={() => setChosen(item)} label={`Pulihkan versi ${item.version}`}>
                Pulihkan
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Confirm
        title={`Pulihkan versi ${chosen?.version ?? ''}?`}
        open={chosen !== undefined}
        tone="main"
        confirm="Pulihkan dan terbitkan"
        busy={isBusy}
        onClose={() => setChosen(undefined)}
        onConfirm={() => chosen && void restore(chosen)}
        text={
          <p>
            Situs langsung memakai pengaturan versi ini sebagai versi baru.
            {hasDraft && ' Draf Anda yang belum terbit dibuang.'} Versi yang sekarang tetap tersimpan di
            riwayat.
          </p>
        }
      />
    </>
  )
}
