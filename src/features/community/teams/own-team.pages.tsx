import './teams.css'
import { CheckField } from '../../../ui/kit/forms.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { Papers } from '../../../ui/papers.tsx'
import { useParts } from '../../../ui/parts.tsx'
import { TeamForm } from './team-form.views.tsx'
import type { OwnTeamPage } from './team-pages.contract.ts'

export const pages: PagesOf<'league.ownTeam'> = { 'league.ownTeam': OwnTeam }

/** What became of a team, for whoever holds the link of its mail. */
function OwnTeam({ data }: { data: OwnTeamPage }) {
  const { DetailFrame } = useParts()
  const tone = data.badge.tone === 'green' ? 'good' : data.badge.tone === 'red' ? 'bad' : 'info'
  return (
    <DetailFrame
      variant="offer"
      heading={data.heading}
      crumbs={data.crumbs}
      facts={[]}
      aside={<Beside data={data} />}
    >
      <section className="block" aria-label="Status tim">
        <Notice tone={tone} title={data.badge.label} live>
          <p>{data.text}</p>
          {data.reason && <p>Dari panitia: {data.reason}</p>}
          {!data.form && data.remarks.length > 0 && (
            <ul className="points-list">
              {data.remarks.map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
        </Notice>
        {data.payHref && (
          <p className="actions">
            <a className="btn btn-main" href={data.payHref}>
              Bayar biaya pendaftaran
            </a>
          </p>
        )}
        <dl className="tm-facts">
          {data.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {data.form ? (
        <TeamForm form={data.form} mayKeep={data.badge.label === 'Draf'} submit="Kirim pendaftaran" />
      ) : (
        <section className="block" aria-labelledby="anggota">
          <h2 id="anggota">Anggota</h2>
          <ul className="tm-members">
            {data.members.map(member => (
              <li key={member.key}>
                <strong>{member.name}</strong>
                <small>{member.text}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Papers
        papers={data.papers}
        page={data.path}
        none="Belum ada dokumen. Surat tugas dan kartu pelajar mempercepat pemeriksaan."
      />
      {data.sheetHref && (
        <p className="tm-mute">
          Wali tanpa email? <a href={data.sheetHref}>Cetak lembar persetujuan</a>, minta ditandatangani, lalu
          unggah di atas.
        </p>
      )}
      {data.mayWithdraw && <Withdraw data={data} />}
    </DetailFrame>
  )
}

function Withdraw({ data: { path, problem } }: { data: OwnTeamPage }) {
  return (
    <details className="block tm-withdraw" open={problem !== undefined}>
      <summary>Mengundurkan diri</summary>
      <form className="form" method="post" action={path} noValidate>
        {problem && (
          <Notice tone="bad" live>
            <p>{problem}</p>
          </Notice>
        )}
        <p>
          Tim keluar dari liga musim ini dan tidak dapat dikembalikan. Anggotanya boleh didaftarkan dengan tim
          lain.
        </p>
        <CheckField id="isSure" name="isSure" label="Ya, tim ini mengundurkan diri" />
        <p className="actions">
          <button className="btn btn-line" type="submit" name="do" value="withdraw">
            Undurkan tim
          </button>
        </p>
      </form>
    </details>
  )
}

function Beside({ data: { contact } }: { data: OwnTeamPage }) {
  return (
    <div className="offer-box tm-beside">
      <p className="offer-note">
        Halaman ini hanya untuk pemegang tautan. Jangan bagikan: siapa pun yang membukanya dapat mengubah data
        tim.
      </p>
      {contact.whatsapp && (
        <p>
          Tanya panitia lewat WhatsApp <a href={contact.whatsapp.href}>{contact.whatsapp.label}</a>
        </p>
      )}
      {contact.email && (
        <p>
          Email <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
    </div>
  )
}
