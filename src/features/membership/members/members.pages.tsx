import './members.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Avatar } from '../../../ui/office/avatar.tsx'
import { Button, LinkButton, Menu } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Pager, Table } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { PeoplePage } from './members.contract.ts'
import { SignOutDialog, SuspendDialog } from './members.views.tsx'

export const pages: PagesOf<'members.list'> = { 'members.list': PeopleList }

type Person = PeoplePage['people'][number]

function PeopleList({ data }: { data: PeoplePage }) {
  const { people, pager, isFiltered, canInvite } = data
  const actions = useActions()
  const invite = (
    <LinkButton href={to.invitations()} icon="invite" tone="main">
      Undang orang
    </LinkButton>
  )
  return (
    <Office
      path={to.people()}
      title="Orang"
      text={
        data.canChange
          ? 'Siapa saja yang ada di situs ini, perannya, dan kapan terakhir terlihat.'
          : 'Orang di program atau wilayah yang Anda pimpin.'
      }
      actions={canInvite && invite}
    >
      <Panel isFlush>
        <Filter data={data} />
        <Table
          caption="Orang"
          columns={columnsFor(data.canChange, actions)}
          rows={people}
          rowKey={person => person.id}
          empty={isFiltered ? <NothingFound /> : <NobodyYet invite={canInvite && invite} />}
        />
        <Pager pager={pager} noun="orang" />
      </Panel>
      {actions.dialogs}
    </Office>
  )
}

/** What can be done to a person straight from the list. */
function useActions() {
  const [suspending, setSuspending] = useState<Person>()
  const [leaving, setLeaving] = useState<Person>()
  const toasts = useToasts()
  async function reinstate({ id, name }: Person): Promise<void> {
    const result = await callApi('DELETE', `/v1/people/${id}/suspension`)
    toasts.show(
      result.ok ? { message: `Keanggotaan ${name} aktif kembali` } : { message: result.message, tone: 'bad' },
    )
    reloadPage()
  }
  return {
    suspend: setSuspending,
    signOut: setLeaving,
    reinstate,
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
  {
    key: 'name',
    label: 'Nama',
    isMain: true,
    cell: person => (
      <span className="o-named">
        <Avatar name={person.name} picture={person.picture} />
        <span>
          <a href={person.href}>{person.name}</a>
          {person.email && <small>{person.email}</small>}
        </span>
      </span>
    ),
  },
  { key: 'kind', label: 'Peran', cell: person => person.kind },
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
    key: 'status',
    label: 'Status',
    cell: person => <Tag tone={person.statusTone}>{person.statusLabel}</Tag>,
  },
  { key: 'seen', label: 'Terakhir terlihat', cell: person => person.lastSeen ?? 'Belum pernah' },
]

function columnsFor(canChange: boolean, actions: Actions): Column<Person>[] {
  if (!canChange) return columns
  const cell = (person: Person) => !person.isFixed && <PersonMenu person={person} actions={actions} />
  return [...columns, { key: 'do', label: 'Tindakan', isLabelHidden: true, cell }]
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

function Filter({ data: { filter, kinds, statuses, programs, sorts, isFiltered } }: { data: PeoplePage }) {
  return (
    <form className="o-filter o-people-filter" key={JSON.stringify(filter)} action={to.people()}>
      <TextField label="Cari nama atau email" name="search" type="search" value={filter.search} />
      <SelectField label="Peran" name="kind" value={filter.kind} placeholder="Semua" options={kinds} />
      <SelectField
        label="Status"
        name="status"
        value={filter.status}
        placeholder="Semua"
        options={statuses}
      />
      {programs.length > 0 && (
        <SelectField
          label="Program"
          name="programId"
          value={filter.programId}
          placeholder="Semua"
          options={programs}
        />
      )}
      <SelectField label="Urutkan" name="sort" value={filter.sort} options={sorts} />
      <div className="o-actions">
        <Button type="submit">Terapkan</Button>
        {isFiltered && (
          <LinkButton href={to.people()} tone="quiet">
            Hapus saringan
          </LinkButton>
        )}
      </div>
    </form>
  )
}

const NothingFound = () => (
  <Empty
    icon="search"
    title="Tidak ada orang yang cocok"
    text="Periksa ejaan nama atau email, atau longgarkan saringannya."
    action={<LinkButton href={to.people()}>Tampilkan semua</LinkButton>}
  />
)

const NobodyYet = ({ invite }: { invite: React.ReactNode }) => (
  <Empty
    icon="users"
    title="Belum ada orang di sini"
    text="Undang guru, mentor, dan siswa lewat email, bagikan satu tautan untuk satu kelas, atau unggah daftar mereka dari Excel."
    action={invite}
  />
)
