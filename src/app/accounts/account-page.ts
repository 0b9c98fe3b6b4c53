import type { Tenant } from '../../features/core/site/site.ts'
import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import type { AccountNotice, AccountPageData } from '../../shared/account-page.ts'
import { framedPage, type PageData, type PageId } from '../../shared/page.ts'
import type { SitePages } from '../pages/site-pages.ts'

/** In whose look a page is drawn, and whose origin its forms may lead to. */
export interface Look {
  tenant: Tenant
  /** origin of the tenant's host one came from */
  home: string
}

/** What a page of the account service is. */
export interface AccountPage<Id extends PageId = PageId> {
  page: Id
  title: string
  data: Omit<PageData[Id], keyof AccountPageData>
  errors?: Record<string, string>
  notice?: AccountNotice | undefined
  /** 200 unless it says otherwise */
  status?: number
  retryAfter?: number | undefined
}

/** Draws a page of the account service, for the address it is asked at. */
export function makeAccountPage<Id extends PageId>(
  pages: SitePages,
  { tenant, home }: Look,
  path: string,
  { page, title, data, errors = {}, notice, status = 200 }: AccountPage<Id>,
): Promise<RenderedResponse> {
  const said: AccountPageData = { home, site: tenant.title, errors, ...(notice ? { notice } : {}) }
  // together they are the page's data: AccountPage leaves out just what is said here
  const all = { ...data, ...said } as PageData[Id]
  const answer = framedPage('account', page, all, { title, description: title, canonical: '/', status })
  return pages.makeOf(tenant, answer, { path, policy: { 'form-action': `'self' ${home}` } })
}
