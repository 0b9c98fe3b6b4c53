import { isForAdministrators } from '../../features/core/permissions/permissions.ts'
import type { Tenant } from '../../features/core/site/site.ts'
import { matchRoute } from '../../match-route.ts'
import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { PageContext, PageLoad, PersonalContext } from '../../platform/http/page-load.ts'
import { layoutNameOf } from '../../shared/layout-names.ts'
import type { PageAnswer } from '../../shared/page.ts'
import type { DrawOptions, PageVariant } from '../drawing/answer-types.ts'
import { redirect } from '../drawing/redirect.ts'
import type { House } from '../house.ts'
import type { Caller } from '../http/authenticator.ts'
import { makeFile } from './made-files.ts'
import { maintenanceAnswer } from './maintenance.ts'
import { withOffice } from './office-frame.ts'
import { contextOf, knownQuery, type PageDeps, type PageRequest, renamedAddress } from './page-request.ts'
import { type FoundShared, makeMemberPage, makePersonalPage } from './personal-pages.ts'
import type { FoundFile } from './public-files.ts'
import { createPublicPages } from './public-pages.ts'

export interface SitePages {
  /** the cache's key of a request: only what makes a different page */
  keyOf(request: PageRequest): string
  make(request: PageRequest): Promise<RenderedResponse>
  /** the way to where parameters have the names of today; undefined where the request's have */
  renamed(request: PageRequest): RenderedResponse | undefined
  /** a page for somebody in particular: asks who it is, keeps nothing */
  isPersonal(path: string): boolean
  makePersonal(request: PageRequest, caller: Caller): Promise<RenderedResponse>
  /** what a member finds at a public page's address; undefined: what everybody sees there */
  makeForMember(request: PageRequest, caller: Caller): Promise<RenderedResponse | FoundShared | undefined>
  /** a page for those who run the site: open also while it is in maintenance */
  isForAdministrators(path: string): boolean
  /** a public page in the look the request's tenant has: within the editor's frame, never kept */
  makePreview(request: PageRequest): Promise<RenderedResponse>
  /** a file for machines; undefined where there is none of that name */
  makeFile(request: PageRequest, found: FoundFile): Promise<RenderedResponse | undefined>
  /** a page that no route leads to, in a tenant's look: the account service's */
  makeOf(tenant: Tenant, answer: PageAnswer, options?: DrawOptions): Promise<RenderedResponse>
  /** what a page's load or form may use, outside of a page's own making */
  contextOf(tenant: Tenant, params: Record<string, string>, tx: Tx): PageContext
  /** what a form answers in the frame of one's own pages, with the office around it; anything else as it is */
  framed(context: PersonalContext, answer: PageAnswer): Promise<PageAnswer>
  /** an error in the tenant's look */
  error(tenant: Tenant, variant: PageVariant, path: string, error: unknown): Promise<RenderedResponse>
}

/** Everything that is drawn in a tenant's look: public pages, personal ones, files for machines, errors. */
export function createSitePages(deps: PageDeps): SitePages {
  const { config, drawing, loads } = deps
  const open = createPublicPages(deps)
  return {
    keyOf({ tenant, path, query, variant }) {
      const known = new URLSearchParams(knownQuery(deps, matchRoute(path), query))
      return `${variant} ${tenant.layout} ${path}?${known}`
    },
    async make(request) {
      await drawing.ready(request.tenant)
      const { tenant, path } = request
      if (tenant.isMaintenance && !isOpenInMaintenance(loads, path))
        return maintenanceAnswer(
          tenant,
          deps.themeOf(tenant),
          config,
          deps.assets().layoutSign(layoutNameOf(tenant.layout)),
        )
      return open.make(request)
    },
    renamed(request) {
      const address = renamedAddress(deps, request)
      return address === undefined ? undefined : redirect(request, address)
    },
    isPersonal(path) {
      const match = matchRoute(path)
      return match !== undefined && loads[match.name].access !== undefined
    },
    async makePersonal(request, caller) {
      await drawing.ready(request.tenant)
      return makePersonalPage(deps, request, caller)
    },
    async makeForMember(request, caller) {
      await drawing.ready(request.tenant)
      return makeMemberPage(deps, request, caller)
    },
    isForAdministrators: path => isOpenInMaintenance(loads, path),
    async makePreview(request) {
      await drawing.ready(request.tenant)
      return open.makePreview(request)
    },
    makeFile: (request, found) => makeFile(deps, request, found),
    async makeOf(tenant, answer, options = {}) {
      await drawing.ready(tenant)
      return drawing.draw(tenant, answer, options)
    },
    contextOf: (tenant, params, tx) => contextOf(deps, { tenant, params }, tx),
    async framed(context, answer) {
      const shown = await withOffice(context, { office: 'own' }, Promise.resolve(answer), deps.accountsOrigin)
      return shown && 'page' in shown ? shown : answer
    },
    error: drawing.error,
  }
}

/** What those who run a site need stays open to them, and a superadmin's way in. */
function isOpenInMaintenance(loads: House['pages'], path: string): boolean {
  const match = matchRoute(path)
  if (!match) return false
  const load: PageLoad = loads[match.name]
  return load.access ? isForAdministrators(load.access) : load.isAlwaysOpen === true
}
