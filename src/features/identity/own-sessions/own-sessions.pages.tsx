import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn } from '../../../ui/office/list/columns.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { OwnSession, OwnSessionsPage } from './own-sessions.contract.ts'

export const pages: PagesOf<'own-sessions'> = { 'own-sessions': OwnSessions }

/** Where one is signed in here, and the way to end it. */
function OwnSessions({ data }: { data: OwnSessionsPage }) {
  return (
    <Office
      path={to.ownSessions()}
      title="Tempat masuk"
      text="Perangkat dan aplikasi yang sedang masuk dengan akun Anda di situs ini."
    >
      <Sessions data={data} />
    </Office>
  )
}

function Sessions({ data }: { data: OwnSessionsPage }) {
  const { sessions, accountHref } = data
  const [asked, setAsked] = useState<OwnSession | 'others'>()
  const path = asked && asked !== 'others' ? `/${encodeURIComponent(asked.id)}` : ''
  return (
    <>
      <Panel
        isFlush
        title="Sedang masuk"
        actions={
          sessions.length > 1 && <Button onClick={() => setAsked('others')}>Keluarkan semua yang lain</Button>
        }
      >
        <Table
          caption="Tempat masuk"
          columns={columnsWith(setAsked)}
          rows={sessions}
          rowKey={session => session.id}
        />
      </Panel>
      <p className="o-small o-mute">
        Melihat sesuatu yang bukan Anda? Keluarkan, lalu ganti kata sandi di{' '}
        <a className="o-link" href={accountHref}>
          layanan akun
        </a>
        .
      </p>
      <ConfirmCall
        title={asked === 'others' ? 'Keluarkan semua yang lain?' : `Keluarkan ${asked?.device ?? ''}?`}
        text="Di sana harus masuk lagi untuk melanjutkan."
        confirm="Keluarkan"
        open={asked !== undefined}
        call={() => callApi('DELETE', `/v1/user/sessions${path}`)}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}

const columnsWith = (ask: (session: OwnSession) => void): Column<OwnSession>[] => [
  mainColumn('device', 'Perangkat', ({ device, isThis }) => (
    <div>
      {device} {isThis && <Tag tone="green">Yang ini</Tag>}
    </div>
  )),
  { key: 'lastSeen', label: 'Terakhir dipakai', cell: ({ lastSeen }) => lastSeen },
  { key: 'since', label: 'Masuk sejak', cell: ({ since }) => since },
  { key: 'ip', label: 'Alamat IP', cell: ({ ip }) => ip },
  deedColumn(
    session =>
      !session.isThis && (
        <Button isSmall label={`Keluarkan ${session.device}`} onClick={() => ask(session)}>
          Keluarkan
        </Button>
      ),
  ),
]
