import type { Tenant } from '../../features/core/site/site.ts'
import { missingWords } from '../../layouts/missing-words.ts'
import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import { to } from '../../routes.ts'
import { unknownRouteWords } from '../../shared/failure.ts'
import { layoutNameOf } from '../../shared/layout-names.ts'
import type { PageAnswer } from '../../shared/page.ts'
import { type ErrorPageData, failedPageData } from './error-words.ts'

declare module '../../shared/page.ts' {
  interface PageData {
    error: ErrorPageData
  }
}

/** `missing`: what the layout says where a page is missing. */
function errorPageData(status: number, path: string, missing: string, message?: string): ErrorPageData {
  if (status === 404) {
    return {
      status,
      title: 'Oops.. Maaf halaman tidak ditemukan',
      message: message ?? missing,
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

/** The page of an address where nothing is. */
export function notFoundAnswer(tenant: Tenant, path: string): PageAnswer {
  return errorAnswer(tenant, 404, path)
}

/** The page of what went wrong, in the tenant's layout and its words. */
export function errorAnswer(
  { layout }: Pick<Tenant, 'layout'>,
  status: number,
  path: string,
  message?: string,
): PageAnswer {
  const data = errorPageData(status, path, missingWords[layoutNameOf(layout)], message)
  return {
    page: 'error',
    data,
    head: { title: data.title, description: data.message ?? data.title, noindex: true },
    canonical: encodeURI(path),
    crumbs: [],
    tags: [],
    status,
  }
}

/** Specification section 2: the error page has failed itself. */
export function lastResort(status: number): RenderedResponse {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
    },
    body: Buffer.from(
      '<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Kesalahan</title></head><body><p>An error occurred while showing the error page</p><p><a href="/">Kembali ke halaman utama</a></p></body></html>',
    ),
    tags: [],
    keep: false,
  }
}
