import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { RadioField, TextArea } from '../../../ui/office/fields.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Facts, Notice, Panel, Tabs, Tag } from '../../../ui/office/panels.tsx'
import { Pager, Table } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { requestStatuses } from './privacy.rules.ts'
import type { QueuedRequest, QueuePage, Statistics } from './requests.contract.ts'

export const pages: PagesOf<'privacy.queue'> = { 'privacy.queue': Queue }

/** What people ask of their data, the most urgent first, and what they consented to. */
function Queue({ data }: { data: QueuePage }) {
  const { requests, status, statistics, pager } = data
  const [chosen, setChosen] = useState<QueuedRequest>()
  return (
    <Office
      path="/Kelola/Privasi"
      title="Privasi"
      text="Permintaan data dari anggota harus dijawab dalam 3 x 24 jam (UU 27/2022 Pasal 30-41)."
      actions={
        <LinkButton href={data.recordHref} icon="download" download>
          Catatan pemrosesan
        </LinkButton>
      }
    >
      {statistics.overdue > 0 && (
        <Notice tone="bad" title={`${statistics.overdue} permintaan sudah lewat waktunya`}>
          Jawab sekarang; keterlambatan melanggar undang-undang.
        </Notice>
      )}
      <NoticePanel data={data} />
      <Panel title="Permintaan" isFlush>
        <Tabs
          label="Permintaan"
          current={status}
          tabs={[
            { id: 'open', label: 'Menunggu', href: '/Kelola/Privasi', count: statistics.open },
            { id: 'decided', label: 'Sudah dijawab', href: '/Kelola/Privasi?status=decided' },
          ]}
        />
        <Table
          caption="Permintaan data"
          rows={requests}
          rowKey={row => row.id}
          empty={<NoRequests status={status} />}
          columns={[
            {
              key: 'who',
              label: 'Orang',
              isMain: true,
              cell: row => (
                <>
                  {row.member.name}
                  <small>{row.kindLabel}</small>
                </>
              ),
            },
            { key: 'asked', label: 'Diajukan', cell: row => row.askedText },
            {
              key: 'left',
              label: status === 'open' ? 'Sisa waktu' : 'Hasil',
              cell: row => <Left row={row} />,
            },
            {
              key: 'do',
              label: 'Tindakan',
              isLabelHidden: true,
              cell: row => (
                <Button isSmall onClick={() => setChosen(row)} label={`Buka permintaan ${row.member.name}`}>
                  {row.status === 'open' ? 'Jawab' : 'Lihat'}
                </Button>
              ),
            },
          ]}
        />
        <Pager pager={pager} noun="permintaan" />
      </Panel>
      <Consented statistics={statistics} />
      <Dialog
        title={chosen?.kindLabel ?? ''}
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
      >
        {chosen && <Request request={chosen} onDone={() => setChosen(undefined)} />}
      </Dialog>
    </Office>
  )
}

function Left({ row }: { row: QueuedRequest }) {
  if (row.status !== 'open') {
    const { label, tone } = requestStatuses[row.status]
    return <Tag tone={tone}>{label}</Tag>
  }
  return <Tag tone={row.isUrgent ? 'red' : 'blue'}>{row.leftText}</Tag>
}

function NoRequests({ status }: { status: QueuePage['status'] }) {
  return status === 'open' ? (
    <Empty
      icon="shield-check"
      title="Tidak ada permintaan yang menunggu"
      text="Permintaan perbaikan, pembatasan, dan keberatan dari anggota muncul di sini, begitu pula penolakan wali."
    />
  ) : (
    <Empty
      icon="history"
      title="Belum ada yang dijawab"
      text="Permintaan yang sudah dijawab tersimpan di sini."
    />
  )
}

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
  const toasts = useToasts()
  const form = useForm({
    initial: { decision: 'done', outcome: '' },
    submit: values => callApi<QueuedRequest>('POST', `/v1/privacy/queue/${request.id}/decision`, values),
    onDone() {
      toasts.show({ message: 'Jawaban dikirim' })
      onDone()
      reloadPage()
    },
  })
  const isRefused = form.message !== '' && form.state === 'idle' && Object.keys(form.errors).length === 0
  return (
    <form className="o-form" onSubmit={form.onSubmit} noValidate>
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
        maxLength={2000}
        hint="Dikirim ke email orang ini. Minimal 10 karakter."
        {...form.field('outcome')}
      />
      {isRefused && (
        <p className="o-error" role="alert">
          {form.message}
        </p>
      )}
      <div className="o-actions">
        <Button type="submit" tone="main" busy={form.isSending}>
          Kirim jawaban
        </Button>
      </div>
    </form>
  )
}
