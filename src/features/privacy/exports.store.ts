import { statement } from '../../platform/db/statement.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** Everything a tenant has on one person, as the database says it: no tokens, no hashes, nobody else. */
const held = statement<readonly [number]>(
  'privacy.export',
  `select json_build_object(
    'membership', (select json_build_object('id', m.id, 'kind', m.kind, 'status', m.status, 'name', m.name,
        'email', m.email, 'phone', m.phone, 'birthDate', m.birth_date, 'picture', m.picture, 'bio', m.bio,
        'school', (select json_build_object('npsn', s.npsn, 'name', s.name) from schools s
          where s.tenant_id = m.tenant_id and s.id = m.school_id),
        'provinceCode', m.province_code, 'cityCode', m.city_code, 'programs',
        (select coalesce(json_agg(p.name order by p.name), '[]') from programs p
          where p.tenant_id = m.tenant_id and p.id = any (m.program_ids)),
        'privacy', m.privacy, 'isRestricted', m.is_restricted, 'suspendedReason', m.suspended_reason,
        'joinedAt', m.joined_at, 'createdAt', m.created_at, 'updatedAt', m.updated_at)
      from memberships m where m.id = $1),
    'sessions', (select coalesce(json_agg(json_build_object('createdAt', s.created_at, 'lastSeenAt', s.last_seen_at,
        'endedAt', s.ended_at, 'channel', s.channel, 'isStrong', s.is_strong, 'userAgent', s.user_agent, 'ip', s.ip)
        order by s.created_at desc), '[]') from member_sessions s where s.membership_id = $1),
    'consents', (select coalesce(json_agg(json_build_object('purpose', c.purpose, 'isGiven', c.is_given,
        'textVersion', c.text_version, 'source', c.source, 'at', c.at) order by c.id desc), '[]')
      from consents c where c.membership_id = $1),
    'guardians', (select coalesce(json_agg(json_build_object('guardianName', g.guardian_name,
        'guardianEmail', g.guardian_email, 'status', g.status, 'textVersion', g.text_version, 'askedAt', g.asked_at,
        'decidedAt', g.decided_at) order by g.id desc), '[]') from guardian_consents g where g.membership_id = $1),
    'requests', (select coalesce(json_agg(json_build_object('kind', r.kind, 'status', r.status, 'message', r.message,
        'askedAt', r.asked_at, 'decidedAt', r.decided_at, 'outcome', r.outcome) order by r.id desc), '[]')
      from data_requests r where r.membership_id = $1),
    'invitations', (select coalesce(json_agg(json_build_object('email', i.email, 'name', i.name, 'kind', i.kind,
        'message', i.message, 'createdAt', i.created_at, 'acceptedAt', i.accepted_at) order by i.id desc), '[]')
      from invitations i where i.email = (select m.email from memberships m where m.id = $1)),
    'mails', (select coalesce(json_agg(json_build_object('subject', l.subject, 'text', l.body_text,
        'createdAt', l.created_at, 'sentAt', l.sent_at) order by l.id desc), '[]')
      from mails l where l.recipient = (select m.email from memberships m where m.id = $1)),
    'history', (select coalesce(json_agg(json_build_object('at', e.at, 'action', e.action,
        'by', case when e.actor_id = $1 then 'Anda' when e.actor_id is null then e.actor_name else 'Pengelola' end,
        'ip', case when e.actor_id = $1 then e.ip end,
        'before', case when e.object_type = 'member' and e.object_id = ($1::int)::text then e.before end,
        'after', case when e.object_type = 'member' and e.object_id = ($1::int)::text then e.after end)
        order by e.id desc), '[]')
      from audit_entries e where e.actor_id = $1 or (e.object_type = 'member' and e.object_id = ($1::int)::text)),
    'files', (select coalesce(json_agg(json_build_object('key', f.key, 'name', f.name)), '[]')
      from files f where f.membership_id = $1)) as held`,
)

export const heldByTenant = (tx: Tx, membershipId: number) => tx.json(held, [membershipId])

const account = statement<readonly [string, number]>(
  'privacy.exportAccount',
  `select json_build_object(
    'account', (select json_build_object('name', a.name, 'email', a.email, 'emailVerifiedAt', a.email_verified_at,
        'phone', a.phone, 'birthDate', a.birth_date, 'hasPassword', a.password_hash is not null,
        'passwordChangedAt', a.password_changed_at, 'status', a.status, 'createdAt', a.created_at)
      from accounts.accounts a where a.id = $1),
    'signIns', (select coalesce(json_agg(json_build_object('createdAt', s.created_at, 'lastSeenAt', s.last_seen_at,
        'endedAt', s.ended_at, 'channel', s.channel, 'methods', s.methods, 'userAgent', s.user_agent, 'ip', s.ip)
        order by s.created_at desc), '[]') from accounts.sign_ins s where s.account_id = $1),
    'securityEvents', (select coalesce(json_agg(json_build_object('at', e.at, 'action', e.action, 'ip', e.ip,
        'userAgent', e.user_agent, 'detail', e.detail) order by e.id desc), '[]')
      from accounts.security_events e where e.account_id = $1),
    'passkeys', (select coalesce(json_agg(json_build_object('name', k.name, 'createdAt', k.created_at,
        'lastUsedAt', k.last_used_at)), '[]') from accounts.passkeys k where k.account_id = $1),
    'authenticatorSince', (select t.confirmed_at from accounts.totp_secrets t where t.account_id = $1),
    'recoveryCodesLeft', (select count(*) from accounts.recovery_codes c where c.account_id = $1 and c.used_at is null),
    'consentsWhenRegistering', (select coalesce(json_agg(json_build_object('purpose', r.purpose,
        'textVersion', r.text_version, 'at', r.at)), '[]') from accounts.registration_consents r
      where r.account_id = $1 and r.tenant_id = $2)) as held`,
)

export const heldByAccounts = (tx: Tx, accountId: string, tenantId: number) =>
  tx.json(account, [accountId, tenantId])
