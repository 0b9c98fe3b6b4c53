import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { RadioField, TextArea } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Facts, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { requestStatuses } from '../data-requests/data-requests.cards.ts'
import type { QueuedRequest } from '../data-requests/data-requests.ts'
import type { QueuePage, Statistics } from './privacy.contract.ts'

export const pages: PagesOf<'privacy.queue'> = { 'privacy.queue': Queue }

/** What people ask of their data, the most urgent first, and what they consented to. */
function Queue({ data }: { data: QueuePage }) {
  const { list, status, statistics } = data
  const [chosen, setChosen] = useState<QueuedRequest>()
  return (
    <OfficeListPage
      list={list}
      title="Permintaan data"
      noun="permintaan"
      text="Permintaan data dari anggota harus dijawab dalam 3 x 24 jam (UU 27/2022 Pasal 30-41)."
      actions={
        <LinkButton href={data.recordHref} icon="download" download>
          Catatan pemrosesan
        </LinkButton>
      }
      before={
        <>
          {statistics.overdue > 0 && (
            <Notice tone="bad" title={`${statistics.overdue} permintaan sudah lewat waktunya`}>
              Jawab sekarang; keterlambatan melanggar undang-undang.
            </Notice>
          )}
          <NoticePanel data={data} />
        </>
      }
      columns={columnsFor(status, setChosen)}
      nameOf={row => `${row.member.name}: ${row.kindLabel}`}
      none={noneOf.open}
      found={noneOf.decided}
    >
      <Consented statistics={statistics} />
      <Dialog
        title={chosen?.kindLabel ?? ''}
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
      >
        {chosen && <Request request={chosen} onDone={() => setChosen(undefined)} />}
      </Dialog>
    </OfficeListPage>
  )
}

const columnsFor = (
  status: QueuePage['status'],
  open: (row: QueuedRequest) => void,
): Column<QueuedRequest>[] => [
  mainColumn('who', 'Orang', row => withSmall(row.member.name, row.kindLabel)),
  { key: 'asked', label: 'Diajukan', cell: row => row.askedText },
  { key: 'left', label: status === 'open' ? 'Sisa waktu' : 'Hasil', cell: row => <Left row={row} /> },
  deedColumn(row => (
    <Button isSmall onClick={() => open(row)} label={`Buka permintaan ${row.member.name}`}>
      {row.status === 'open' ? 'Jawab' : 'Lihat'}
    </Button>
  )),
]

function Left({ row }: { row: QueuedRequest }) {
  if (row.status !== 'open') {
    const { label, tone } = requestStatuses[row.status]
    return <Tag tone={tone}>{label}</Tag>
  }
  return <Tag tone={row.isUrgent ? 'red' : 'blue'}>{row.leftText}</Tag>
}

const noneOf = {
  open: {
    icon: 'shield-check',
    action: undefined,
    title: 'Tidak ada permintaan yang menunggu',
    text: 'Permintaan perbaikan, pembatasan, dan keberatan dari anggota muncul di sini, begitu pula penolakan wali.',
  },
  decided: {
    icon: 'history',
    title: 'Belum ada yang dijawab',
    text: 'Permintaan yang sudah dijawab tersimpan di sini.',
  },
} as const

function NoticePanel({ data: { notice, mayPublish, policyHref, editorHref } }: { data: QueuePage }) {
  const edit = mayPublish && (
    <LinkButton href={editorHref} icon="pen">
      {notice ? 'Tulis versi baru' : 'Tulis kebijakan'}
    </LinkButton>
  )
  return (
    <Panel
      title="Kebijakan privasi"
      text={
        notice
          ? `Versi ${notice.version} berlaku sejak ${notice.dateText}.`
          : 'Belum ada. Tanpa kebijakan privasi, Anda belum memberi tahu anggota bagaimana datanya diproses (Pasal 21).'
      }
      actions={
        <>
          {notice && <LinkButton href={policyHref}>Lihat</LinkButton>}
          {edit}
        </>
      }
    />
  )
}

function Consented({ statistics }: { statistics: Statistics }) {
  return (
    <Panel
      title="Persetujuan anggota"
      text={`${statistics.restricted} profil dibatasi, ${statistics.guardiansAsked} wali belum menjawab.`}
      isFlush
    >
      <Table
        caption="Persetujuan anggota per tujuan"
        rows={statistics.purposes}
        rowKey={row => row.purpose}
        columns={[
          { key: 'label', label: 'Tujuan', isMain: true, cell: row => row.label },
          { key: 'given', label: 'Diberikan', align: 'end', cell: row => row.given },
          { key: 'withdrawn', label: 'Ditarik', align: 'end', cell: row => row.withdrawn },
          { key: 'none', label: 'Belum menjawab', align: 'end', cell: row => row.none },
        ]}
      />
    </Panel>
  )
}

/** One request, and the answer that goes to its person by mail. */
function Request({ request, onDone }: { request: QueuedRequest; onDone: () => void }) {
  const facts = [
    { label: 'Orang', value: request.member.name },
    { label: 'Email', value: request.member.email },
    { label: 'Diajukan', value: request.askedText },
    { label: 'Batas waktu', value: request.dueText },
    { label: 'Sisa waktu', value: request.leftText },
    { label: 'Permintaan', value: <span className="o-words">{request.message}</span> },
    { label: 'Dijawab', value: request.decidedText },
    { label: 'Jawaban', value: <span className="o-words">{request.outcome}</span> },
  ].filter(({ label }) => (request.status === 'open' ? label !== 'Jawaban' : label !== 'Sisa waktu'))
  return (
    <>
      <Facts facts={facts} />
      {request.status === 'open' && <Answer request={request} onDone={onDone} />}
    </>
  )
}

function Answer({ request, onDone }: { request: QueuedRequest; onDone: () => void }) {
  const form = useForm({
    initial: { decision: 'done', outcome: '' },
    submit: values => callApi<QueuedRequest>('POST', `/v1/privacy/queue/${request.id}/decision`, values),
    said: 'Jawaban dikirim',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Kirim jawaban">
      <RadioField
        legend="Keputusan"
        name="decision"
        value={form.values.decision}
        onChange={decision => form.set('decision', decision)}
        options={[
          { value: 'done', label: 'Selesai', text: 'Yang diminta sudah dilakukan.' },
          { value: 'rejected', label: 'Tolak', text: 'Ada alasan hukum untuk tidak melakukannya.' },
        ]}
      />
      <TextArea
        label="Jawaban"
        required
        rows={4}
        maxLength={limits.request}
        hint="Dikirim ke email orang ini. Minimal 10 karakter."
        {...form.field('outcome')}
      />
    </FormFrame>
  )
}
