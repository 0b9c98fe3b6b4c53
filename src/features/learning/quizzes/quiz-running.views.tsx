import './quiz.css'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isBlank } from '../../../shared/exercise.ts'
import { ExerciseField } from '../../../ui/exercise/exercise-field.tsx'
import { clockWords, useCountdown } from '../../../ui/exercise/use-countdown.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { Confirm } from '../../../ui/office/dialog.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useMounted } from '../../../ui/office/use-mounted.ts'
import { isSame } from './answers-arrived.ts'
import { type Saving, useAnswers } from './attempt-answers.views.tsx'
import { AttemptFiles, PlainFiles } from './attempt-files.views.tsx'
import { CheckLine } from './check-line.views.tsx'
import type { QuizPlayerPage, RunningAttempt } from './quiz-pages.contract.ts'

export const savingWords: Record<Saving, string> = {
  saved: 'Semua jawaban tersimpan',
  waiting: 'Menyimpan…',
  saving: 'Menyimpan…',
  offline: 'Tanpa jaringan: jawaban disimpan di perangkat ini',
  elsewhere: 'Dilanjutkan di perangkat lain',
  over: 'Waktu habis',
}

/** An attempt under way. Until the script is here it is a plain form, which works as well. */
export function Running({ data, running }: { data: QuizPlayerPage; running: RunningAttempt }) {
  const isMounted = useMounted()
  const over = useCallback(() => reloadPage(), [])
  const ahead = useMemo(() => new Date(data.serverNow).getTime() - Date.now(), [data.serverNow])
  const now = useCallback(() => new Date(Date.now() + ahead), [ahead])
  const work = useAnswers(running, over, now)
  const toasts = useToasts()
  const [at, setAt] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const left = useCountdown(running.deadlineAt, data.serverNow)
  const list = useRef<HTMLOListElement>(null)
  const blank = running.items.filter(({ slot }) => isBlank(work.answers.get(slot) ?? null))
  const isSingle = isMounted && running.isOneByOne
  const shown = isSingle ? running.items.slice(at, at + 1) : running.items

  /** false: there is no network; it may be tried again */
  async function submit(): Promise<boolean> {
    setBusy(true)
    const mine = work.answers
    const result = await work.submit()
    setBusy(false)
    setAsking(false)
    if (result === undefined) {
      setProblem(
        isTimeUp && data.preparing
          ? `Waktu habis. Jawaban Anda tersimpan di perangkat ini dan dikumpulkan begitu ada jaringan, paling lambat ${data.preparing.graceMinutes} menit setelah waktu habis. Biarkan halaman ini terbuka.`
          : 'Belum terkirim karena tidak ada jaringan. Jawaban Anda aman; coba lagi sebentar.',
      )
      return false
    }
    if ('refused' in result) {
      setProblem(result.refused)
      return true
    }
    const { code, digest } = result.receipt
    const arrived = (await isSame(mine, digest)) ? ' Semua jawaban di perangkat ini sudah tiba.' : ''
    toasts.show({ message: `Terkumpul. Tanda terima ${code}.${arrived}` })
    reloadPage()
    return true
  }

  const isClosed = isMounted && (left === 0 || work.state === 'elsewhere' || work.state === 'over')

  // when time is up it is handed in, once; without a network as soon as there is one
  const isTimeUp = left === 0
  const hasEnded = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: from that moment on
  useEffect(() => {
    if (!isTimeUp || hasEnded.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = async () => {
      clearTimeout(timer)
      if (hasEnded.current) return
      hasEnded.current = await submit()
      if (!hasEnded.current) timer = setTimeout(() => void attempt(), 5000 + Math.random() * 5000)
    }
    const online = () => void attempt()
    addEventListener('online', online)
    void attempt()
    return () => {
      clearTimeout(timer)
      removeEventListener('online', online)
    }
  }, [isTimeUp])

  function go(to: number): void {
    setAt(Math.max(0, Math.min(running.items.length - 1, to)))
    // the keyboard and whoever listens begin at the question
    requestAnimationFrame(() =>
      list.current?.querySelector('input, textarea, select, button')?.scrollIntoView({ block: 'center' }),
    )
  }

  return (
    <form
      method="post"
      action={data.action}
      encType={
        running.items.some(({ exercise }) => exercise.kind === 'file') ? 'multipart/form-data' : undefined
      }
      className="q-form"
      onSubmit={event => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      <input type="hidden" name="attempt" value={running.id} />
      <div className="q-bar">
        <span className={`q-saving q-saving-${work.state}`} role="status">
          {isMounted ? savingWords[work.state] : 'Tekan Simpan sebelum meninggalkan halaman ini'}
          {work.unsent > 0 && ` (${work.unsent} belum terkirim)`}
        </span>
        {left !== undefined && (
          <span className={left <= 60 ? 'q-clock q-clock-last' : 'q-clock'}>
            <span className="o-unseen">Sisa waktu </span>
            {clockWords(left)}
          </span>
        )}
      </div>
      <p className="o-unseen" role="status">
        {left === 300 ? 'Sisa waktu lima menit' : left === 60 ? 'Sisa waktu satu menit' : ''}
      </p>
      {work.state === 'elsewhere' && (
        <Notice
          tone="warning"
          isAlert
          title="Kuis ini dilanjutkan di perangkat lain"
          action={<Button onClick={() => void work.comeBack()}>Lanjutkan di sini</Button>}
        >
          Yang Anda ketik di sini sudah tersimpan. Hanya satu perangkat yang dapat mengisi pada satu waktu.
        </Notice>
      )}
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      {isSingle && (
        <nav className="q-dots" aria-label="Soal">
          {running.items.map(({ slot }, index) => (
            <button
              key={slot}
              type="button"
              aria-current={index === at ? 'true' : undefined}
              className={isBlank(work.answers.get(slot) ?? null) ? 'q-dot' : 'q-dot q-dot-done'}
              aria-label={`Soal ${index + 1}${isBlank(work.answers.get(slot) ?? null) ? ', belum dijawab' : ', sudah dijawab'}`}
              onClick={() => go(index)}
            >
              {index + 1}
            </button>
          ))}
        </nav>
      )}
      <ol className="q-items" ref={list}>
        {shown.map(({ slot, exercise, pointsText, files }) => (
          <li key={slot}>
            <Panel>
              <p className="q-number">
                {`Soal ${running.items.findIndex(one => one.slot === slot) + 1} dari ${running.items.length} · ${pointsText}`}
              </p>
              <ExerciseField
                exercise={exercise}
                given={work.answers.get(slot) ?? null}
                onChange={isMounted ? given => work.answer(slot, given) : undefined}
                name={`q${slot}`}
                disabled={isClosed}
                files={
                  exercise.kind === 'file' &&
                  (!isMounted ? (
                    <PlainFiles slot={slot} most={exercise.most} files={files ?? []} />
                  ) : (
                    <AttemptFiles
                      attemptId={running.id}
                      slot={slot}
                      most={exercise.most}
                      initial={files ?? []}
                      disabled={isClosed}
                      onChange={names => work.show(slot, names)}
                    />
                  ))
                }
              />
              {isMounted && running.mayCheck && <CheckLine id={running.id} slot={slot} before={work.flush} />}
            </Panel>
          </li>
        ))}
      </ol>
      {isSingle && (
        <div className="o-actions q-steps">
          <Button onClick={() => go(at - 1)} disabled={at === 0}>
            Sebelumnya
          </Button>
          <Button onClick={() => go(at + 1)} disabled={at === running.items.length - 1}>
            Berikutnya
          </Button>
        </div>
      )}
      <div className="o-actions">
        {!isMounted && (
          <button className="o-btn o-btn-plain" type="submit" name="do" value="save">
            Simpan
          </button>
        )}
        <button className="o-btn o-btn-main" type="submit" name="do" value="submit">
          Kumpulkan
        </button>
      </div>
      <Confirm
        open={isAsking}
        title="Kumpulkan kuis?"
        confirm="Kumpulkan"
        busy={isBusy}
        onClose={() => setAsking(false)}
        onConfirm={() => void submit()}
        tone="main"
        text={
          blank.length > 0
            ? `${blank.length} dari ${running.items.length} soal belum dijawab. Setelah dikumpulkan, jawaban tidak dapat diubah.`
            : 'Semua soal sudah dijawab. Setelah dikumpulkan, jawaban tidak dapat diubah.'
        }
      />
    </form>
  )
}
