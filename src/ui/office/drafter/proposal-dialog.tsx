import './drafter.css'
import { useEffect, useRef, useState } from 'react'
import { wordDifferences } from '../../../shared/word-differences.ts'
import { Button } from '../buttons.tsx'
import { callApi } from '../call-api.ts'
import { Dialog } from '../dialog.tsx'
import { TextArea } from '../fields.tsx'
import { Notice, Skeleton } from '../panels.tsx'
import type { ProposalProps } from './proposal-props.ts'

type Asked = { state: 'asking' } | { state: 'failed'; words: string } | { state: 'here' }

/**
 * What a model proposes for a field, beside what stands there. It may be put right, and stands in the field only when
 * somebody takes it; nothing is saved by that alone.
 */
export function ProposalDialog({
  title,
  now,
  path,
  wish,
  maxLength,
  onTake,
  onClose,
}: ProposalProps & { onClose: () => void }) {
  const [asked, setAsked] = useState<Asked>({ state: 'asking' })
  const [text, setText] = useState('')
  const [turn, setTurn] = useState(0)
  const wished = useRef(wish)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    const control = new AbortController()
    setAsked({ state: 'asking' })
    void callApi<{ text: string }>('POST', path, wished.current?.() ?? {}, control.signal).then(result => {
      if (control.signal.aborted) return
      if (!result.ok) return setAsked({ state: 'failed', words: result.errors[0]?.message ?? result.message })
      setText(result.data.text)
      setAsked({ state: 'here' })
    })
    return () => control.abort()
  }, [path, turn])

  const isTooLong = text.length > maxLength
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button busy={asked.state === 'asking'} onClick={() => setTurn(turn + 1)}>
            {asked.state === 'failed' ? 'Coba lagi' : 'Usulkan lagi'}
          </Button>
          <Button
            tone="main"
            disabled={asked.state !== 'here' || text.trim() === '' || isTooLong}
            onClick={() => {
              onTake(text.trim())
              onClose()
            }}
          >
            Pakai usulan
          </Button>
        </>
      }
    >
      {asked.state === 'failed' && (
        <Notice tone="bad" isAlert>
          {asked.words}
        </Notice>
      )}
      {asked.state === 'asking' && (
        <div role="status" aria-label="Model menulis usulan">
          <Skeleton lines={3} />
        </div>
      )}
      {asked.state === 'here' && (
        <>
          {now.trim() !== '' && (
            <section className="o-proposal-words" aria-label="Perubahan">
              <h3>Perubahan</h3>
              <p>
                {wordDifferences(now.trim(), text.trim()).map(({ is, text: words }, index) => {
                  const Tag = is === 'gone' ? 'del' : is === 'new' ? 'ins' : 'span'
                  // biome-ignore lint/suspicious/noArrayIndexKey: made anew with every letter
                  return <Tag key={index}>{words}</Tag>
                })}
              </p>
            </section>
          )}
          <TextArea
            label="Usulan"
            required
            name="proposal"
            rows={4}
            value={text}
            error={isTooLong ? `Paling banyak ${maxLength} karakter` : undefined}
            hint="Ditulis model AI. Periksa dan perbaiki; baru tersimpan setelah dipakai."
            onChange={setText}
          />
        </>
      )}
    </Dialog>
  )
}
