import { limits } from '../../../shared/limits.ts'
import './own-account.css'
import { Icon } from '../../../ui/icon.tsx'
import { AccountField } from '../../../ui/office/account.tsx'
import type { OwnAccountPage } from './own-account.contract.ts'
import { Section, Sure } from './own-account.views.tsx'

/** The app, the passkeys and the codes for when both are lost. */
export function SecondFactors({ data }: { data: OwnAccountPage }) {
  const isProtected = data.totpSince !== null || data.passkeys.length > 0
  return (
    <Section
      id="faktor"
      title="Faktor kedua"
      text={
        isProtected
          ? 'Akun Anda terlindungi meskipun kata sandinya diketahui orang lain.'
          : 'Kata sandi saja dapat dicuri. Tambahkan satu cara lagi untuk membuktikan bahwa ini Anda.'
      }
    >
      <div className="account-divided">
        <h3>Aplikasi autentikator</h3>
        {data.totpSince ? (
          <>
            <p className="account-text">Terpasang sejak {data.totpSince}.</p>
            <Sure
              label="Lepas aplikasi"
              action="/akun/aplikasi/lepas"
              text="Setelah dilepas, kode dari aplikasi tidak berlaku lagi. Situs yang mewajibkan faktor kedua akan meminta Anda memasangnya kembali."
            />
          </>
        ) : (
          <>
            <p className="account-text">Enam angka yang berganti setiap 30 detik di ponsel Anda.</p>
            <div className="account-actions">
              <a className="btn btn-line btn-small" href="/akun/aplikasi">
                Pasang aplikasi
              </a>
            </div>
          </>
        )}
      </div>
      <Passkeys data={data} />
      {isProtected && <Recovery left={data.recoveryCodesLeft} />}
    </Section>
  )
}

function Passkeys({ data: { passkeys } }: { data: OwnAccountPage }) {
  return (
    <div className="account-divided">
      <h3>Passkey</h3>
      {passkeys.length === 0 ? (
        <p className="account-text">Masuk dengan sidik jari, wajah, atau kunci layar, tanpa kata sandi.</p>
      ) : (
        <ul className="session-list">
          {passkeys.map(({ id, name, added, used, isSynced }) => (
            <li key={id}>
              <div className="session-what">
                <p>
                  {name}
                  {isSynced && <span className="badge tone-neutral">Tersinkron</span>}
                </p>
                <p>
                  Ditambahkan {added}
                  {used ? `, terakhir dipakai ${used}` : ', belum pernah dipakai'}
                </p>
              </div>
              <div className="session-do">
                <details className="account-more">
                  <summary>
                    <Icon name="chevron-right" />
                    Ubah nama
                  </summary>
                  <form className="account-form" method="post" action={`/akun/passkey/${id}/nama`}>
                    <AccountField
                      label="Nama passkey"
                      name="name"
                      id={`nama-${id}`}
                      value={name}
                      maxLength={limits.passkeyName}
                      autoComplete="off"
                      required
                    />
                    <div className="account-actions">
                      <button className="btn btn-line btn-small" type="submit">
                        Simpan
                      </button>
                    </div>
                  </form>
                </details>
                <Sure
                  label="Hapus"
                  action={`/akun/passkey/${id}/hapus`}
                  text={`Hapus "${name}"? Tindakan ini tidak bisa dibatalkan.`}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="account-actions">
        <a className="btn btn-line btn-small" href="/akun/passkey">
          Tambah passkey
        </a>
      </div>
    </div>
  )
}

function Recovery({ left }: { left: number }) {
  return (
    <div className="account-divided">
      <h3>Kode pemulihan</h3>
      <p className="account-text">
        {left > 0 ? `Tersisa ${left} kode.` : 'Semua kode sudah terpakai. Buat yang baru sekarang.'} Dipakai
        ketika ponsel Anda hilang atau rusak.
      </p>
      <Sure
        label="Buat kode baru"
        action="/akun/kode-pemulihan"
        text="Sepuluh kode baru menggantikan semua kode yang lama."
        isGood
      />
    </div>
  )
}
