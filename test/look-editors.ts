import { type App, startApp } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import { sendAs } from './member-calls.ts'
import { type BuiltMember, buildMember } from './members.ts'

/** Where suites of the look begin: two schools, and two who may change how the first of them looks. */
export interface LookEditors {
  app: App
  tegal: BuiltTenant
  brebes: BuiltTenant
  admin: BuiltMember
  other: BuiltMember
}

export async function openLookEditors(): Promise<LookEditors> {
  const app = await startApp()
  const tegal = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  const brebes = await buildTenant(app, { slug: 'brebes', name: 'Sekolah Brebes' })
  const admin = await buildMember(app, tegal, { kind: 1, name: 'Sri Wahyuni' })
  const other = await buildMember(app, tegal, { kind: 1, name: 'Bambang Susilo' })
  return { app, tegal, brebes, admin, other }
}

export const drafts = '/v1/appearance/draft'

/** What they ask, at first the first of them; and pages as a visitor opens them. */
export function lookCalls(at: () => Pick<LookEditors, 'app' | 'tegal' | 'admin'>) {
  async function call(method: string, path: string, body: unknown = {}, who: BuiltMember = at().admin) {
    const sent = method === 'GET' ? undefined : body
    const answer = await sendAs(at().app, who, at().tegal.host, [method, path, sent])
    return { code: answer.status, ...answer.json() }
  }
  return {
    call,
    draft: (change: object, who?: BuiltMember) => call('PUT', drafts, change, who),
    publish: (version: number, who?: BuiltMember) =>
      call('POST', '/v1/appearance/publication', { version }, who),
    page: (path = '/', headers: Record<string, string> = {}, host = at().tegal.host) =>
      at().app.request({ host, path, headers: { accept: 'text/html', ...headers } }),
  }
}
