import { to } from '../../routes.ts'
import { unknownRouteWords } from '../../shared/failure.ts'
import { type ErrorPageData, failedPageData } from './error-words.ts'

declare module '../../shared/page.ts' {
  interface PageData {
    error: ErrorPageData
  }
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
  return failedPageData(status, message)
}
