import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Confirm } from '../../../ui/office/dialog.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { OwnSession, OwnSessionsPage } from './own-sessions.contract.ts'

export const pages: PagesOf<'own-sessions'> = { 'own-sessions': OwnSessions }

/** Where one is signed in here, and the way to end it. */
function OwnSessions({ data }: { data: OwnSessionsPage }) {
  return (
    <Office
      path="/Profile/Tempat-Masuk"
      title="Tempat masuk"
      text="Perangkat dan aplikasi yang sedang masuk dengan akun Anda di situs ini."
    >
      <Sessions data={data} />
    </Office>
  )
}

function Sessions({ data }: { data: OwnSessionsPage }) {
  const { sessions, accountHref } = data
  const toasts = useToasts()
  const [asked, setAsked] = useState<OwnSession | 'others'>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function end(): Promise<void> {
    if (!asked) return
    setBusy(true)
    const path =
      asked === 'others' ? '/v1/user/sessions' : `/v1/user/sessions/${encodeURIComponent(asked.id)}`
    const result = await callApi<{ ended: number }>('DELETE', path)
    setBusy(false)
    if (!result.ok) {
      setProblem(result.message)
      return
    }
    setProblem(undefined)
    setAsked(undefined)
    toasts.show({ message: result.message })
    reloadPage()
  }

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
      <Confirm
        title={asked === 'others' ? 'Keluarkan semua yang lain?' : `Keluarkan ${asked?.device ?? ''}?`}
        text="Di sana harus masuk lagi untuk melanjutkan."
        confirm="Keluarkan"
        open={asked !== undefined}
        busy={isBusy}
        problem={problem}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void end()}
      />
    </>
  )
}

const columnsWith = (ask: (session: OwnSession) => void): Column<OwnSession>[] => [
  {
    key: 'device',
    label: 'Perangkat',
    isMain: true,
    cell: ({ device, isThis }) => (
      <div>
        {device} {isThis && <Tag tone="green">Yang ini</Tag>}
      </div>
    ),
  },
  { key: 'lastSeen', label: 'Terakhir dipakai', cell: ({ lastSeen }) => lastSeen },
  { key: 'since', label: 'Masuk sejak', cell: ({ since }) => since },
  { key: 'ip', label: 'Alamat IP', cell: ({ ip }) => ip },
  {
    key: 'do',
    label: 'Tindakan',
    isLabelHidden: true,
    cell: session =>
      !session.isThis && (
        <Button isSmall label={`Keluarkan ${session.device}`} onClick={() => ask(session)}>
          Keluarkan
        </Button>
      ),
  },
]
