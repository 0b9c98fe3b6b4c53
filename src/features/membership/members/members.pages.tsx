import './members.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Avatar } from '../../../ui/office/avatar.tsx'
import { LinkButton, Menu } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { bulkBy } from '../../../ui/office/list/office-list.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { PeoplePage } from './members.contract.ts'
import { SignOutDialog, SuspendDialog } from './members.views.tsx'

export const pages: PagesOf<'members.list'> = { 'members.list': PeopleList }

type Person = PeoplePage['list']['rows'][number]

const act = bulkBy('/v1/people/bulk', 'action')

const bulk = [
  act('reinstate', 'Pulihkan', 'Orang yang ditangguhkan dapat masuk lagi.', { icon: 'undo' }),
  act(
    'suspend',
    'Tangguhkan',
    'Mereka langsung keluar dari situs ini dan tidak dapat masuk sampai dipulihkan. Karya dan nilainya tetap tersimpan.',
    {
      icon: 'eye-off',
      tone: 'danger',
      asks: {
        name: 'reason',
        label: 'Alasan',
        hint: 'Minimal 10 karakter. Ditunjukkan kepada mereka saat mencoba masuk.',
        isRequired: true,
      },
    },
  ),
]

function PeopleList({ data: { list, canChange, canInvite } }: { data: PeoplePage }) {
  const actions = useActions()
  return (
    <OfficeListPage
      list={list}
      text={
        canChange
          ? 'Siapa saja yang ada di situs ini, perannya, dan kapan terakhir terlihat.'
          : 'Orang di program atau wilayah yang Anda pimpin.'
      }
      actions={
        canInvite && (
          <LinkButton href={to.invitations()} icon="invite" tone="main">
            Undang orang
          </LinkButton>
        )
      }
      columns={columnsFor(canChange, actions)}
      bulk={canChange ? bulk : []}
      found="Periksa ejaan nama atau email, atau longgarkan saringannya."
      none={{
        icon: 'users',
        title: 'Belum ada orang di sini',
        text: 'Undang guru, mentor, dan siswa lewat email, bagikan satu tautan untuk satu kelas, atau unggah daftar mereka dari Excel.',
      }}
    >
      {actions.dialogs}
    </OfficeListPage>
  )
}

/** What can be done to a person straight from the list. */
function useActions() {
  const [suspending, setSuspending] = useState<Person>()
  const [leaving, setLeaving] = useState<Person>()
  const { run } = useDeed()
  return {
    suspend: setSuspending,
    signOut: setLeaving,
    reinstate: ({ id, name }: Person) =>
      void run(callApi('DELETE', `/v1/people/${id}/suspension`), () => `Keanggotaan ${name} aktif kembali`),
    dialogs: (
      <>
        <SuspendDialog person={suspending} onClose={() => setSuspending(undefined)} />
        <SignOutDialog person={leaving} onClose={() => setLeaving(undefined)} />
      </>
    ),
  }
}

type Actions = ReturnType<typeof useActions>

const columns: Column<Person>[] = [
  mainColumn('name', 'Nama', person => (
    <span className="o-named">
      <Avatar name={person.name} picture={person.picture} />
      <span>
        <a href={person.href}>{person.name}</a>
        {person.email && <small>{person.email}</small>}
      </span>
    </span>
  )),
  { key: 'kind', label: 'Peran', cell: person => person.kind },
  statusColumn(person => ({ label: person.statusLabel, tone: person.statusTone })),
  {
    key: 'programs',
    label: 'Program',
    cell: ({ programs: [first, ...more] }) =>
      first && (
        <>
          {first}
          {more.length > 0 && <small title={more.join(', ')}>dan {more.length} lainnya</small>}
        </>
      ),
  },
  {
    key: 'school',
    label: 'Sekolah',
    cell: ({ school, className }) => withSmall(school, className),
  },
  { key: 'joined', label: 'Bergabung', cell: person => person.joined },
  { key: 'seen', label: 'Terakhir terlihat', cell: person => person.lastSeen ?? 'Belum pernah' },
]

function columnsFor(canChange: boolean, actions: Actions): Column<Person>[] {
  if (!canChange) return columns
  const cell = (person: Person) => !person.isFixed && <PersonMenu person={person} actions={actions} />
  return [...columns, deedColumn(cell)]
}

function PersonMenu({ person, actions }: { person: Person; actions: Actions }) {
  return (
    <Menu
      label={`Tindakan untuk ${person.name}`}
      items={[
        { label: 'Lihat dan ubah', icon: 'user', href: person.href },
        { label: 'Keluarkan dari semua perangkat', icon: 'log-out', onSelect: () => actions.signOut(person) },
        ...(person.status === 'active'
          ? [
              {
                label: 'Tangguhkan',
                icon: 'eye-off',
                tone: 'danger',
                onSelect: () => actions.suspend(person),
              } as const,
            ]
          : []),
        ...(person.status === 'suspended'
          ? [{ label: 'Pulihkan', icon: 'undo', onSelect: () => actions.reinstate(person) } as const]
          : []),
      ]}
    />
  )
}
