import './own-account.css'
import { AccountPage } from '../../../ui/office/account.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { EventView, OwnAccountPage, SignInView } from './own-account.contract.ts'
import { Section } from './own-account.views.tsx'
import { SecondFactors } from './own-factors.views.tsx'

export const pages: PagesOf<'own-account.home'> = { 'own-account.home': OwnAccount }

/** The account's home: everything about it on one page, each change on one of its own. */
function OwnAccount({ data }: { data: OwnAccountPage }) {
  const { home, notice, name } = data
  return (
    <AccountPage
      title="Akun Anda"
      text="Profil, kata sandi, dan keamanan akun yang Anda pakai untuk masuk."
      home={home}
      notice={notice}
      isWide
      who={
        <form method="post" action={data.signOutAction}>
          <button className="btn btn-line btn-small" type="submit">
            Keluar
          </button>
        </form>
      }
      links={<a href={home}>Kembali ke {data.site}</a>}
    >
      <Profile data={data} name={name} />
      <Password data={data} />
      <SecondFactors data={data} />
      <Section id="perangkat" title="Tempat Anda masuk" text="Keluarkan perangkat yang tidak Anda kenali.">
        <SignIns signIns={data.signIns} />
      </Section>
      <Section id="riwayat" title="Riwayat keamanan" text="Dua puluh peristiwa terakhir di akun Anda.">
        <Events events={data.events} />
      </Section>
      <Section
        id="hapus"
        title="Hapus seluruh akun"
        text="Menghapus data Anda di semua situs dan di layanan akun. Untuk satu situs saja, buka Privasi & data di situs itu."
      >
        <div className="account-actions">
          <a className="btn btn-line btn-small btn-danger" href="/akun/hapus">
            Hapus seluruh akun
          </a>
        </div>
      </Section>
    </AccountPage>
  )
}

function Profile({ data, name }: { data: OwnAccountPage; name: string }) {
  return (
    <Section id="profil" title="Profil akun">
      <dl className="account-facts">
        <div>
          <dt>Nama</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            {data.email}
            <span className={data.isVerified ? 'badge tone-green' : 'badge tone-orange'}>
              {data.isVerified ? 'Terkonfirmasi' : 'Belum dikonfirmasi'}
            </span>
          </dd>
        </div>
        {data.newEmail && (
          <div>
            <dt>Email baru</dt>
            <dd>
              {data.newEmail}
              <span className="badge tone-orange">Menunggu konfirmasi</span>
            </dd>
          </div>
        )}
      </dl>
      <div className="account-actions">
        <a className="btn btn-line btn-small" href="/akun/email">
          {data.newEmail ? 'Masukkan kode konfirmasi' : 'Ubah email'}
        </a>
      </div>
    </Section>
  )
}

function Password({ data }: { data: OwnAccountPage }) {
  return (
    <Section id="kata-sandi" title="Kata sandi">
      <p className="account-text">
        {data.passwordChanged
          ? `Terakhir diubah ${data.passwordChanged}.`
          : 'Akun Anda belum memiliki kata sandi.'}
      </p>
      <div className="account-actions">
        <a className="btn btn-line btn-small" href="/akun/kata-sandi">
          {data.passwordChanged ? 'Ubah kata sandi' : 'Buat kata sandi'}
        </a>
      </div>
    </Section>
  )
}

function SignIns({ signIns }: { signIns: SignInView[] }) {
  return (
    <>
      <ul className="session-list">
        {signIns.map(({ id, device, place, method, since, seen, isThis }) => (
          <li key={id}>
            <div className="session-what">
              <p>
                {device}
                {isThis && <span className="badge tone-green">Perangkat ini</span>}
              </p>
              <p>
                {place} · {method}
              </p>
              <p>
                Sejak {since} · terakhir terlihat {seen}
              </p>
            </div>
            {!isThis && (
              <form className="session-do" method="post" action={`/akun/perangkat/${id}/keluarkan`}>
                <button
                  className="btn btn-line btn-small"
                  type="submit"
                  aria-label={`Keluarkan ${device}, sejak ${since}`}
                >
                  Keluarkan
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {signIns.length > 1 && (
        <form className="account-actions" method="post" action="/akun/perangkat/keluarkan-lainnya">
          <button className="btn btn-line btn-small btn-danger" type="submit">
            Keluarkan semua perangkat lain
          </button>
        </form>
      )}
    </>
  )
}

function Events({ events }: { events: EventView[] }) {
  if (events.length === 0) return <p className="account-text">Belum ada peristiwa.</p>
  return (
    <ul className="session-list">
      {events.map(({ text, at, from }) => (
        <li key={`${at} ${text} ${from}`}>
          <div className="session-what">
            <p>{text}</p>
            <p>
              {at} · {from}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
