import { useState } from 'react'
import { to } from '../../../routes.ts'
import { limits } from '../../../shared/limits.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextArea } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { bulkBy } from '../../../ui/office/list/office-list.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Facts, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
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
          ]}
        />
      </Panel>
      <Members data={data} />
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
              return withSmall(
                member.guardian,
                full?.guardianName && `${full.guardianName}, ${full.guardianEmail}`,
              )
            },
          },
        ]}
      />
    </Panel>
  )
}

function Decide({ data: { id, version, decisions } }: { data: TeamPage }) {
  const form = useForm({
    initial: { decision: decisions[0]?.value as string, reason: '' },
    submit: values => callApi<null>('POST', `/v1/teams/${id}/decision`, { ...values, version }),
    said: 'Keputusan tersimpan',
  })
  const chosen = decisions.find(({ value }) => value === form.values.decision)
  return (
    <Panel title="Keputusan" text="Pembimbing tim diberi tahu lewat email.">
      <FormFrame form={form} submit="Simpan keputusan">
        <SelectField
          label="Keputusan"
          required
          options={decisions.map(({ value, label }) => ({ value, label }))}
          {...form.field('decision')}
        />
        <TextArea
          label="Pesan untuk tim"
          required={chosen?.needsReason === true}
          rows={3}
          maxLength={limits.answer}
          hint={chosen?.needsReason ? 'Wajib: apa yang kurang, atau mengapa.' : 'Boleh kosong.'}
          {...form.field('reason')}
        />
      </FormFrame>
    </Panel>
  )
}
