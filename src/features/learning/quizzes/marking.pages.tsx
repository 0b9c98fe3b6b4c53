import './quiz.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Notice, Panel } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { LateAnswers } from './late-answers.views.tsx'
import { MarkForm } from './mark-form.views.tsx'
import type { MarkAttemptPage, MarkingQueuePage, QueueRow } from './quiz-pages.contract.ts'

export const pages: PagesOf<'quizzes.queue' | 'quizzes.marking'> = {
  'quizzes.queue': Queue,
  'quizzes.marking': MarkAttempt,
}

const columns: Column<QueueRow>[] = [
  { key: 'name', label: 'Siswa', isMain: true, cell: row => <a href={row.href}>{row.name}</a> },
  { key: 'what', label: 'Kuis atau tugas', cell: row => row.what },
  { key: 'since', label: 'Dikumpulkan', cell: row => row.sinceText },
  { key: 'left', label: 'Belum dinilai', cell: row => row.leftText },
]

/** What waits for somebody: who handed in first stands first. */
function Queue({ data: { rows, ready } }: { data: MarkingQueuePage }) {
  const deed = useDeed()
  const first = rows.find(({ isOpen }) => isOpen)
  return (
    <Office
      path={to.marking()}
      title="Penilaian"
      text="Jawaban uraian dan tugas yang menunggu Anda. Siswa melihat nilainya setelah dirilis."
      actions={
        first && (
          <LinkButton href={first.href} tone="main">
            Mulai menilai
          </LinkButton>
        )
      }
    >
      {ready.map(({ path, label, words }) => (
        <Notice
          key={path}
          tone="info"
          title={words}
          action={
            <Button busy={deed.isBusy} onClick={() => void deed.run(callApi('POST', path))}>
              Rilis nilainya
            </Button>
          }
        >
          {label}
        </Notice>
      ))}
      <Panel isFlush>
        <Table
          caption="Yang menunggu dinilai"
          columns={columns}
          rows={rows}
          rowKey={row => row.key}
          empty={
            <Empty
              level="h2"
              icon="done"
              title="Tidak ada yang menunggu"
              text="Jawaban uraian dan tugas muncul di sini setelah siswa mengumpulkannya."
            />
          }
        />
      </Panel>
    </Office>
  )
}

/** One attempt, answer by answer: J and K go through them, Ctrl+Enter saves and goes on. */
function MarkAttempt({ data }: { data: MarkAttemptPage }) {
  const deed = useDeed()
  const [left, setLeft] = useState(data.items.filter(({ points }) => points === null).length)
  const byHand = data.items.filter(({ needsPerson }) => needsPerson)
  const byMachine = data.items.filter(({ needsPerson }) => !needsPerson)
  return (
    <Office
      path={to.marking()}
      title={data.name}
      text={`${data.title}, ${data.className}. Dikumpulkan ${data.submittedText}.`}
      crumbs={[{ label: 'Penilaian', href: to.marking() }, { label: data.name }]}
      actions={
        <>
          <LinkButton href={data.resultsHref}>Hasil kuis</LinkButton>
          {data.nextHref && <LinkButton href={data.nextHref}>Siswa berikutnya</LinkButton>}
        </>
      }
    >
      <Notice
        tone={data.isReleased ? 'good' : left === 0 ? 'info' : 'warning'}
        action={
          !data.isReleased &&
          left === 0 && (
            <Button
              tone="main"
              busy={deed.isBusy}
              onClick={() => void deed.run(callApi('POST', `/v1/quiz-attempts/${data.id}/release`))}
            >
              Rilis nilai
            </Button>
          )
        }
      >
        {data.isReleased
          ? 'Nilai sudah dirilis. Perubahan langsung terlihat oleh siswa.'
          : left === 0
            ? 'Semua jawaban sudah dinilai.'
            : `${left} jawaban belum dinilai. Tombol: J dan K untuk pindah, Ctrl+Enter untuk menyimpan.`}
      </Notice>
      {data.broughtWords && <Notice>{data.broughtWords}</Notice>}
      <LateAnswers attemptId={data.id} late={data.late} />
      {byHand.length > 0 && (
        <Panel title="Dinilai pengajar">
          <MarkForm attemptId={data.id} items={byHand} onLeft={setLeft} />
        </Panel>
      )}
      {byMachine.length > 0 && (
        <Panel title="Dinilai otomatis" text="Poinnya boleh Anda ubah; nilai Anda yang berlaku.">
          <MarkForm attemptId={data.id} items={byMachine} onLeft={setLeft} />
        </Panel>
      )}
    </Office>
  )
}
