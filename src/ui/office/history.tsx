import { useEffect, useState } from 'react'
import { Button } from './buttons.tsx'
import { callApi } from './call-api.ts'
import { type Compared, draftPath, type PublishedVersion } from './draft-answer.ts'
import { DraftValue } from './draft-value.tsx'
import { Notice, Skeleton, Tag } from './panels.tsx'
import { useToasts } from './toasts.tsx'
import type { DraftEditing } from './use-draft.ts'

interface List {
  items: PublishedVersion[]
  page: number
  totalPages: number
}

export interface HistoryProps {
  editing: DraftEditing
  onClose: () => void
}

/** What was published, each version beside what is written now, with a way back as a draft. */
export function History({ editing, onClose }: HistoryProps) {
  const path = `${draftPath(editing.answer)}/versions`
  const [list, setList] = useState<List>()
  const [problem, setProblem] = useState('')
  const [shown, setShown] = useState<Compared>()
  const toasts = useToasts()

  async function more(page: number): Promise<void> {
    const answer = await callApi<List>('GET', `${path}?page=${page}`)
    if (!answer.ok) return setProblem(answer.message)
    setList(now => ({ ...answer.data, items: [...(now?.items ?? []), ...answer.data.items] }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => {
    void more(1)
  }, [])

  async function compare(number: number): Promise<void> {
    const answer = await callApi<Compared>('GET', `${path}/${number}`)
    if (answer.ok) setShown(answer.data)
    else setProblem(answer.message)
  }

  async function restore(number: number): Promise<void> {
    const answer = await editing.ask('POST', `/versions/${number}/restoration`)
    if (!answer.ok) return setProblem(answer.message)
    onClose()
    toasts.show({ message: `${answer.message}. Pengunjung melihatnya setelah Anda menerbitkan.` })
  }

  if (problem) return <Notice tone="bad">{problem}</Notice>
  if (!list) return <Skeleton lines={4} />
  if (shown)
    return (
      <Version shown={shown} back={() => setShown(undefined)} restore={() => void restore(shown.number)} />
    )
  if (list.items.length === 0) return <p className="o-hint">Belum ada terbitan.</p>
  return (
    <>
      <ol className="o-versions">
        {list.items.map(item => (
          <li key={item.number}>
            <div>
              <p>
                <strong>{`Versi ${item.number}`}</strong> {item.isCurrent && <Tag tone="green">Terbit</Tag>}
              </p>
              {item.summary.length > 0 && <p>{item.summary.join(', ')}</p>}
              <small>
                {item.why === 'before' ? 'Keadaan awal' : item.publishedWords}
                {item.publishedBy && `, oleh ${item.publishedBy}`}
              </small>
            </div>
            <Button
              isSmall
              onClick={() => void compare(item.number)}
              label={`Bandingkan versi ${item.number}`}
            >
              Bandingkan
            </Button>
          </li>
        ))}
      </ol>
      {list.page < list.totalPages && <Button onClick={() => void more(list.page + 1)}>Lebih lama</Button>}
    </>
  )
}

interface VersionProps {
  shown: Compared
  back: () => void
  restore: () => void
}

function Version({ shown, back, restore }: VersionProps) {
  return (
    <>
      <div className="o-actions">
        <Button tone="quiet" isSmall onClick={back}>
          Semua versi
        </Button>
        <Button isSmall onClick={restore} disabled={shown.differences.length === 0}>
          {`Pulihkan versi ${shown.number}`}
        </Button>
      </div>
      {shown.differences.length === 0 && <p>Sama dengan isi sekarang.</p>}
      {shown.differences.map(({ field, words, old, now }) => (
        <section key={field} className="o-clash" aria-label={words}>
          <h3>{words}</h3>
          <div className="o-clash-sides">
            <div>
              <h4>{`Versi ${shown.number}`}</h4>
              <DraftValue value={old} />
            </div>
            <div>
              <h4>Sekarang</h4>
              <DraftValue value={now} />
            </div>
          </div>
        </section>
      ))}
    </>
  )
}
