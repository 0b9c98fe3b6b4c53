import { to } from '../../routes.ts'
import { unknownRouteWords } from '../../shared/failure.ts'

declare module '../../shared/page.ts' {
  interface PageData {
    error: ErrorPageData
  }
}

/** What the error page shows. The words are those of specification section 2. */
export interface ErrorPageData {
  status: number
  title: string
  message?: string
  /** the router's own words for a missing page (specification section 2): for programs, not on the screen */
  reason?: string
  /** ways on, before the one to the home page */
  ways?: { label: string; href: string }[]
}

export function errorPageData(status: number, path: string, message?: string): ErrorPageData {
  if (status === 404) {
    return {
      status,
      title: 'Oops.. Maaf halaman tidak ditemukan',
      message: message ?? 'Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan.',
      reason: unknownRouteWords,
    }
  }
  if (status === 403) {
    const isOffice = path.startsWith(to.administration())
    return {
      status,
      title: isOffice ? 'Halaman ini untuk admin' : 'Halaman ini tidak untuk peran Anda',
      message: isOffice
        ? 'Peran Anda di situs ini belum dapat membukanya. Bila seharusnya dapat, mintalah perannya kepada admin.'
        : message,
      ways: [
        { label: 'Buka profil saya', href: to.profile() },
        { label: 'Masuk dengan akun lain', href: to.logout() },
      ],
    }
  }
  return { status, title: 'Opps.. Maaf terjadi kesalahan pada website', message }
}
