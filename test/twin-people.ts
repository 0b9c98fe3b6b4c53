import { createHash } from 'node:crypto'
import type { Tx } from '../src/platform/db/transaction.ts'
import { hashToken } from '../src/platform/secrets/tokens.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const later = '2026-12-31T00:00:00Z'

/** A look that was published once, as the history keeps it. */
export const storedLook = (title: string) =>
  JSON.stringify({
    scope: 'setting',
    setting: {
      title,
      tagline: '',
      logoDark: null,
      logoLight: null,
      favicon: null,
      layout: 'default',
      css: {},
      isMaintenance: false,
      meta: {},
    },
    values: {},
    changed: ['title'],
  })

/** What a link in a mail of this tenant carries: as long as a real one, and the same each time. */
export const tokenOf = (what: string, secret: string) =>
  createHash('sha256').update(`${what} ${secret}`).digest('base64url')

export interface TwinPeople {
  member: number
  school: number
  invitation: number
  request: number
}

/** One row in every table about people, all of it saying the tenant's secret word. */
export async function fillPeople(tx: Tx, secret: string): Promise<TwinPeople> {
  const word = secret.toLowerCase()
  const school = await tx.db
    .insertInto('schools')
    .values({ npsn: '20301234', name: `SMK ${secret}`, level: 'SMK', address: `Jalan ${secret}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const member = await tx.db
    .insertInto('memberships')
    .values({
      // the same account in both tenants: one person may belong to several
      account_id: '00000000-0000-4000-8000-000000000001',
      kind: 1,
      name: `Dewi ${secret}`,
      email: `dewi@${word}.test`,
      bio: `Tentang ${secret}`,
      school_id: school.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const membership_id = member.id
  await tx.db
    .insertInto('member_sessions')
    .values({
      id: hashOf(`sesi ${secret}`),
      membership_id,
      account_id: '00000000-0000-4000-8000-000000000001',
      sign_in: `masuk-${word}`,
      idle_expires_at: later,
      expires_at: later,
    })
    .execute()
  await tx.db
    .insertInto('sign_in_flows')
    .values({ id: hashOf(`alur ${secret}`), state: word, nonce: word, verifier: word, expires_at: later })
    .execute()
  await tx.db
    .insertInto('app_credentials')
    .values({
      app_id: hashOf(`app ${word}`).slice(0, 16),
      secret_hash: hashOf(secret),
      name: `Aplikasi ${secret}`,
    })
    .execute()
  await tx.db
    .insertInto('seen_logout_tokens')
    .values({ jti: `keluar-${word}`, expires_at: later })
    .execute()
  const invitation = await tx.db
    .insertInto('invitations')
    .values({
      token_hash: hashToken(tokenOf('undangan', secret)),
      kind: 3,
      name: `Tamu ${secret}`,
      message: secret,
      expires_at: later,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('audit_entries')
    .values({
      actor_name: `Dewi ${secret}`,
      action: 'member.invited',
      object_type: 'invitation',
      object_id: '1',
      after: JSON.stringify({ name: secret }),
    })
    .execute()
  await tx.db
    .insertInto('mails')
    .values({
      recipient: `dewi@${word}.test`,
      subject: `Halo ${secret}`,
      html: `<p>${secret}</p>`,
      body_text: secret,
      reason: 'test',
    })
    .execute()
  await tx.db
    .insertInto('acting_links')
    .values({
      token_hash: hashOf(`bertindak ${secret}`),
      account_id: '00000000-0000-4000-8000-000000000001',
      name: `Ratna ${secret}`,
      sign_in: `masuk-${word}`,
      is_strong: true,
      reason: `Permintaan bantuan ${secret}`,
      expires_at: later,
    })
    .execute()
  await tx.db
    .insertInto('privacy_notices')
    .values({ version: 1, summary: `Ringkasan ${secret}`, content_html: `<p>${secret}</p>` })
    .execute()
  await tx.db
    .insertInto('consents')
    .values({ membership_id, purpose: 'privacy', text_version: '1', is_given: true, source: secret })
    .execute()
  await tx.db
    .insertInto('guardian_consents')
    .values({
      membership_id,
      guardian_name: `Wali ${secret}`,
      guardian_email: `wali@${word}.test`,
      token_hash: hashToken(tokenOf('wali', secret)),
      text_version: '1',
      expires_at: later,
    })
    .execute()
  const request = await tx.db
    .insertInto('data_requests')
    .values({ membership_id, kind: 'access', message: secret, due_at: later })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('site_setting_drafts')
    .values({ setting: JSON.stringify({ title: `Draf ${secret}` }), base_version: 1 })
    .execute()
  await tx.db
    .insertInto('site_setting_versions')
    .values({ version: 1, setting: storedLook(`Lama ${secret}`) })
    .execute()
  return { member: member.id, school: school.id, invitation: invitation.id, request: request.id }
}
