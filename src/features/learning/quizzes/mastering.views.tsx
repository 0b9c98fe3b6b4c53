import { useCallback, useState } from 'react'
import { isBlank } from '../../../shared/exercise.ts'
import { ExerciseField } from '../../../ui/exercise/exercise-field.tsx'
import { Button } from '../../../ui/office/buttons.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useMounted } from '../../../ui/office/use-mounted.ts'
import { useAnswers } from './attempt-answers.views.tsx'
import type { MasteryProgress, QuizPlayerPage, RunningAttempt } from './quiz-pages.contract.ts'
import { savingWords } from './quiz-running.views.tsx'

/** "Tuntas" under way: one question, what came of the one before, and how far it is. A plain form without the script. */
export function Mastering({
  data,
  running,
  mastery,
}: {
  data: QuizPlayerPage
  running: RunningAttempt
  mastery: MasteryProgress
}) {
  const isMounted = useMounted()
  const work = useAnswers(
    running,
    useCallback(() => reloadPage(), []),
  )
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const item = running.items[0]
  if (!item) return null
  const given = work.answers.get(item.slot) ?? null

  async function send(what: string): Promise<void> {
    if (what === 'answer' && isBlank(given)) return setProblem('Jawab dahulu, lalu tekan Jawab.')
    setBusy(true)
    const result = what === 'submit' ? await work.submit() : await work.answerOne(item?.slot ?? 0)
    setBusy(false)
    if (result === undefined)
      return setProblem('Belum terkirim karena tidak ada jaringan. Jawaban Anda aman; coba lagi sebentar.')
    if ('refused' in result) return setProblem(result.refused)
    reloadPage()
  }

  return (
    <form
      method="post"
      action={data.action}
      className="q-form"
      onSubmit={event => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        void send(submitter instanceof HTMLButtonElement ? submitter.value : 'answer')
      }}
    >
      <input type="hidden" name="attempt" value={running.id} />
      <input type="hidden" name="slot" value={item.slot} />
      <div className="q-bar q-mastery">
        <span id="q-mastery">{mastery.text}</span>
        <progress max={100} value={mastery.percent} aria-labelledby="q-mastery" />
      </div>
      {mastery.last && (
        <Notice
          tone={mastery.last.isRight ? 'good' : 'warning'}
          title={mastery.last.isRight ? 'Benar.' : 'Belum tepat.'}
        >
          <p className="q-text">{`${mastery.last.prompt} Jawaban Anda: ${mastery.last.answer}`}</p>
          {mastery.last.feedback && <p className="q-text">{mastery.last.feedback}</p>}
          {mastery.last.key && <p className="q-text">Kunci: {mastery.last.key}</p>}
        </Notice>
      )}
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      {work.state === 'elsewhere' && (
        <Notice
          tone="warning"
          isAlert
          title={savingWords.elsewhere}
          action={<Button onClick={() => void work.comeBack()}>Lanjutkan di sini</Button>}
        >
          Yang Anda ketik di sini sudah tersimpan.
        </Notice>
      )}
      <Panel>
        <p className="q-number">{`Soal ${item.slot}`}</p>
        <ExerciseField
          exercise={item.exercise}
          given={given}
          onChange={isMounted ? next => work.answer(item.slot, next) : undefined}
          name={`q${item.slot}`}
          disabled={isMounted && (work.state === 'elsewhere' || work.state === 'over')}
        />
        {isMounted && work.state === 'offline' && (
          <p className="q-number" role="status">
            {savingWords.offline}
          </p>
        )}
      </Panel>
      <div className="o-actions">
        <button className="o-btn o-btn-main" type="submit" name="do" value="answer" disabled={isBusy}>
          Jawab
        </button>
        <button className="o-btn o-btn-plain" type="submit" name="do" value="submit" disabled={isBusy}>
          Berhenti di sini
        </button>
      </div>
    </form>
  )
}
