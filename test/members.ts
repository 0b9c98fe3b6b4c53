import type pg from 'pg'
import { openSession } from '../src/features/identity/sessions/sessions.ts'
import type { Tx } from '../src/platform/db/transaction.ts'
import type { Kind } from '../src/platform/http/access.ts'
import { hashPassword } from '../src/platform/secrets/passwords.ts'
import { randomToken } from '../src/platform/secrets/tokens.ts'
import type { App } from './app.ts'
import type { BuiltTenant } from './build.ts'

export interface BuiltMember {
  membershipId: number
  accountId: string
  email: string
  name: string
  kind: Kind
  /** uid of the sign-in behind the session */
  signIn: string
  /** the session's token: the value of the cookie `sid`, or a bearer token */
  token: string
  /** as a browser on the tenant's site sends it */
  cookie: { cookie: string; 'sec-fetch-site': string }
  /** as a program sends it */
  bearer: { authorization: string }
}

interface MemberWishes {
  kind?: Kind
  name?: string
  email?: string
  /** Argon2id takes its time: only where somebody signs in with it */
  password?: string
  status?: 'invited' | 'active' | 'suspended'
  /** false: signed in without a second factor */
  isStrong?: boolean
  birthDate?: string
  programIds?: number[]
  provinceCode?: string
  isSuperadmin?: boolean
}

let number = 0

/** An account with verified mail, alone: a member of nothing yet. */
export async function buildAccount(app: App, wishes: AccountWishes = {}) {
  const insert = await accountToInsert(app, wishes)
  return app.sanggar.database.withAccounts(insert)
}

type AccountWishes = Pick<MemberWishes, 'name' | 'email' | 'password' | 'birthDate' | 'isSuperadmin'>

/** How it is written: a password is made to a hash before, which is nothing to wait for in a transaction. */
async function accountToInsert(app: App, wishes: AccountWishes) {
  const count = ++number
  const name = wishes.name ?? `Dewi Lestari ${count}`
  const email = wishes.email ?? `dewi${count}@contoh.id`
  const hash = wishes.password === undefined ? null : await hashPassword(wishes.password)
  return (tx: Tx) =>
    tx.db
      .insertInto('accounts.accounts')
      .values({
        name,
        email,
        email_verified_at: app.clock.now(),
        password_hash: hash,
        birth_date: wishes.birthDate ?? '1995-04-21',
        is_superadmin: wishes.isSuperadmin ?? false,
      })
      .returning(['id', 'name', 'email'])
      .executeTakeFirstOrThrow()
}

/** A person who belongs to the tenant and is signed in there, by default a student with a second factor where it is needed. */
export async function buildMember(
  app: App,
  tenant: BuiltTenant,
  wishes: MemberWishes = {},
): Promise<BuiltMember> {
  const kind = wishes.kind ?? 4
  const insertAccount = await accountToInsert(app, wishes)
  const signIn = randomToken()
  const now = app.clock.now()
  const account = await app.sanggar.database.withAccounts(async tx => {
    const made = await insertAccount(tx)
    await tx.db
      .insertInto('accounts.sign_ins')
      .values({ uid: signIn, account_id: made.id, created_at: now, last_seen_at: now })
      .execute()
    return made
  })
  const email = account.email ?? ''
  return tenant.write(async tx => {
    const { id } = await tx.db
      .insertInto('memberships')
      .values({
        account_id: account.id,
        kind,
        name: account.name,
        email,
        status: wishes.status ?? 'active',
        birth_date: wishes.birthDate ?? '1995-04-21',
        joined_at: now,
        ...(wishes.programIds ? { program_ids: wishes.programIds } : {}),
        ...(wishes.provinceCode ? { province_code: wishes.provinceCode } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { token } = await openSession(
      tx,
      {
        membershipId: id,
        accountId: account.id,
        kind,
        signIn,
        isStrong: wishes.isStrong ?? true,
        userAgent: 'Tes',
        ip: '127.0.0.1',
      },
      now,
    )
    return {
      membershipId: id,
      accountId: account.id,
      email,
      name: account.name,
      kind,
      signIn,
      token,
      cookie: { cookie: `sid=${token}`, 'sec-fetch-site': 'same-origin' },
      bearer: { authorization: `Bearer ${token}` },
    }
  })
}

/** Signs in once more, after a while in which nobody stays signed in: cookie and bearer are those of the new session. */
export async function renewSession(app: App, tenant: BuiltTenant, who: BuiltMember): Promise<void> {
  const now = app.clock.now()
  const signIn = randomToken()
  const { accountId, membershipId, kind } = who
  await app.sanggar.database.withAccounts(tx =>
    tx.db
      .insertInto('accounts.sign_ins')
      .values({ uid: signIn, account_id: accountId, created_at: now, last_seen_at: now })
      .execute(),
  )
  const opened = { membershipId, accountId, kind, signIn, isStrong: true, userAgent: 'Tes', ip: '127.0.0.1' }
  const { token } = await tenant.write(tx => openSession(tx, opened, now))
  Object.assign(who, {
    signIn,
    token,
    cookie: { cookie: `sid=${token}`, 'sec-fetch-site': 'same-origin' },
    bearer: { authorization: `Bearer ${token}` },
  })
}

/** Whoever is signed in at a tenant still is, however far the clock went. `client`: of a superuser. */
export async function signInAgain(client: pg.Client, tenantId: number, at: Date): Promise<void> {
  await client.query(
    `update member_sessions set last_seen_at = $1, idle_expires_at = $1::timestamptz + interval '7 days',
        expires_at = $1::timestamptz + interval '7 days' where tenant_id = $2`,
    [at, tenantId],
  )
  await client.query('update accounts.sign_ins set last_seen_at = $1', [at])
}
