import './meetings.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton, Menu } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CopyField } from '../../../ui/office/copy-field.tsx'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Facts, Panel, Tag } from '../../../ui/office/panels.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { AttendancePanel } from './attendance-panel.views.tsx'
import { CheckPanel } from './check-panel.views.tsx'
import { CancelDialog, RecordingDialog } from './meeting-dialogs.views.tsx'
import { ChangeDialog } from './meeting-form.views.tsx'
import type { ManagedMeetingPage } from './meeting-pages.contract.ts'

export const pages: PagesOf<'meetings.managed'> = { 'meetings.managed': Meeting }

type Open = 'change' | 'cancel' | 'remove' | 'recording'

/** One meeting, for who teaches. */
function Meeting({ data }: { data: ManagedMeetingPage }) {
  const [open, setOpen] = useState<Open>()
  const deed = useDeed()
  const close = () => setOpen(undefined)
  const state = data.state.value
  const isRecorded = data.recording.url !== '' || data.recording.film !== null
  const more = [
    ...(state === 'live'
      ? [
          {
            label: 'Akhiri sekarang',
            onSelect: () => void deed.run(callApi('POST', `/v1/meetings/${data.id}/end`)),
          },
        ]
      : []),
    ...(state === 'ended'
      ? []
      : [
          {
            label: state === 'cancelled' ? 'Adakan lagi' : 'Batalkan pertemuan',
            onSelect: () => setOpen('cancel'),
          },
        ]),
    ...(data.mayRemove ? [{ label: 'Hapus', onSelect: () => setOpen('remove') }] : []),
  ]
  return (
    <Office
      path={to.meetings()}
      title={data.title}
      text={data.className}
      crumbs={[{ label: 'Pertemuan', href: to.meetings() }, { label: data.title }]}
      actions={
        <>
          {state === 'ended' && (
            <Button tone={isRecorded ? 'plain' : 'main'} onClick={() => setOpen('recording')}>
              {isRecorded ? 'Ganti rekaman' : 'Pasang rekaman'}
            </Button>
          )}
          {state !== 'cancelled' && <Button onClick={() => setOpen('change')}>Ubah</Button>}
          {more.length > 0 && <Menu label="Tindakan lain" items={more} />}
        </>
      }
    >
      <Panel>
        <p>
          <Tag tone={data.state.tone}>{data.state.label}</Tag>
        </p>
        <Facts facts={data.facts} />
        {data.address === '' ? (
          <p className="o-hint">Alamat pertemuan belum diisi; peserta belum dapat bergabung.</p>
        ) : (
          <>
            <CopyField label="Alamat pertemuan" value={data.address} />
            {(state === 'scheduled' || state === 'live') && (
              <p className="o-actions">
                <LinkButton href={data.address} isOutside>
                  Buka ruang pertemuan
                </LinkButton>
              </p>
            )}
          </>
        )}
        {data.recording.url !== '' && <CopyField label="Rekaman" value={data.recording.url} />}
        {data.recording.film && <p>{`Rekaman: ${data.recording.film.name || data.recording.film.key}`}</p>}
      </Panel>
      {state !== 'cancelled' && <CheckPanel data={data} />}
      <AttendancePanel data={data} />
      {open === 'change' && <ChangeDialog data={data} onClose={close} />}
      {open === 'cancel' && <CancelDialog data={data} onClose={close} />}
      {open === 'recording' && <RecordingDialog data={data} onClose={close} />}
      <ConfirmCall
        open={open === 'remove'}
        title="Hapus pertemuan?"
        text="Belum ada yang hadir, jadi pertemuan ini hilang dari jadwal tanpa pemberitahuan."
        confirm="Hapus"
        tone="danger"
        onClose={close}
        call={async () => {
          const result = await callApi('DELETE', `/v1/meetings/${data.id}`)
          if (result.ok) goTo(to.meetings())
          return result
        }}
      />
    </Office>
  )
}
