import { AccountField, AccountPage } from '../../../ui/office/account.tsx'
import { AccountForm } from '../../../ui/office/account-form.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { EraseAccountPage } from './data-requests.contract.ts'

export const pages: PagesOf<'privacy.erase-account'> = { 'privacy.erase-account': EraseAccount }

/** At the account service: what goes, and one's own address typed. */
function EraseAccount({ data: { home, email, errors, notice } }: { data: EraseAccountPage }) {
  return (
    <AccountPage
      title="Hapus seluruh akun"
      text="Berlaku seketika di semua situs yang memakai akun ini, dan tidak dapat dibatalkan."
      home={home}
      notice={notice}
      links={<a href="/">Batal</a>}
    >
      <div className="account-points">
        <ul>
          <li>Nama, email, kata sandi, dan semua cara masuk Anda dihapus.</li>
          <li>Keanggotaan Anda di setiap situs dihapus, beserta profil, foto, dan sesinya.</li>
          <li>Yang tersisa hanya catatan tanpa nama, karena hukum mewajibkannya.</li>
        </ul>
        <p>Unduh dahulu data Anda di halaman Privasi & data setiap situs bila masih diperlukan.</p>
      </div>
      <AccountForm action="/akun/hapus" submit="Hapus akun saya" look="danger">
        <AccountField
          label="Ketik email Anda"
          name="email"
          type="email"
          hint={email}
          error={errors.email}
          autoComplete="off"
          required
        />
      </AccountForm>
    </AccountPage>
  )
}
