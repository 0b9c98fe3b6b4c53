import { describe, expect, it } from 'vitest'
import {
  cssSetting,
  footerSetting,
  metaSetting,
  navigationSetting,
} from '../features/core/site/site.contract.ts'
import type { Tenant } from '../features/core/site/site.ts'
import { createTenants } from './loaded-tenants.ts'

const tenant = (id: number, title: string): Tenant => ({
  id,
  slug: `t${id}`,
  name: title,
  isActive: true,
  timeZone: 'Asia/Jakarta',
  hosts: [],
  domains: [],
  primaryHost: undefined,
  title,
  tagline: '',
  logoLight: undefined,
  logoDark: undefined,
  favicon: undefined,
  layout: 'default',
  isMaintenance: false,
  css: cssSetting.parse({}),
  meta: metaSetting.parse({}),
  navigation: navigationSetting.parse(undefined),
  footer: footerSetting.parse(undefined),
  values: {},
})

/** A database whose answers are handed over by hand. */
function waitingReads(most?: number) {
  const asked: { id: number; answer(title: string): void; fail(): void }[] = []
  const closed = new Set<number>()
  const tenants = createTenants({
    isActive: id => !closed.has(id),
    read: id =>
      new Promise((resolve, reject) =>
        asked.push({
          id,
          answer: title => resolve(tenant(id, title)),
          fail: () => reject(new Error('the database is away')),
        }),
      ),
    ...(most === undefined ? {} : { most }),
  })
  return { asked, closed, tenants }
}

const titleOf = async (found: Promise<Tenant | undefined>) => (await found)?.title
const soon = () => new Promise(resolve => setImmediate(resolve))

describe('the settings of a tenant', () => {
  it('are read once, however many ask', async () => {
    const { asked, tenants } = waitingReads()
    const all = Promise.all([1, 2, 3].map(() => titleOf(tenants.find(7))))
    await soon()
    expect(asked).toHaveLength(1)
    asked[0]?.answer('Satu')
    expect(await all).toEqual(['Satu', 'Satu', 'Satu'])
    expect(tenants.ready(7)?.title).toBe('Satu')
  })

  it('that change while they are read are read again, and nobody gets the old ones', async () => {
    const { asked, tenants } = waitingReads()
    const found = titleOf(tenants.find(7))
    await soon()
    await tenants.renew([7])
    asked[0]?.answer('Lama')
    await soon()
    asked[1]?.answer('Baru')
    expect(await found).toBe('Baru')
    expect(tenants.ready(7)?.title).toBe('Baru')
  })

  it('that change later are handed out as they were until the new ones are there', async () => {
    const { asked, tenants } = waitingReads()
    const first = tenants.find(7)
    await soon()
    asked[0]?.answer('Lama')
    await first
    const renewed = tenants.renew([7, 8])
    expect(tenants.ready(7)?.title).toBe('Lama')
    asked[1]?.answer('Baru')
    await renewed
    expect([tenants.ready(7)?.title, asked.length]).toEqual(['Baru', 2])
  })

  it('of a tenant that was closed are handed out no more', async () => {
    const { asked, closed, tenants } = waitingReads()
    const first = tenants.find(7)
    await soon()
    asked[0]?.answer('Satu')
    await first
    closed.add(7)
    expect([tenants.ready(7), await tenants.find(7)]).toEqual([undefined, undefined])
  })

  it('that could not be read are asked for again', async () => {
    const { asked, tenants } = waitingReads()
    const first = tenants.find(7)
    await soon()
    asked[0]?.fail()
    await expect(first).rejects.toThrow('away')
    const second = titleOf(tenants.find(7))
    await soon()
    asked[1]?.answer('Satu')
    expect(await second).toBe('Satu')
  })

  it('give way where there are too many, those unused for longest first', async () => {
    const { asked, tenants } = waitingReads(2)
    const visit = async (id: number) => {
      const found = tenants.find(id)
      await soon()
      asked.find(one => one.id === id)?.answer(`T${id}`)
      await found
    }
    await visit(1)
    await visit(2)
    await visit(1)
    await visit(3)
    expect([1, 2, 3].map(id => tenants.ready(id)?.title)).toEqual(['T1', undefined, 'T3'])
  })
})
