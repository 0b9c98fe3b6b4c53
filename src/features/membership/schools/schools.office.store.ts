import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** What a region's lead sees of the schools of the province. */

const seen = `left join lateral (select count(*)::int as people, max(m.last_seen_at) as seen_at from member_visits m
    where m.tenant_id = s.tenant_id and m.school_id = s.id) v on true`

const figures = statement(
  'schools.ofProvince',
  `select count(*)::int as "total!", count(*) filter (where v.seen_at >= :activeSince::timestamptz)::int as "active!",
      count(*) filter (where v.seen_at < :activeSince)::int as "silent!",
      count(*) filter (where v.seen_at is null)::int as "unseen!"
    from schools s ${seen} where s.province_code = :provinceCode and s.status = 'verified'`,
)
const silent = statement(
  'schools.silent',
  `select s.npsn as "npsn!", s.name as "name!", v.people as "people!", v.seen_at as "seenAt" from schools s ${seen}
    where s.province_code = :provinceCode and s.status = 'verified'
      and (v.seen_at is null or v.seen_at < :activeSince::timestamptz)
    order by v.seen_at desc nulls last, lower(s.name), s.id limit 6`,
)
const submitted = statement(
  'schools.submittedIn',
  `select count(*)::int as "total!" from schools s where s.province_code = :provinceCode and s.status = 'submitted'`,
)

interface Asked {
  provinceCode: string
  /** whose people were seen since then is active */
  activeSince: Date
}

export async function readProvince(tx: Tx, asked: Asked) {
  const { provinceCode } = asked
  const counted = await tx.find(figures, { ...asked })
  return {
    total: counted?.total ?? 0,
    active: counted?.active ?? 0,
    silent: counted?.silent ?? 0,
    unseen: counted?.unseen ?? 0,
    submitted: (await tx.find(submitted, { provinceCode }))?.total ?? 0,
    rows: await tx.rows(silent, { ...asked }),
  }
}
