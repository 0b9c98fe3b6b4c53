import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildMember } from '../../../../test/members.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'

/** What has done its work goes, each after its time. */
let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
})

afterAll(() => app?.close())

const day = 86_400_000
const daysAgo = (days: number) => new Date(testNow.getTime() - days * day)

async function count(table: 'invitations' | 'member_sessions'): Promise<number> {
  const rows = await tenant.write(tx => tx.db.selectFrom(table).select('tenant_id').execute())
  return rows.length
}

it('keeps an invitation for 180 days after it is over', async () => {
  for (const days of [179, 181])
    await tenant.write(tx =>
      tx.db
        .insertInto('invitations')
        .values({ token_hash: hashToken(randomToken()), kind: 4, expires_at: daysAgo(days) })
        .execute(),
    )
  await app.sanggar.jobs.run()
  expect(await count('invitations')).toBe(1)
})

it('keeps a session for 30 days after it has ended, and one that goes on', async () => {
  const members = [
    await buildMember(app, tenant),
    await buildMember(app, tenant),
    await buildMember(app, tenant),
  ]
  for (const [index, days] of [29, 31].entries())
    await tenant.write(tx =>
      tx.db
        .updateTable('member_sessions')
        .set({ ended_at: daysAgo(days) })
        .where('membership_id', '=', members[index]?.membershipId ?? 0)
        .execute(),
    )
  await app.sanggar.jobs.run()
  expect(await count('member_sessions')).toBe(2)
})

it('keeps a mail for 90 days, what happened to an account for 400, a sign-in for 90 after its end', async () => {
  const { accountId } = await buildMember(app, tenant)
  for (const days of [89, 91])
    await tenant.write(tx =>
      tx.db
        .insertInto('mails')
        .values({
          recipient: `umur-${days}@contoh.id`,
          subject: 'Kabar',
          reason: 'test',
          body_text: 'Halo',
          html: '<p>Halo</p>',
          created_at: daysAgo(days),
        })
        .execute(),
    )
  await app.sanggar.database.withAccounts(async tx => {
    for (const days of [399, 401])
      await tx.db
        .insertInto('accounts.security_events')
        .values({ account_id: accountId, action: `umur.${days}`, at: daysAgo(days) })
        .execute()
    for (const days of [89, 91])
      await tx.db
        .insertInto('accounts.sign_ins')
        .values({ uid: `umur-${days}`, account_id: accountId, ended_at: daysAgo(days) })
        .execute()
  })
  await app.sanggar.jobs.run()
  const mails = await app.sanggar.database.withPlatform(tx =>
    tx.db.selectFrom('mails').select('recipient').where('reason', '=', 'test').execute(),
  )
  const [events, signIns] = await app.sanggar.database.withAccounts(async tx => [
    await tx.db.selectFrom('accounts.security_events').select('action').execute(),
    await tx.db.selectFrom('accounts.sign_ins').select('uid').execute(),
  ])
  expect(mails).toEqual([{ recipient: 'umur-89@contoh.id' }])
  expect(events?.filter(one => 'action' in one && one.action.startsWith('umur'))).toEqual([
    { action: 'umur.399' },
  ])
  expect(signIns?.filter(one => 'uid' in one && one.uid.startsWith('umur'))).toEqual([{ uid: 'umur-89' }])
})
