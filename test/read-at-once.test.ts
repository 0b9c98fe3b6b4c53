import { createRequire } from 'node:module'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRedirect } from '../src/features/core/site/site.ts'
import type { Tx } from '../src/platform/db/transaction.ts'
import { post } from '../src/platform/mail/mail.ts'
import { type App, startApp } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import { type Postgres, startPostgres } from './postgres.ts'

describe('the driver', () => {
  it('is the one whose inside platform/db/batch.ts was written for: with another, read both again', () => {
    const { version } = createRequire(import.meta.url)('pg/package.json')
    expect(version).toBe('8.23.1')
  })
})

/** Work that only reads goes to the database in one message. On one connection, so that whatever is left on it is found. */
describe.each(['embedded', 'server'] as const)('reading at once on the %s database', kind => {
  let postgres: Postgres | undefined
  let app: App
  let a: BuiltTenant
  let b: BuiltTenant

  beforeAll(async () => {
    postgres = kind === 'server' ? await startPostgres() : undefined
    const database = await postgres?.createDatabase('serentak')
    app = await startApp({
      ...(database ? { databaseUrl: database.url } : {}),
      environment: { DATABASE_POOL: '1' },
    })
    a = await buildTenant(app, { slug: 'tegal' })
    b = await buildTenant(app, { slug: 'brebes' })
    for (const { id, title } of [
      { id: a.id, title: 'Merpati' },
      { id: b.id, title: 'Kenari' },
    ])
      await app.write(id, tx =>
        sql`insert into posts (kind, slug, title, status) values ('news', 'kabar', ${title}, 'published')`.execute(
          tx.db,
        ),
      )
  })

  afterAll(async () => {
    await app?.close()
    postgres?.remove()
  })

  const read = <T>(tenant: BuiltTenant, work: (tx: Tx) => Promise<T>) =>
    app.sanggar.database.readTenant(tenant.id, work)
  const titles = async (tx: Tx) =>
    (await tx.db.selectFrom('posts').select('title').execute()).map(({ title }) => title)
  /** Its virtual number: the embedded database's clock is too coarse to tell two transactions apart. */
  const transaction = async (tx: Tx) =>
    (
      await sql<{ id: string }>`select virtualtransaction as id from pg_locks
        where pid = pg_backend_pid() limit 1`.execute(tx.db)
    ).rows[0]?.id
  const broken = (tx: Tx) => sql`select 1 / 0`.execute(tx.db)

  it('shows each of two tenants its own, in turn and at the same time', async () => {
    const many = Array.from({ length: 30 }, (_, index) => (index % 2 ? a : b))
    const seen = await Promise.all(
      many.map(tenant => read(tenant, tx => Promise.all([titles(tx), titles(tx)]))),
    )
    for (const [index, tenant] of many.entries()) {
      const own = [tenant === a ? 'Merpati' : 'Kenari']
      expect(seen[index]).toEqual([own, own])
      expect(await read(tenant, titles)).toEqual(own)
    }
  })

  it('is one transaction for what is asked for together, another for what is asked for later', async () => {
    await read(a, async tx => {
      const [one, two] = await Promise.all([transaction(tx), transaction(tx)])
      expect(one).toMatch(/\d/)
      expect(one).toBe(two)
      expect(await transaction(tx)).not.toBe(one)
    })
  })

  it('writes nothing', async () => {
    const writing = read(a, tx => tx.db.updateTable('posts').set({ title: 'Elang' }).execute())
    await expect(writing).rejects.toMatchObject({ code: '25006' })
    expect(await read(a, titles)).toEqual(['Merpati'])
  })

  it('fails with the statement that fails, which what was asked for before it does not feel', async () => {
    const answers = await read(a, tx => Promise.allSettled([titles(tx), broken(tx), titles(tx)]))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(answers[1]).toMatchObject({ reason: { code: '22012' } })
  })

  it('leaves neither tenant nor role behind where a statement fails or is ended', async () => {
    const slow = (tx: Tx): Promise<unknown> =>
      Promise.all([
        sql`set local statement_timeout = 40`.execute(tx.db),
        sql`select pg_sleep(2)`.execute(tx.db),
      ])
    // no signal interrupts the embedded database
    for (const fail of kind === 'server' ? [broken, slow] : [broken]) {
      await expect(read<unknown>(a, fail)).rejects.toThrow()
      const left = await app.sanggar.database.withPlatform(tx =>
        sql<{ who: string; tenant: string }>`select current_user::text as who,
          coalesce(current_setting('app.tenant_id', true), '') as tenant`.execute(tx.db),
      )
      expect(left.rows).toEqual([{ who: 'app_platform', tenant: '' }])
      expect(await read(b, titles)).toEqual(['Kenari'])
    }
  })

  it('knows its prepared statements after one of them came with a failing one', async () => {
    const asked = (tx: Tx) => findRedirect(tx, '/tidak-ada')
    await expect(read(a, tx => Promise.all([asked(tx), broken(tx), asked(tx)]))).rejects.toThrow()
    await expect(read(a, tx => Promise.all([broken(tx), asked(tx)]))).rejects.toThrow()
    expect(await read(a, asked)).toBeUndefined()
    expect(await app.write(a.id, asked)).toBeUndefined()
  })

  it('writes what nobody waits for before whatever is asked next, and not at all where that fails', async () => {
    const mail = (recipient: string) => ({
      to: recipient,
      sender: { tenantId: a.id, name: 'Tegal', colour: '#123456', origin: app.origin(a.host) },
      reason: 'test',
      subject: 'Kabar',
      greeting: 'Halo,',
      paragraphs: ['Kabar'],
    })
    const recipients = async (tx: Tx) =>
      (await tx.db.selectFrom('mails').select('recipient').where('reason', '=', 'test').execute()).map(
        ({ recipient }) => recipient,
      )
    await app.write(a.id, async tx => {
      void post(tx, mail('satu@contoh.id'))
      expect(await recipients(tx)).toEqual(['satu@contoh.id'])
      // with the end of it
      void post(tx, mail('dua@contoh.id'))
    })
    expect(await read(a, recipients)).toHaveLength(2)
    const tooLong = `${'x'.repeat(260)}@contoh.id`
    await expect(
      app.write(a.id, async tx => {
        void post(tx, mail('tiga@contoh.id'))
        void post(tx, mail(tooLong))
      }),
    ).rejects.toThrow(/mails_recipient/)
    expect(await read(a, recipients)).toHaveLength(2)
    await expect(read(a, async tx => post(tx, mail('empat@contoh.id')))).rejects.toThrow(/only reads/)
  })

  it('does not begin inside of other work, nor other work inside of it', async () => {
    const words = 'A transaction is already running here'
    await expect(app.write(a.id, () => read(b, titles))).rejects.toThrow(words)
    await expect(read(a, () => app.write(b.id, titles))).rejects.toThrow(words)
    await expect(async () => read({ ...a, id: 0 }, titles)).rejects.toThrow(
      'tenantId must be a positive integer',
    )
  })
})
