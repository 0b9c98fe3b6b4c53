import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { longDate } from '../../../shared/dates.ts'
import { unauthorized } from '../../../shared/failure.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { ownConsents } from '../consents/consents.ts'
import { confirmationOf, ownRequests } from '../data-requests/data-requests.ts'
import { findPerson, type PersonRow } from '../data-subjects/data-subjects.ts'
import { guardianState, guardianWords, restrictions } from '../guardians/guardians.ts'
import { findNotice, noticeText } from '../notices/notices.ts'
import type { OwnPrivacyPage, PersonalDataLine } from './privacy.contract.ts'

type OwnPrivacy = Omit<OwnPrivacyPage, 'office' | 'site' | 'policyHref' | 'accountHref'>

/** Everything the page of one's own rights shows. */
export async function ownPrivacy(context: PersonalContext): Promise<OwnPrivacy> {
  const { tx, tenant, viewer } = context
  const person = await findPerson(tx, memberOf(viewer).membershipId)
  if (!person) throw unauthorized()
  const { purposes, history } = await ownConsents(context)
  const notice = await findNotice(tx)
  const agreed = purposes.find(state => state.purpose === 'privacy')
  const isAcknowledged = agreed?.isGiven === true && !agreed.isOutdated
  return {
    held: heldLines(person, tenant.timeZone),
    consents: purposes,
    history,
    guardian: await guardianState(context),
    guardianWords,
    restrictions: Object.values(restrictions),
    requests: await ownRequests(context),
    confirmation: confirmationOf(person),
    notice:
      notice && !isAcknowledged
        ? {
            version: notice.version,
            dateText: longDate(notice.publishedAt, tenant.timeZone),
            summary: notice.summary,
            textVersion: noticeText(notice.version),
          }
        : null,
  }
}

/** By purpose, in plain words. What is empty is said to be so: that too is an answer. */
function heldLines(person: PersonRow, timeZone: string): PersonalDataLine[] {
  const none = 'tidak ada'
  const list = (...values: (string | null)[]) => values.filter(Boolean).join(', ') || none
  const member = 'Selama Anda menjadi anggota'
  return [
    {
      what: 'Identitas dan kontak',
      value: list(person.name, person.email, person.phone),
      why: 'Mengenali dan menghubungi Anda (perjanjian)',
      until: member,
    },
    {
      what: 'Tanggal lahir',
      value: person.birthDate ? longDate(new Date(`${person.birthDate}T12:00:00Z`), timeZone) : none,
      why: 'Mengetahui apakah wali perlu menyetujui (kewajiban hukum, Pasal 25)',
      until: member,
    },
    {
      what: 'Profil',
      value: list(
        person.hasPicture ? 'foto' : null,
        person.bio ? 'bio' : null,
        person.schoolName,
        person.provinceCode ? 'provinsi dan kota' : null,
      ),
      why: 'Ditampilkan sesuai pilihan Anda (persetujuan)',
      until: 'Sampai Anda menghapusnya',
    },
    {
      what: 'Tempat masuk',
      value: 'waktu, alamat IP, dan jenis perangkat setiap kali Anda masuk',
      why: 'Menjaga keamanan akun (kewajiban hukum, Pasal 35)',
      until: member,
    },
    {
      what: 'Persetujuan dan permintaan',
      value: 'semua jawaban dan permintaan Anda di halaman ini',
      why: 'Membuktikan persetujuan (kewajiban hukum, Pasal 24)',
      until: 'Tetap ada setelah akun dihapus, tanpa nama',
    },
    {
      what: 'Email dan riwayat perubahan',
      value: 'email yang dikirim kepada Anda, dan catatan siapa mengubah data Anda',
      why: 'Mencatat pemrosesan (kewajiban hukum, Pasal 31)',
      until: member,
    },
  ]
}
