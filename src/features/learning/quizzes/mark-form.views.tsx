import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { Notice } from '../../../ui/office/panels.tsx'
import { SentFiles } from './attempt-files.views.tsx'
import type { MarkedItem } from './quiz-pages.contract.ts'
import type { Marked } from './quizzes.contract.ts'

interface MarkFormProps {
  attemptId: number
  items: readonly MarkedItem[]
  onLeft: (left: number) => void
}

/** Answers to be marked, one below the other, each saved by itself. */
export function MarkForm({ attemptId, items, onLeft }: MarkFormProps) {
  const list = useRef<HTMLDivElement>(null)

  function go(from: Element, step: number): void {
    const all = [...(list.current?.querySelectorAll('.q-mark') ?? [])]
    const next = all[all.indexOf(from) + step]
    const field = next?.querySelector('input')
    if (field instanceof HTMLElement) field.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { target, key } = event
    if (!(target instanceof HTMLElement)) return
    const now = target.closest('.q-mark')
    if (!now) return
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      now.querySelector('form')?.requestSubmit()
      go(now, 1)
      return
    }
    // letters are letters in a comment; in the points they can be nothing else
    const isTyping = target instanceof HTMLTextAreaElement
    if (isTyping || event.ctrlKey || event.altKey || event.metaKey || !/^[jk]$/i.test(key)) return
    event.preventDefault()
    go(now, key.toLowerCase() === 'j' ? 1 : -1)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for what every form within can do itself
    <div className="q-items" ref={list} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <MarkOne key={item.slot} attemptId={attemptId} item={item} number={index + 1} onLeft={onLeft} />
      ))}
    </div>
  )
}

interface MarkOneProps {
  attemptId: number
  item: MarkedItem
  number: number
  onLeft: (left: number) => void
}

const text = (points: number | null) => (points === null ? '' : String(points).replace('.', ','))

function MarkOne({ attemptId, item, number, onLeft }: MarkOneProps) {
  const [points, setPoints] = useState(text(item.points))
  const [comment, setComment] = useState(item.comment)
  const [event, setEvent] = useState(item.event)
  const [other, setOther] = useState<Marked>()
  const [said, setSaid] = useState(item.byText)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    const result = await callApi<Marked>('PUT', `/v1/quiz-attempts/${attemptId}/marks`, {
      slot: item.slot,
      points: points.trim() === '' ? null : Number(points.trim().replace(',', '.')),
      comment,
      expectedEvent: event,
    })
    setBusy(false)
    if (result.ok) {
      setEvent(result.data.event)
      setOther(undefined)
      setSaid('Tersimpan')
      return onLeft(result.data.left)
    }
    setProblem(result.message)
    // the call says whose mark stands there: data of its conflict
    if (result.status === 409 && isMarked(result.data)) setOther(result.data)
  }

  function takeOver(mark: Marked): void {
    setEvent(mark.event)
    setOther(undefined)
    setProblem('')
  }

  return (
    <div className="q-mark">
      <p className="q-number">
        Jawaban {number} · {said || 'Belum dinilai'}
      </p>
      <p className="q-prompt">{item.prompt}</p>
      <p className="q-answer">{item.answer || 'Tidak dijawab'}</p>
      <SentFiles files={item.files} />
      {item.guide && (
        <p className="q-text">{item.needsPerson ? `Pedoman: ${item.guide}` : `Kunci: ${item.guide}`}</p>
      )}
      <form
        className="o-form"
        noValidate
        onSubmit={sent => {
          sent.preventDefault()
          void save()
        }}
      >
        <TextField
          label={`Poin untuk jawaban ${number}`}
          name={`points-${item.slot}`}
          inputMode="decimal"
          suffix={`dari ${text(item.full)}`}
          value={points}
          onChange={setPoints}
        />
        <TextArea
          label={`Komentar untuk jawaban ${number}`}
          name={`comment-${item.slot}`}
          rows={2}
          value={comment}
          onChange={setComment}
        />
        {problem && (
          <Notice tone="bad" isAlert>
            {problem}
          </Notice>
        )}
        {other && (
          <Notice
            tone="warning"
            title={`Nilai sekarang: ${text(other.points)}`}
            action={
              <>
                <Button
                  isSmall
                  onClick={() => {
                    setPoints(text(other.points))
                    setComment(other.comment)
                    takeOver(other)
                  }}
                >
                  Pakai nilai itu
                </Button>
                <Button isSmall onClick={() => takeOver(other)}>
                  Tetap pakai nilai saya
                </Button>
              </>
            }
          >
            {other.comment || 'Tanpa komentar.'}
          </Notice>
        )}
        <div className="o-actions">
          <Button type="submit" isSmall busy={isBusy} label={`Simpan jawaban ${number}`}>
            Simpan
          </Button>
        </div>
      </form>
    </div>
  )
}

const isMarked = (data: unknown): data is Marked =>
  typeof data === 'object' && data !== null && 'event' in data && 'points' in data && 'comment' in data
