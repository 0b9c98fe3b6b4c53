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
}

export function errorPageData(status: number, message?: string): ErrorPageData {
  if (status === 404) {
    return {
      status,
      title: 'Oops.. Maaf halaman tidak ditemukan',
      message: message ?? 'Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan.',
      reason: unknownRouteWords,
    }
  }
  return { status, title: 'Opps.. Maaf terjadi kesalahan pada website', message }
}
