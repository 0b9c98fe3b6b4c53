import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { bulkBy } from '../../../ui/office/list/office-list.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Facts, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { Papers } from '../../../ui/office/papers.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { Decide, SheetButton, Twins } from './team-checking.views.tsx'
import type { TeamPage, TeamsPage } from './team-pages.contract.ts'
import type { TeamDetail, TeamItem } from './teams.contract.ts'
import { teamStatuses } from './teams.rules.ts'

export const pages: PagesOf<'league.team' | 'league.teams'> = { 'league.team': Team, 'league.teams': Teams }

const columns: Column<TeamItem>[] = [
  mainColumn('team', 'Tim', ({ name, category, season }) => withSmall(name, `${category} · musim ${season}`)),
  { key: 'school', label: 'Sekolah', cell: ({ school, city }) => withSmall(school, city) },
  statusColumn(({ status }) => teamStatuses[status]),
  { key: 'members', label: 'Anggota', align: 'end', cell: ({ members }) => members },
  { key: 'sent', label: 'Dikirim', cell: ({ submittedText }) => submittedText ?? 'Belum' },
  deedColumn(({ id, name, status }) => (
    <LinkButton href={to.team({ id })} isSmall>
      {status === 'submitted' ? 'Periksa' : 'Buka'}
      <span className="o-unseen"> {name}</span>
    </LinkButton>
  )),
]

const asks = {
  name: 'reason',
  label: 'Pesan untuk tim',
  hint: 'Dikirim lewat email. Minimal 10 karakter.',
  isRequired: true,
}

const decide = bulkBy('/v1/teams/bulk', 'decision')

const bulk = [
  decide('verified', 'Verifikasi', 'Data tim dinyatakan benar; pembimbing diberi tahu lewat email.', {
    icon: 'done',
  }),
  decide(
    'accepted',
    'Terima',
    'Tim yang sudah diverifikasi menjadi peserta; pembimbing diberi tahu lewat email.',
  ),
  decide('needs_fix', 'Minta perbaikan', 'Tim dapat mengubah datanya lagi.', { asks }),
  decide('rejected', 'Tolak', 'Pendaftaran ditolak; pembimbing diberi tahu lewat email.', {
    tone: 'danger',
    asks,
  }),
]

/** Teams of the league, what waits first. */
function Teams({ data: { list, waiting } }: { data: TeamsPage }) {
  return (
    <OfficeListPage
      list={list}
      title="Tim liga"
      noun="tim"
      text={
        waiting > 0
          ? `${waiting} tim menunggu diperiksa.`
          : 'Tim yang didaftarkan sekolah. Tidak ada yang menunggu diperiksa.'
      }
      actions={<LinkButton href={to.league()}>Lihat halaman liga</LinkButton>}
      columns={columns}
      bulk={bulk}
      none={{
        icon: 'trophy',
        text: 'Tim muncul di sini begitu sekolah mendaftarkannya selama pendaftaran liga dibuka.',
      }}
    />
  )
}

/** One team: who is in it, and the decision. */
function Team({ data }: { data: TeamPage }) {
  const { title, status, facts, coach, reason, history } = data
  const badge = teamStatuses[status]
  return (
    <Office
      path={to.team(data)}
      title={title}
      crumbs={[{ label: 'Liga', href: to.teams() }, { label: title }]}
      text={<Tag tone={badge.tone}>{badge.label}</Tag>}
    >
      <Panel title="Tim">
        <Facts
          facts={[
            ...facts,
            { label: 'Pembimbing', value: coach.name },
            { label: 'Email', value: coach.email && <a href={`mailto:${coach.email}`}>{coach.email}</a> },
            { label: 'Ponsel', value: coach.whatsapp && <a href={coach.whatsapp}>{coach.phone}</a> },
            { label: 'Pesan terakhir', value: reason && <span className="o-words">{reason}</span> },
            {
              label: 'Diminta diperbaiki',
              value: data.remarks.length > 0 && <span className="o-words">{data.remarks.join('\n')}</span>,
            },
          ]}
        />
      </Panel>
      <Twins twins={data.twins} />
      <Members data={data} />
      <Papers papers={data.papers} />
      {data.decisions.length > 0 && <Decide data={data} />}
      <Panel title="Riwayat">
        <ul className="o-list">
          {history.map(entry => (
            <li key={entry.key}>
              {entry.text} <small>{entry.at}</small>
            </li>
          ))}
        </ul>
      </Panel>
    </Office>
  )
}

function Members({ data: { id, members } }: { data: TeamPage }) {
  const [opened, setOpened] = useState<TeamDetail['members']>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  async function open(): Promise<void> {
    setBusy(true)
    const result = await callApi<TeamDetail>('GET', `/v1/teams/${id}`)
    setBusy(false)
    if (result.ok) setOpened(result.data.members)
    else toasts.show({ message: result.message, tone: 'bad' })
  }
  const fullOf = (member: number) => opened?.find(one => one.id === member)
  return (
    <Panel
      title="Anggota"
      text="NISN dan kontak anak disamarkan. Membuka data lengkap tercatat di riwayat."
      isFlush
      actions={
        !opened && (
          <Button icon="eye" busy={isBusy} onClick={() => void open()}>
            Buka data lengkap
          </Button>
        )
      }
    >
      {members.some(member => member.isRefused) && (
        <Notice tone="bad" title="Ada wali yang tidak menyetujui">
          Minta tim mengganti anggotanya sebelum diverifikasi.
        </Notice>
      )}
      <Table
        caption="Anggota tim"
        rows={members}
        rowKey={member => member.id}
        columns={[
          {
            key: 'name',
            label: 'Nama',
            isMain: true,
            cell: member => withSmall(member.name, member.text),
          },
          { key: 'nisn', label: 'NISN', cell: member => fullOf(member.id)?.nisn ?? member.nisn },
          { key: 'age', label: 'Lahir', cell: member => fullOf(member.id)?.birthDate ?? member.age },
          {
            key: 'contact',
            label: 'Kontak',
            cell: member => {
              const full = fullOf(member.id)
              return full
                ? [full.phone, full.email].filter(Boolean).join(', ') || 'Tidak diisi'
                : 'Disamarkan'
            },
          },
          {
            key: 'guardian',
            label: 'Wali',
            cell: member => {
              const full = fullOf(member.id)
              return (
                <>
                  {withSmall(
                    member.guardian,
                    full?.guardianName && `${full.guardianName}, ${full.guardianEmail}`,
                  )}
                  {member.isSheetAwaited && <SheetButton team={id} member={member.id} name={member.name} />}
                </>
              )
            },
          },
        ]}
      />
    </Panel>
  )
}
