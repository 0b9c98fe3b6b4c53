import { type App, startApp } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import { type Body, callAs } from './member-calls.ts'
import { type BuiltMember, buildMember } from './members.ts'

/** Where suites of what is written in the office begin: two tenants, each with somebody who may do everything there. */
export interface Academies {
  app: App
  tenant: BuiltTenant
  admin: BuiltMember
  other: BuiltTenant
  /** administrator of the other one */
  stranger: BuiltMember
}

export async function openAcademies(): Promise<Academies> {
  const app = await startApp()
  const tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  const other = await buildTenant(app, { slug: 'brebes', name: 'Akademi Brebes' })
  const admin = await buildMember(app, tenant, { kind: 1, name: 'Sri Wahyuni' })
  const stranger = await buildMember(app, other, { kind: 1, name: 'Adi Nugroho' })
  return { app, tenant, admin, other, stranger }
}

/** How their people call, at first the administrator, and how a page is opened, at first by a visitor. */
export const asking = (at: () => Pick<Academies, 'app' | 'tenant' | 'admin'>) => ({
  call: (method: string, path: string, body?: Body, by = at().admin, host = at().tenant.host) =>
    callAs(at().app, { by, host }, method, path, body),
  page: (path: string, by?: BuiltMember, host = at().tenant.host) =>
    at().app.request({
      host,
      path,
      headers: { accept: 'text/html', ...(by ? { cookie: `sid=${by.token}` } : {}) },
    }),
})
