import './meetings.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CopyField } from '../../../ui/office/copy-field.tsx'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Panel, Tag } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { OwnMeetingLine, OwnMeetingListPage } from './meeting-pages.contract.ts'

export const pages: PagesOf<'meetings.of'> = { 'meetings.of': OwnMeetings }

/** The meetings of one's class, and the way into one's own calendar. */
function OwnMeetings({ data }: { data: OwnMeetingListPage }) {
  const isEmpty = data.next.length + data.past.length === 0
  return (
    <Office
      path={to.learning()}
      title="Pertemuan"
      text={data.className}
      crumbs={[
        { label: 'Kelas saya', href: to.learning() },
        { label: data.className, href: data.classHref },
        { label: 'Pertemuan' },
      ]}
      actions={
        !isEmpty && (
          <LinkButton href={data.fileHref} download icon="calendar-clock">
            Unduh kalender
          </LinkButton>
        )
      }
    >
      {isEmpty && (
        <Panel
          empty={{
            icon: 'calendar-clock',
            title: 'Belum ada pertemuan',
            text: 'Pertemuan yang direncanakan pengajar muncul di sini, dan Anda diingatkan sebelum mulai.',
          }}
        />
      )}
      <Lines title="Akan datang" lines={data.next} />
      <Lines title="Sudah lewat" text={data.attendanceText} lines={data.past} />
      <CalendarPanel href={data.calendarHref} />
    </Office>
  )
}

function Lines({ title, text, lines }: { title: string; text?: string; lines: OwnMeetingLine[] }) {
  if (lines.length === 0) return null
  return (
    <Panel title={title} text={text} isFlush>
      <ul className="mtg-lines">
        {lines.map(line => (
          <li key={line.id}>
            <span>
              <a href={line.href}>{line.title}</a>
              {line.lines.map(words => (
                <small key={words}>{words}</small>
              ))}
              {line.recording && <small>Ada rekaman</small>}
            </span>
            {line.attendance ? (
              <Tag tone={line.attendance.tone}>{line.attendance.label}</Tag>
            ) : (
              <Tag tone={line.state.tone}>{line.state.label}</Tag>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function CalendarPanel({ href }: { href: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel
      title="Kalender pribadi"
      text="Tambahkan alamat ini di Google Kalender, Outlook, atau ponsel. Pertemuan semua kelas Anda ikut berubah di sana."
    >
      <CopyField label="Alamat kalender" value={href} />
      <p className="o-hint">Alamat ini rahasia: siapa yang memilikinya melihat jadwal Anda.</p>
      <div className="o-actions">
        <Button isSmall tone="quiet" onClick={() => setAsking(true)}>
          Ganti alamat
        </Button>
      </div>
      <ConfirmCall
        open={isAsking}
        title="Ganti alamat kalender?"
        text="Alamat lama tidak berlaku lagi. Kalender yang memakainya harus ditambahkan ulang."
        confirm="Ganti"
        onClose={() => setAsking(false)}
        call={() => callApi('POST', '/v1/calendars')}
      />
    </Panel>
  )
}
