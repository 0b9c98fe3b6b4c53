import type { Tx } from '../src/platform/db/transaction.ts'
import type { App } from './app.ts'
import { hostOf } from './demo.ts'
import { nextNumber, type Row } from './rows.ts'

export interface BuiltTenant {
  id: number
  slug: string
  host: string
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

interface TenantWishes {
  slug?: string
  name?: string
  status?: string
  timeZone?: string
  /** further hosts, the first one primary */
  hosts?: string[]
  setting?: Row<'site_settings'> | undefined
  /** settings by key */
  values?: Record<string, unknown>
  /** a tenant nobody has set up yet */
  withoutSetting?: boolean
}

/** A tenant with a site that is open, at `<slug>.localhost`. */
export async function buildTenant(app: App, wishes: TenantWishes = {}): Promise<BuiltTenant> {
  const slug = wishes.slug ?? `sekolah-${nextNumber()}`
  const { database } = app.sanggar
  const name = wishes.name ?? `Sekolah ${slug}`
  const id = await database.withPlatform(async tx => {
    const row = await tx.db
      .insertInto('platform.tenants')
      .values({
        slug,
        name,
        time_zone: wishes.timeZone ?? 'Asia/Jakarta',
        ...(wishes.status ? { status: wishes.status } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [index, host] of (wishes.hosts ?? []).entries()) {
      await tx.db
        .insertInto('platform.tenant_domains')
        .values({ tenant_id: row.id, host, state: 'active', is_primary: index === 0 })
        .execute()
    }
    return row.id
  })
  await database.withTenant(id, async tx => {
    if (!wishes.withoutSetting) {
      await tx.db
        .insertInto('site_settings')
        .values({
          title: name,
          tagline: 'Belajar bersama, maju bersama.',
          is_maintenance: false,
          ...wishes.setting,
        })
        .execute()
    }
    for (const [key, value] of Object.entries(wishes.values ?? {})) {
      await tx.db
        .insertInto('site_setting_values')
        .values({ key, value: JSON.stringify(value) })
        .execute()
    }
  })
  await app.sanggar.refresh()
  return {
    id,
    slug,
    host: hostOf(slug),
    write: work => database.withTenant(id, work),
  }
}
