import { announcedBy } from '../../features/core/announcements/announcements.ts'
import type { Tenant } from '../../features/core/site/site.ts'
import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { holedOf } from '../../shared/holes.ts'
import { layoutNameOf } from '../../shared/layout-names.ts'
import type { PageAnswer } from '../../shared/page.ts'
import type { Site } from '../../ui/parts.tsx'
import { brokenWords, problemOf } from '../http/errors.ts'
import { loggedPath } from '../http/logged-path.ts'
import type { DrawOptions, PageVariant } from './answer-types.ts'
import type { Assets } from './assets.ts'
import { errorAnswer, lastResort } from './error-page.ts'
import { createPageStore } from './kept-pages.ts'
import { bytesOf } from './parts.ts'
import type { Renderer } from './renderer.ts'
import { type DrawingDeps, dataOf, documentOf } from './whole-page.ts'

interface PageDrawingDeps extends DrawingDeps {
  log: Log
  clock: Clock
  assets: () => Assets
  renderer: () => Promise<Renderer>
}

export interface Drawing {
  /** what must be there before anything is drawn for a tenant; while developing it may have changed */
  ready(tenant: Pick<Tenant, 'layout'>): Promise<void>
  draw(tenant: Tenant, answer: PageAnswer, options: DrawOptions): RenderedResponse
  /** an error in the tenant's look, or in none when even that fails */
  error(tenant: Tenant, variant: PageVariant, path: string, reason: unknown): Promise<RenderedResponse>
}

/** From what a load answered to what is sent: markup, document, headers. Asks nobody anything. */
export function createDrawing(parts: PageDrawingDeps): Drawing {
  const { log } = parts
  /** the one used last: errors are drawn with it too */
  let renderer: Renderer | undefined
  const pages = createPageStore()
  const numberOf = createNumbers<Site>()

  async function ready({ layout }: Pick<Tenant, 'layout'>): Promise<void> {
    renderer = await parts.renderer()
    await renderer.prepare(layoutNameOf(layout))
  }

  function draw(tenant: Tenant, answer: PageAnswer, options: DrawOptions): RenderedResponse {
    const { variant = 'html', path = answer.canonical, keep = false, isBrief } = options
    const used = renderer
    if (!used) throw new Error('The renderer is not loaded')
    const assets = parts.assets()
    const site = parts.siteOf(tenant)
    const isSite = (answer.frame ?? 'site') === 'site'
    const announced = isSite ? announcedBy(tenant, parts.clock.now()) : {}
    const made = {
      status: answer.status ?? 200,
      tags: [...answer.tags, 'site'],
      keep,
      isBrief,
      goodUntil: announced.until,
    }
    // what is made for one person is nothing to keep in memory: public pages say whether they may be kept
    const holed = isSite && options.keep !== undefined ? holedOf(answer.data) : undefined
    const drawn = () => {
      const page = { ...parts, renderer: used, assets, tenant, site, answer, options, path, holed, announced }
      return variant === 'data' ? dataOf(page) : documentOf(page)
    }
    // the look of a draft is drawn once, and while developing anything may be another the next time
    if (!holed || options.policy || assets.development !== '') {
      const { headers, parts: pieces } = drawn()
      return { ...made, headers, body: Buffer.concat(bytesOf(pieces)) }
    }
    const { data: _data, tags: _tags, ...words } = answer
    const key = `${numberOf(site)} ${variant} ${path} ${JSON.stringify([words, options, announced])} ${holed.text}`
    return { ...made, ...pages.drawn(key, holed.cards, drawn) }
  }

  async function error(
    tenant: Tenant,
    variant: PageVariant,
    path: string,
    reason: unknown,
  ): Promise<RenderedResponse> {
    const problem = problemOf(reason)
    if (problem.isUnexpected)
      log.error({ err: reason, tenant: tenant.slug, path: loggedPath(path) }, 'page failed')
    const message = problem.message === brokenWords ? undefined : problem.message
    try {
      await ready(tenant)
      const made = draw(tenant, errorAnswer(tenant, problem.status, path, message), { variant, path })
      const { retryAfter } = problem
      return retryAfter ? { ...made, headers: { ...made.headers, 'retry-after': String(retryAfter) } } : made
    } catch (second) {
      log.error({ err: second, tenant: tenant.slug }, 'the error page failed')
      return lastResort(problem.status)
    }
  }

  return {
    ready,
    draw,
    error,
  }
}

/** Numbers for objects that have no name of their own. */
function createNumbers<Thing extends object>(): (thing: Thing) => number {
  const numbers = new WeakMap<Thing, number>()
  let count = 0
  return thing => {
    const number = numbers.get(thing) ?? ++count
    numbers.set(thing, number)
    return number
  }
}
