import './meetings.css'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Facts, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { OwnMeetingPage } from './meeting-pages.contract.ts'
import { digitsShown } from './meetings.rules.ts'
import { Recording } from './recording.views.tsx'

export const pages: PagesOf<'meetings.own'> = { 'meetings.own': OwnMeeting }

/** One meeting, for who takes part: when, the way in, being counted, the recording. */
function OwnMeeting({ data }: { data: OwnMeetingPage }) {
  const { attendance } = data
  return (
    <Office
      path={to.learning()}
      title={data.title}
      text={data.className}
      crumbs={[
        { label: 'Kelas saya', href: to.learning() },
        { label: data.className, href: data.classHref },
        { label: 'Pertemuan', href: data.listHref },
        { label: data.title },
      ]}
      actions={
        data.joinHref && (
          <LinkButton href={data.joinHref} tone="main" icon="external" isOutside>
            Gabung
          </LinkButton>
        )
      }
    >
      {data.problem && (
        <Notice tone="bad" isAlert>
          <p>{data.problem}</p>
        </Notice>
      )}
      {data.done && (
        <Notice tone="good" isAlert>
          <p>{data.done}</p>
        </Notice>
      )}
      {data.check !== 'closed' && <CheckIn data={data} />}
      <Panel title="Pertemuan">
        <p>
          <Tag tone={data.state.tone}>{data.state.label}</Tag>
        </p>
        <Facts facts={data.facts} />
        {data.summary && <p className="mtg-words">{data.summary}</p>}
        <p className="o-hint">{data.doorText}</p>
      </Panel>
      {attendance && (
        <Panel title="Kehadiran Anda">
          <p>
            <Tag tone={attendance.tone}>{attendance.label}</Tag>
          </p>
          <p className="o-hint">{attendance.text}</p>
        </Panel>
      )}
      {data.recording && (
        <Panel title="Rekaman">
          <Recording recording={data.recording} title={data.title} />
        </Panel>
      )}
    </Office>
  )
}

/** A plain form: it works on any phone, and without script. */
function CheckIn({ data }: { data: OwnMeetingPage }) {
  const isScanned = data.check === 'ticket'
  return (
    <Panel
      title="Presensi"
      text={
        isScanned
          ? 'Kode sudah terbaca. Tekan tombol ini agar kehadiran Anda tercatat.'
          : 'Ketik empat angka di layar pengajar, atau pindai kode QR di sana.'
      }
    >
      <form method="post" action={data.action} className="o-form">
        {isScanned ? (
          <input type="hidden" name="ticket" value={data.ticket} />
        ) : (
          <TextField
            label="Angka presensi"
            name="digits"
            value=""
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={digitsShown}
          />
        )}
        <div className="o-actions">
          <Button type="submit" tone="main">
            Saya hadir
          </Button>
        </div>
      </form>
    </Panel>
  )
}
