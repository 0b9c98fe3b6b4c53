import { useEffect, useRef, useState } from 'react'
import { to } from '../../../routes.ts'
import { pointsText, typedPoints } from '../../../shared/points.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { MarkHandInPage } from './hand-in-pages.contract.ts'
import type { Marked } from './hand-ins.contract.ts'
import { commentLength, pointsAfter, pointsOfLevels } from './hand-ins.rules.ts'
import { RemarkBank } from './remark-bank.views.tsx'
import { useMarkingKeys } from './use-marking-keys.views.tsx'

const isMarked = (data: unknown): data is Marked =>
  typeof data === 'object' && data !== null && 'event' in data && 'levels' in data && 'comment' in data

/** Levels or points, words, and what becomes of it; every part has its key. */
export function GradeForm({ data }: { data: MarkHandInPage }) {
  const { rubric, possible } = data
  const toasts = useToasts()
  const [levels, setLevels] = useState(data.levels)
  const [points, setPoints] = useState(data.points === null ? '' : pointsText(data.points))
  const [comment, setComment] = useState(data.comment)
  const [event, setEvent] = useState(data.event)
  const [other, setOther] = useState<Marked>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [at, setAt] = useState(0)
  const [isBankOpen, setBankOpen] = useState(false)
  const words = useRef<HTMLDivElement>(null)
  const given = rubric.length > 0 ? pointsOfLevels(rubric, levels) : typedPoints(points)

  async function save(outcome: 'keep' | 'release' | 'return'): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setErrors({})
    setProblem('')
    const result = await callApi<Marked>('PUT', `/v1/hand-ins/${data.id}/marks`, {
      points: rubric.length > 0 ? null : typedPoints(points),
      levels,
      comment,
      outcome,
      expectedEvent: event,
    })
    setBusy(false)
    if (result.ok) {
      toasts.show({ message: said[outcome](data.name) })
      return goTo(result.data.nextHref || to.marking())
    }
    setErrors(Object.fromEntries(result.errors.map(one => [one.field, one.message])))
    setProblem(result.message)
    if (result.status === 409 && isMarked(result.data)) setOther(result.data)
  }

  function choose(criterion: number, level: number): void {
    const one = rubric[criterion]
    const chosen = one?.levels[level]
    if (!one || !chosen) return
    setLevels(now => ({ ...now, [one.id]: chosen.id }))
    setAt(Math.min(rubric.length - 1, criterion + 1))
  }

  useMarkingKeys({
    isRubric: rubric.length > 0,
    onLevel: level => choose(at, level),
    onMove: step => setAt(now => Math.max(0, Math.min(rubric.length - 1, now + step))),
    onComment: () => words.current?.querySelector('textarea')?.focus(),
    onBank: () => setBankOpen(now => !now),
    onSave: () => void save('keep'),
    nextHref: data.nextHref,
    previousHref: data.previousHref,
  })

  // what was said of it a moment ago is said by the page that follows
  useEffect(() => setBusy(false), [])

  return (
    <Panel
      title="Penilaian"
      text={`1–9 tingkat, C komentar, R komentar tersimpan, J dan K berikutnya dan sebelumnya, Ctrl+Enter simpan dan lanjut.`}
    >
      <div className="hi-form">
        {rubric.map((one, index) => (
          <fieldset key={one.id} className={index === at ? 'hi-levels hi-levels-now' : 'hi-levels'}>
            <legend>{one.title}</legend>
            {one.levels.map((level, number) => (
              <label key={level.id} className="hi-level">
                <input
                  type="radio"
                  name={`level-${one.id}`}
                  checked={levels[one.id] === level.id}
                  onChange={() => choose(index, number)}
                />
                <kbd>{number + 1}</kbd> {level.title} <small>{pointsText(level.points)} poin</small>
              </label>
            ))}
          </fieldset>
        ))}
        {rubric.length === 0 && (
          <TextField
            required
            label="Poin"
            name="points"
            inputMode="decimal"
            suffix={`dari ${pointsText(possible)}`}
            value={points}
            error={errors.points}
            onChange={setPoints}
          />
        )}
        <p role="status">
          {given === null || Number.isNaN(given)
            ? 'Belum ada nilai.'
            : `${pointsText(given)} dari ${pointsText(possible)} poin${data.latePercent > 0 ? `, menjadi ${pointsText(pointsAfter(given, data.latePercent))} setelah potongan terlambat ${data.latePercent}%` : ''}.`}
        </p>
        <div ref={words}>
          <TextArea
            label="Komentar untuk siswa"
            name="comment"
            rows={5}
            maxLength={commentLength}
            value={comment}
            error={errors.comment}
            onChange={setComment}
          />
        </div>
        <RemarkBank
          initial={data.remarks}
          isOpen={isBankOpen}
          onOpen={setBankOpen}
          comment={comment}
          onUse={text => setComment(now => (now.trim() === '' ? text : `${now.trim()}\n${text}`))}
        />
        {problem && (
          <Notice tone="bad" isAlert>
            {errors.points ?? problem}
          </Notice>
        )}
        {other && (
          <Notice
            tone="warning"
            title={`Nilai sekarang: ${other.points === null ? 'tanpa poin' : pointsText(other.points)}`}
            action={
              <>
                <Button
                  isSmall
                  onClick={() => {
                    setLevels(other.levels)
                    setPoints(other.points === null ? '' : pointsText(other.points))
                    setComment(other.comment)
                    setEvent(other.event)
                    setOther(undefined)
                    setProblem('')
                  }}
                >
                  Pakai nilai itu
                </Button>
                <Button
                  isSmall
                  onClick={() => {
                    setEvent(other.event)
                    setOther(undefined)
                    setProblem('')
                  }}
                >
                  Tetap pakai nilai saya
                </Button>
              </>
            }
          >
            {other.comment || 'Tanpa komentar.'}
          </Notice>
        )}
        <div className="o-actions">
          <Button tone="main" busy={isBusy} onClick={() => void save('keep')}>
            Simpan dan lanjut
          </Button>
          {data.state !== 'graded' && (
            <Button busy={isBusy} onClick={() => void save('release')}>
              Simpan dan rilis
            </Button>
          )}
          <Button tone="quiet" busy={isBusy} onClick={() => void save('return')}>
            Kembalikan untuk diperbaiki
          </Button>
        </div>
      </div>
    </Panel>
  )
}

const said = {
  keep: (name: string) => `Nilai ${name} tersimpan`,
  release: (name: string) => `Nilai ${name} dirilis`,
  return: (name: string) => `Tugas ${name} dikembalikan`,
}
