import './polls.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { AskedPoll, OwnPollPage } from './polls.contract.ts'
import { useWatched } from './use-watched.views.tsx'

export const pages: PagesOf<'polls.own'> = { 'polls.own': OwnPoll }

/** What one's class is asked now; it changes by itself when whoever teaches goes on. */
function OwnPoll({ data: { slug, name, asked } }: { data: OwnPollPage }) {
  const query = new URLSearchParams({ slug })
  const [poll, setPoll, isLost] = useWatched<AskedPoll | null>(`/v1/class/poll?${query}`, asked)
  return (
    <Office
      path={to.learning()}
      title="Pertanyaan untuk kelas"
      crumbs={[
        { label: 'Kelas saya', href: to.learning() },
        { label: name, href: to.learningIn({ slug }) },
        { label: 'Pertanyaan' },
      ]}
    >
      <Panel>
        {poll ? (
          <Question key={`${poll.id} ${poll.round}`} poll={poll} onAnswered={setPoll} isLost={isLost} />
        ) : (
          <Empty
            level="h2"
            icon="message-circle"
            title="Belum ada pertanyaan"
            text="Biarkan halaman ini terbuka: pertanyaan dari pengajar muncul di sini dengan sendirinya."
            action={<LinkButton href={to.learningIn({ slug })}>Kembali ke kelas</LinkButton>}
          />
        )}
      </Panel>
    </Office>
  )
}

interface QuestionProps {
  poll: AskedPoll
  onAnswered: (poll: AskedPoll) => void
  isLost: boolean
}

function Question({ poll, onAnswered, isLost }: QuestionProps) {
  const [sending, setSending] = useState('')
  const [problem, setProblem] = useState('')
  const isOpen = poll.state === 'open'

  async function answer(option: string): Promise<void> {
    setSending(option)
    const result = await callApi<AskedPoll>('PUT', `/v1/polls/${poll.id}/answer`, {
      round: poll.round,
      option,
    })
    setSending('')
    setProblem(result.ok ? '' : result.message)
    if (result.ok) onAnswered(result.data)
  }

  return (
    <div className="o-poll">
      <p className="o-poll-head">{`Putaran ${poll.round}`}</p>
      <fieldset className="o-poll-options" disabled={!isOpen}>
        <legend>{poll.prompt}</legend>
        {poll.options.map(({ id, text }) => (
          <label key={id}>
            <input
              type="radio"
              name="option"
              checked={(sending || poll.given) === id}
              onChange={() => void answer(id)}
            />
            <span>{text}</span>
            {id === poll.key && <Tag tone="green">jawaban benar</Tag>}
          </label>
        ))}
      </fieldset>
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      <p aria-live="polite">{wordsOf(poll, sending !== '')}</p>
      {poll.feedback && <Notice>{poll.feedback}</Notice>}
      {isLost && (
        <Notice tone="warning">
          Sambungan terputus. Setelah tersambung lagi, pilih jawaban Anda bila belum tercatat.
        </Notice>
      )}
    </div>
  )
}

function wordsOf(poll: AskedPoll, isSending: boolean): string {
  if (isSending) return 'Mengirim …'
  if (poll.state === 'closed')
    return poll.given ? 'Pertanyaan ini selesai.' : 'Pertanyaan ini selesai tanpa jawaban Anda.'
  if (poll.state === 'held')
    return 'Jawaban ditutup. Bicarakan dengan teman Anda, pengajar mungkin bertanya lagi.'
  return poll.given
    ? 'Jawaban Anda tercatat. Anda dapat menggantinya selama putaran ini terbuka.'
    : 'Pilih satu jawaban. Jawaban ini tidak dinilai.'
}
