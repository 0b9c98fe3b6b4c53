import { sql } from 'kysely'
import { escapeHtml } from '../src/shared/html-text.ts'
import type { App } from './app.ts'
import type { BuiltTenant } from './build.ts'
import { type BuiltMember, buildMember } from './members.ts'

/** Every text of every table of a tenant, as the tenant itself can read it. */
export async function everything(at: BuiltTenant): Promise<string> {
  return at.write(async tx => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_schema || '.' || table_name as name from information_schema.columns
      where column_name = 'tenant_id' and table_schema = 'public'`.execute(tx.db)
    let text = ''
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
        tx.db,
      )
      text += rows.map(({ row }) => `${name}: ${row}\n`).join('')
    }
    return text.toLowerCase()
  })
}

/** What nobody else's rows hold. */
export const secretWords = [
  'melati',
  'kenanga',
  '81277665544',
  'suka-anggrek',
  'ratna-wali',
  'pesan-rahasia',
  'undangan-rahasia',
]

let number = 0

/** Somebody who has left words in every place a tenant has for them. */
export async function buildTraces(
  app: App,
  at: BuiltTenant,
  admin: { membershipId: number; name: string },
): Promise<BuiltMember> {
  const call = (method: string, path: string, body: unknown) =>
    app.request({
      host: at.host,
      method,
      path,
      headers: { ...member.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const count = ++number
  const email = `melati${count}@contoh.id`
  const member = await buildMember(app, at, { name: `Melati O'Kenanga & Co ${count}`, email })
  await call('POST', '/v1/user/profile/update', { phone: '0812-7766-5544', bio: 'suka-anggrek' })
  await call('POST', '/v1/privacy/consents', { purpose: 'news', isGiven: true })
  await call('POST', '/v1/privacy/requests', { kind: 'correction', message: 'pesan-rahasia saya' })
  await at.write(async tx => {
    const { membershipId } = member
    await tx.db
      .insertInto('guardian_consents')
      .values({
        membership_id: membershipId,
        guardian_name: 'Ratna-Wali',
        guardian_email: 'ratna-wali@contoh.id',
        token_hash: `h${count}`,
        text_version: 'wali',
        expires_at: app.clock.now(),
      })
      .execute()
    await tx.db
      .insertInto('invitations')
      .values({
        token_hash: `i${count}`,
        kind: 4,
        email,
        name: member.name,
        message: 'undangan-rahasia',
        expires_at: app.clock.now(),
      })
      .execute()
    for (const [recipient, text] of [
      [email, 'Halo'],
      ['orang@contoh.id', `${member.name} mengundang Anda`],
      ['lain@contoh.id', `Tulis ke ${email.toUpperCase()}`],
    ] as const)
      await tx.db
        .insertInto('mails')
        .values({
          recipient,
          subject: `Kabar dari ${member.name}`,
          html: escapeHtml(text),
          body_text: text,
          reason: 'test',
        })
        .execute()
    await tx.db
      .insertInto('audit_entries')
      .values([
        {
          actor_id: admin.membershipId,
          actor_name: admin.name,
          action: 'member.suspended',
          object_type: 'member',
          object_id: String(membershipId),
          object_name: member.name,
          before: JSON.stringify({ status: 'active', name: member.name }),
          after: JSON.stringify({ status: 'suspended', reason: 'pesan-rahasia' }),
        },
        {
          actor_id: admin.membershipId,
          actor_name: admin.name,
          action: 'invitation.created',
          object_type: 'invitation',
          object_id: '7',
          object_name: email,
          after: JSON.stringify({ email, kind: 4 }),
        },
      ])
      .execute()
  })
  return member
}
