import { admit, needsSecondFactor, permissions } from '../../features/core/permissions/permissions.ts'
import { matchRoute } from '../../match-route.ts'
import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import { grantOf } from '../../platform/http/access.ts'
import type { SharedPage } from '../../platform/http/page-load.ts'
import { to } from '../../routes.ts'
import type { PageResult } from '../../shared/page.ts'
import { withQuery } from '../../shared/pager.ts'
import { notFoundAnswer } from '../drawing/error-page.ts'
import type { Caller } from '../http/authenticator.ts'
import { withOffice } from './office-frame.ts'
import { contextOf, knownQuery, type PageDeps, type PageRequest, placed } from './page-request.ts'

/** A page for somebody in particular: asks who it is within its own transaction, and keeps nothing. */
export async function makePersonalPage(
  deps: PageDeps,
  request: PageRequest,
  caller: Caller,
): Promise<RenderedResponse> {
  const { database, drawing, authenticator, clock, loads, accountsOrigin } = deps
  const { tenant, path, variant } = request
  const match = matchRoute(path)
  const personal = match && loads[match.name]
  if (!match || !personal || personal.access === undefined) throw new Error(`${path} is not personal`)
  const query = knownQuery(deps, match, request.query)
  const result = await database.withTenant(tenant.id, async (tx): Promise<PageResult | undefined> => {
    const member = await authenticator.member(tx, caller, clock.now())
    const isStranger = member === undefined && grantOf(personal.access, undefined) === 'none'
    if (isStranger || (member && needsSecondFactor(personal.access, member)))
      return { redirect: to.login({ next: withQuery(path, query) }), isTemporary: true }
    const viewer = admit(personal.access, member)
    const { cookies } = caller
    const context = { ...contextOf(deps, { tenant, params: match.params, query }, tx), viewer, cookies }
    return withOffice(context, personal, personal.load(context), accountsOrigin)
  })
  const answer = placed(request, result, {})
  if (!answer) return drawing.draw(tenant, notFoundAnswer(tenant, path), { variant, path })
  return 'body' in answer ? answer : drawing.draw(tenant, answer, { variant, path })
}

/** A page that several members find: its name, and what makes it where it is not kept. */
export interface FoundShared {
  name: string
  make(): Promise<RenderedResponse>
}

/** What a member finds where everybody else sees a public page; undefined: what everybody sees. Their own is kept nowhere either. */
export async function makeMemberPage(
  deps: PageDeps,
  request: PageRequest,
  caller: Caller,
): Promise<RenderedResponse | FoundShared | undefined> {
  const { database, drawing, authenticator, clock } = deps
  const { tenant, path, variant } = request
  const match = matchRoute(path)
  const load = match && memberPageOf(deps, match.name)
  if (!match || !load) return undefined
  const { params } = match
  const result = await database.withTenant(tenant.id, async tx => {
    const member = await authenticator.member(tx, caller, clock.now())
    if (!member || needsSecondFactor(permissions.beMember, member)) return undefined
    const viewer = admit(permissions.beMember, member)
    const { cookies } = caller
    const query = knownQuery(deps, match, request.query)
    return load({ ...contextOf(deps, { tenant, params, query }, tx), viewer, cookies })
  })
  if (result && 'load' in result)
    return { name: result.name, make: () => makeShared(deps, { ...request, params }, result) }
  const answer = placed(request, result, {})
  if (!answer || 'body' in answer) return answer
  return drawing.draw(tenant, answer, { variant, path })
}

/** Nobody in particular asks: what it shows may hang on nothing but its name. */
async function makeShared(
  deps: PageDeps,
  request: PageRequest & { params: Record<string, string> },
  { load }: SharedPage,
): Promise<RenderedResponse> {
  const { tenant, path, variant, params } = request
  const result = await deps.database.readTenant(tenant.id, tx =>
    load(contextOf(deps, { tenant, params }, tx)),
  )
  const answer = placed(request, result, {})
  if (!answer) return deps.drawing.draw(tenant, notFoundAnswer(tenant, path), { variant, path })
  if ('body' in answer) return answer
  const keep = (answer.status ?? 200) === 200
  return deps.drawing.draw(tenant, answer, { variant, path, keep, isForSome: true })
}

export const memberPageOf = ({ partsOf }: Pick<PageDeps, 'partsOf'>, name: string) =>
  partsOf('memberPages').find(pages => Object.hasOwn(pages, name))?.[name]
