import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Facts, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Pager, Table } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { TeamDetail, TeamItem } from './competitions.contract.ts'
import { teamStatuses } from './competitions.rules.ts'
import type { TeamPage, TeamsPage } from './pages.contract.ts'

export const pages: PagesOf<'league.team' | 'league.teams'> = { 'league.team': Team, 'league.teams': Teams }

const columns: Column<TeamItem>[] = [
  {
    key: 'team',
    label: 'Tim',
    isMain: true,
    cell: ({ name, category, season }) => (
      <div>
        {name}
        <small>
          {category} · musim {season}
        </small>
      </div>
    ),
  },
  {
    key: 'school',
    label: 'Sekolah',
    cell: ({ school, city }) => (
      <div>
        {school}
        <small>{city}</small>
      </div>
    ),
  },
  { key: 'members', label: 'Anggota', align: 'end', cell: ({ members }) => members },
  { key: 'sent', label: 'Dikirim', cell: ({ submittedText }) => submittedText ?? 'Belum' },
  {
    key: 'status',
    label: 'Status',
    cell: ({ status }) => <Tag tone={teamStatuses[status].tone}>{teamStatuses[status].label}</Tag>,
  },
  {
    key: 'do',
    label: 'Tindakan',
    isLabelHidden: true,
    cell: ({ id, name, status }) => (
      <LinkButton href={`/Kelola/Liga/${id}`} isSmall>
        {status === 'submitted' ? 'Periksa' : 'Buka'}
        <span className="o-unseen"> {name}</span>
      </LinkButton>
    ),
  },
]

/** Teams of the league, what waits first. */
function Teams({ data }: { data: TeamsPage }) {
  const { list, query, waiting } = data
  const isFiltered = Object.values(query).some(value => value !== '')
  return (
    <Office
      path="/Kelola/Liga"
      title="Liga"
      text={
        waiting > 0
          ? `${waiting} tim menunggu diperiksa.`
          : 'Tim yang didaftarkan sekolah. Tidak ada yang menunggu diperiksa.'
      }
      actions={<LinkButton href="/Liga-Smk">Lihat halaman liga</LinkButton>}
    >
      <Panel title="Tim" isFlush>
        <form className="o-filter" key={JSON.stringify(query)} action="/Kelola/Liga">
          <TextField
            label="Cari tim, sekolah, atau pembimbing"
            name="search"
            type="search"
            value={query.search}
          />
          <SelectField
            label="Status"
            name="status"
            value={query.status}
            placeholder="Semua status"
            options={data.statuses}
          />
          <SelectField
            label="Kategori"
            name="kategori"
            value={query.kategori}
            placeholder="Semua kategori"
            options={data.categories}
          />
          <div className="o-actions">
            <Button type="submit">Terapkan</Button>
            {isFiltered && (
              <LinkButton href="/Kelola/Liga" tone="quiet">
                Hapus saringan
              </LinkButton>
            )}
          </div>
        </form>
        <Table
          caption="Tim liga"
          columns={columns}
          rows={list.items}
          rowKey={team => team.id}
          empty={isFiltered ? <NothingFound /> : <NoneYet />}
        />
        <Pager pager={data.pager} noun="tim" />
      </Panel>
    </Office>
  )
}

const NothingFound = () => (
  <Empty
    icon="search"
    title="Tidak ada tim yang cocok"
    text="Periksa ejaannya, atau longgarkan saringannya."
    action={<LinkButton href="/Kelola/Liga">Tampilkan semua</LinkButton>}
  />
)

const NoneYet = () => (
  <Empty
    icon="trophy"
    title="Belum ada tim"
    text="Tim muncul di sini begitu sekolah mendaftarkannya selama pendaftaran liga dibuka."
    action={<LinkButton href="/Liga-Smk">Lihat halaman liga</LinkButton>}
  />
)

/** One team: who is in it, and the decision. */
function Team({ data }: { data: TeamPage }) {
  const { title, status, facts, coach, reason, history } = data
  const badge = teamStatuses[status]
  return (
    <Office
      path={`/Kelola/Liga/${data.id}`}
      title={title}
      crumbs={[{ label: 'Liga', href: '/Kelola/Liga' }, { label: title }]}
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
            cell: member => (
              <div>
                {member.name}
                <small>{member.text}</small>
              </div>
            ),
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
                <div>
                  {member.guardian}
                  {full?.guardianName && (
                    <small>
                      {full.guardianName}, {full.guardianEmail}
                    </small>
                  )}
                </div>
              )
            },
          },
        ]}
      />
    </Panel>
  )
}

function Decide({ data: { id, version, decisions } }: { data: TeamPage }) {
  const toasts = useToasts()
  const form = useForm({
    initial: { decision: decisions[0]?.value as string, reason: '' },
    submit: values => callApi<null>('POST', `/v1/teams/${id}/decision`, { ...values, version }),
    onDone() {
      toasts.show({ message: 'Keputusan tersimpan' })
      reloadPage()
    },
  })
  const chosen = decisions.find(({ value }) => value === form.values.decision)
  return (
    <Panel title="Keputusan" text="Pembimbing tim diberi tahu lewat email.">
      <form className="o-form" onSubmit={form.onSubmit} noValidate>
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
          maxLength={1000}
          hint={chosen?.needsReason ? 'Wajib: apa yang kurang, atau mengapa.' : 'Boleh kosong.'}
          {...form.field('reason')}
        />
        {form.message !== '' && form.state === 'idle' && Object.keys(form.errors).length === 0 && (
          <p className="o-error" role="alert">
            {form.message}
          </p>
        )}
        <div className="o-actions">
          <Button type="submit" tone="main" busy={form.isSending}>
            Simpan keputusan
          </Button>
        </div>
      </form>
    </Panel>
  )
}
