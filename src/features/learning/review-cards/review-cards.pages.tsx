import './review-cards.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { type Given, isBlank } from '../../../shared/exercise.ts'
import { ExerciseField } from '../../../ui/exercise/exercise-field.tsx'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Notice, Panel } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { ReviewPage, ReviewResult, ShownCard } from './review-cards.contract.ts'

export const pages: PagesOf<'review-cards.next'> = { 'review-cards.next': Reviewing }

/** One card at a time, with how many are left today. */
function Reviewing({ data }: { data: ReviewPage }) {
  const { card, left, done, most } = data
  return (
    <Office
      path={to.review()}
      title="Ulasan"
      text="Soal yang belum tepat di kuis, diulang sampai Anda kuasai. Nilai kelas tidak berubah."
      crumbs={[{ label: 'Kelas saya', href: to.learning() }, { label: 'Ulasan' }]}
    >
      {card ? (
        <>
          <div className="o-review-count">
            <progress max={left + done} value={done} aria-label="Kartu yang sudah diulas hari ini" />
            <p>{`${done} sudah, ${left} lagi hari ini (paling banyak ${most} sehari)`}</p>
          </div>
          <Card key={`${card.questionId} ${card.reps}`} card={card} />
        </>
      ) : (
        <Panel>
          <Nothing data={data} />
        </Panel>
      )}
    </Office>
  )
}

const reasons = {
  exam: {
    title: 'Selesaikan ujian Anda dahulu',
    text: 'Selama ujian berlangsung kartu disimpan, supaya tidak membocorkan soalnya.',
  },
  enough: { title: 'Cukup untuk hari ini', text: 'Kartu berikutnya menunggu besok. Sampai jumpa.' },
  none: {
    title: 'Tidak ada kartu hari ini',
    text: 'Soal kuis yang Anda jawab belum tepat muncul di sini, setelah kuncinya boleh dilihat.',
  },
} as const

function Nothing({ data: { why, nextText } }: { data: ReviewPage }) {
  const { title, text } = reasons[why || 'none']
  return (
    <Empty
      level="h2"
      icon="done"
      title={title}
      text={why === 'none' && nextText ? `Kartu berikutnya kembali ${nextText}.` : text}
      action={<LinkButton href={to.learning()}>Kelas saya</LinkButton>}
    />
  )
}

function Card({ card }: { card: ShownCard }) {
  const [answer, setAnswer] = useState<Given>(null)
  const [isHinted, setHinted] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [result, setResult] = useState<ReviewResult>()

  async function check(): Promise<void> {
    if (isBlank(answer)) return setProblem('Jawab dahulu, lalu periksa.')
    setBusy(true)
    setProblem('')
    const path = `/v1/review-cards/${card.questionId}/reviews`
    const { version, reps } = card
    const said = await callApi<ReviewResult>('POST', path, { answer, isHinted, version, reps })
    setBusy(false)
    if (said.ok) setResult(said.data)
    else setProblem(said.message)
  }

  return (
    <Panel text={card.source}>
      <ExerciseField
        exercise={card.exercise}
        name={`kartu-${card.questionId}`}
        given={answer}
        disabled={result !== undefined}
        onChange={setAnswer}
      />
      {isHinted && !result && <Notice title="Pembahasan">{card.hint}</Notice>}
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      {result ? (
        <Result result={result} />
      ) : (
        <div className="o-actions">
          <Button tone="main" busy={isBusy} onClick={check}>
            Periksa
          </Button>
          {card.hint && !isHinted && <Button onClick={() => setHinted(true)}>Lihat pembahasan dulu</Button>}
        </div>
      )}
    </Panel>
  )
}

function Result({ result: { isRight, key, feedback, nextText, left } }: { result: ReviewResult }) {
  return (
    <>
      <Notice tone={isRight ? 'good' : 'warning'} title={isRight ? 'Tepat' : 'Belum tepat'} isAlert>
        <p>{`Jawaban benar: ${key}`}</p>
        {feedback && <p>{feedback}</p>}
        <p>{`${nextText}.`}</p>
      </Notice>
      <div className="o-actions">
        <Button tone="main" onClick={() => reloadPage()}>
          {left > 0 ? 'Kartu berikutnya' : 'Selesai'}
        </Button>
      </div>
    </>
  )
}
