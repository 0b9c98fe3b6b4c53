import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { DiscussionItem, DiscussionListPage } from './thread-pages.contract.ts'
import { bodyLength, titleLength } from './threads.rules.ts'

export const pages: PagesOf<'threads.list'> = { 'threads.list': Discussions }

const columns: Column<DiscussionItem>[] = [
  mainColumn('title', 'Pertanyaan', item =>
    withSmall(<a href={item.href}>{item.title}</a>, [item.className, item.about].filter(Boolean).join(' · ')),
  ),
  statusColumn(item => ({ label: item.stateLabel, tone: item.stateTone })),
  { key: 'by', label: 'Dari', cell: item => withSmall(item.byText, item.sinceText) },
  { key: 'replies', label: 'Balasan', cell: item => String(item.replies) },
]

/** Questions of the classes somebody looks after. */
function Discussions({ data }: { data: DiscussionListPage }) {
  const [isAnnouncing, setAnnouncing] = useState(false)
  return (
    <>
      <OfficeListPage
        list={data.list}
        text="Pertanyaan peserta di kelas-kelas Anda. Yang dilaporkan dan yang paling lama menunggu ada di atas."
        actions={
          data.classes.length > 0 && (
            <Button tone="main" onClick={() => setAnnouncing(true)}>
              Buat pengumuman
            </Button>
          )
        }
        columns={columns}
        none={{
          icon: 'message-circle',
          text: 'Pertanyaan muncul di sini setelah peserta menulisnya di halaman kelas.',
        }}
      />
      {isAnnouncing && <AnnounceDialog data={data} onClose={() => setAnnouncing(false)} />}
    </>
  )
}

function AnnounceDialog({ data, onClose }: { data: DiscussionListPage; onClose: () => void }) {
  const form = useForm({
    initial: { classId: data.classes[0]?.value ?? '', runId: '', title: '', body: '' },
    submit: values =>
      callApi('POST', '/v1/announcements', {
        ...values,
        classId: Number(values.classId),
        runId: values.runId === '' ? null : Number(values.runId),
      }),
    onDone: onClose,
    said: 'Pengumuman terbit di halaman kelas.',
  })
  const runs = data.runs[form.values.classId] ?? []
  return (
    <FormDialog form={form} submit="Terbitkan" title="Pengumuman kelas" open onClose={onClose} isWide>
      <SelectField
        label="Kelas"
        {...form.field('classId')}
        options={data.classes}
        onChange={classId => {
          form.set('classId', classId)
          form.set('runId', '')
        }}
      />
      {runs.length > 0 && (
        <SelectField
          label="Untuk"
          {...form.field('runId')}
          options={[{ value: '', label: 'Semua peserta kelas' }, ...runs]}
        />
      )}
      <TextField label="Judul" maxLength={titleLength} required {...form.field('title')} />
      <TextArea label="Isi" rows={6} maxLength={bodyLength} required {...form.field('body')} />
    </FormDialog>
  )
}
