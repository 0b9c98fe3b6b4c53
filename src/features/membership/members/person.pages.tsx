import './person.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Facts, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { PersonPage } from './members.contract.ts'
import { SignOutDialog, SuspendDialog } from './members.views.tsx'
import { ChangeDialog, KindDialog } from './person.views.tsx'

export const pages: PagesOf<'members.person'> = { 'members.person': Person }

type Opened = 'change' | 'kind' | 'suspend' | 'sign-out'

function Person({ data }: { data: PersonPage }) {
  const { person, canChange, isSelf } = data
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const whom = (dialog: Opened) => (opened === dialog ? person : undefined)
  return (
    <Office
      path={to.person(person)}
      title={person.name}
      text={`${data.kindLabel}${person.email ? `, ${person.email}` : ''}`}
      crumbs={[{ label: 'Orang', href: to.people() }, { label: person.name }]}
      actions={
        canChange && (
          <Button tone="main" onClick={() => setOpened('change')}>
            Ubah data
          </Button>
        )
      }
    >
      {person.status === 'suspended' && <Suspended data={data} />}
      {person.isRestricted && (
        <Notice tone="warning" title="Menunggu persetujuan wali">
          Anak ini belum mendapat persetujuan walinya. Nama dan kontaknya dibatasi sampai wali menyetujui.
        </Notice>
      )}
      <div className="o-grid">
        <Panel title="Data">
          <Facts facts={factsOf(data)} />
          <Hidden hidden={person.hidden} />
        </Panel>
        <Panel title="Akses">
          <Access data={data} open={setOpened} />
        </Panel>
      </div>
      {!person.hidden.includes('consents') && <Consents data={data} />}
      {data.history && <History history={data.history} />}
      {canChange && (
        <>
          <ChangeDialog data={data} open={opened === 'change'} onClose={close} />
          {!isSelf && <KindDialog data={data} open={opened === 'kind'} onClose={close} />}
          <SuspendDialog person={whom('suspend')} onClose={close} />
          <SignOutDialog person={whom('sign-out')} onClose={close} />
        </>
      )}
    </Office>
  )
}

function factsOf({ person, phone, province, city, joined, birthDate }: PersonPage) {
  return [
    { label: 'Email', value: person.email },
    { label: 'Telepon', value: phone },
    { label: 'Tanggal lahir', value: birthDate },
    { label: 'Sekolah', value: person.school?.name },
    { label: 'Kelas (rombel)', value: person.className },
    { label: 'Wilayah', value: [city, province].filter(Boolean).join(', ') },
    { label: 'Program', value: person.programs.map(({ name }) => name).join(', ') },
    { label: 'Bergabung', value: joined ?? 'Belum menerima undangan' },
    { label: 'Tentang', value: person.bio },
  ]
}

const hiddenWords: Record<string, string> = {
  email: 'email',
  phone: 'telepon',
  birthDate: 'tanggal lahir',
  consents: 'persetujuan',
  history: 'riwayat',
}

/** What there is but not for this reader: a gap should not look like an answer. */
function Hidden({ hidden }: { hidden: string[] }) {
  const words = hidden.flatMap(name => hiddenWords[name] ?? [])
  if (words.length === 0) return null
  return <p className="o-hint o-people-hidden">Tidak ditampilkan untuk peran Anda: {words.join(', ')}.</p>
}

function Access({ data, open }: { data: PersonPage; open: (dialog: Opened) => void }) {
  const { person, canChange, isSelf } = data
  return (
    <>
      <Facts
        facts={[
          { label: 'Peran', value: data.kindLabel },
          { label: 'Status', value: <Tag tone={data.statusTone}>{data.statusLabel}</Tag> },
          {
            label: 'Sesi terbuka',
            value: person.sessions > 0 ? `${person.sessions} perangkat` : 'Tidak ada',
          },
          { label: 'Terakhir terlihat', value: data.lastSeen ?? 'Belum pernah' },
        ]}
      />
      {canChange && !isSelf && (
        <div className="o-actions o-people-access">
          <Button onClick={() => open('kind')}>Ubah peran</Button>
          {person.sessions > 0 && (
            <Button onClick={() => open('sign-out')}>Keluarkan dari semua perangkat</Button>
          )}
          {person.status === 'active' && <Button onClick={() => open('suspend')}>Tangguhkan</Button>}
        </div>
      )}
      {isSelf && (
        <p className="o-hint o-people-hidden">Ini Anda. Peran Anda hanya dapat diubah oleh admin lain.</p>
      )}
      {person.kind === 0 && (
        <p className="o-hint o-people-hidden">Superadmin diatur oleh pengelola platform.</p>
      )}
    </>
  )
}

function Suspended({ data: { person, suspended, canChange } }: { data: PersonPage }) {
  const { isBusy, run } = useDeed()
  const reinstate = () =>
    void run(callApi('DELETE', `/v1/people/${person.id}/suspension`), () => `${person.name} aktif kembali`)
  return (
    <Notice
      tone="bad"
      title={`Ditangguhkan${suspended ? ` sejak ${suspended}` : ''}`}
      action={
        canChange && (
          <Button busy={isBusy} onClick={reinstate}>
            Pulihkan
          </Button>
        )
      }
    >
      {person.suspendedReason ?? 'Ia tidak dapat masuk ke situs ini.'}
    </Notice>
  )
}

function Consents({ data: { consents } }: { data: PersonPage }) {
  return (
    <Panel title="Persetujuan" text="Keterangan terakhirnya untuk setiap keperluan.">
      {consents.length === 0 ? (
        <p className="o-hint">Ia belum pernah dimintai persetujuan.</p>
      ) : (
        <ul className="o-people-lines">
          {consents.map(({ purpose, isGiven, textVersion, at }) => (
            <li key={purpose}>
              <span>{purpose}</span>
              <Tag tone={isGiven ? 'green' : 'neutral'}>{isGiven ? 'Disetujui' : 'Tidak disetujui'}</Tag>
              <small>
                {at}, naskah versi {textVersion}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function History({ history }: { history: NonNullable<PersonPage['history']> }) {
  return (
    <Panel
      title="Riwayat"
      text="Yang terakhir dilakukan terhadap keanggotaan ini."
      empty={
        history.length === 0 && {
          icon: 'history',
          title: 'Belum ada kejadian',
          text: 'Perubahan peran, penangguhan, dan setiap kali ia masuk akan tercatat di sini.',
        }
      }
    >
      <ol className="o-people-history">
        {history.map(entry => (
          <li key={entry.id}>
            <p>
              <strong>{entry.actorName}</strong> {entry.words} {entry.objectName}
            </p>
            {entry.changes.map(({ label, before, after }) => (
              <p key={label} className="o-hint">
                {label}: {before !== null && <del>{before}</del>}
                {before !== null && after !== null && ' menjadi '}
                {after !== null && <ins>{after}</ins>}
              </p>
            ))}
            <small>{entry.atText}</small>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
