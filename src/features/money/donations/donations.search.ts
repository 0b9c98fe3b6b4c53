import { isDue } from '../../../platform/db/due-sql.ts'
import {
  factSql,
  type PassagePart,
  paragraphSql,
  rupiahSql,
  topicSelect,
} from '../../../platform/passage-part.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { pathSql, to } from '../../../routes.ts'
import { raised, visible } from './donations.store.ts'

/** Campaigns that are published. */
export const donationsSearch: SearchPart = {
  name: 'donations',
  place: 95,
  kinds: { campaign: 'Kampanye donasi' },
  tags: ['donations'],
  select: `select 'campaign' as kind, c.id::text as ref, ${pathSql('Donasi-slug', { slug: 'c.slug' })} as path, c.title, c.summary,
    '' as words, c.story_html as html, c.picture, c.published_at, c.published_at as visible_from,
    null::timestamptz as visible_until
  from donation_campaigns c where ${visible} and c.published_at is not null`,
}

/** Campaigns with what was given, what is needed, and until when. */
export const campaignPassages: PassagePart = {
  name: 'donations',
  insteadOf: 'donations',
  tags: donationsSearch.tags,
  select: `select s.kind, s.ref, s.path, s.title, s.summary, s.words, s.html, null::text[] as audience,
    jsonb_build_array(${factSql('raised', `'text', 'Rp ' || replace(to_char(${raised}, 'FM999,999,999,990'), ',', '.')`)}, ${factSql('goal', `'text', ${rupiahSql('c.goal')}`)},
      ${factSql('ends', `'at', c.ends_on::timestamp at time zone 'Asia/Jakarta', 'zone', 'Asia/Jakarta', 'isDay', true`)}) as facts,
    s.visible_from, s.visible_until
  from (${donationsSearch.select}) s join donation_campaigns c on c.id::text = s.ref`,
}

/** How money is given here, and for what. */
export const donationPassages: PassagePart = {
  name: 'topic_donations',
  tags: donationsSearch.tags,
  select: topicSelect({
    topic: 'donations',
    path: `'${to.campaigns()}'`,
    title: `'Cara berdonasi'`,
    summary: `'Cara berdonasi: buka halaman Donasi, pilih kampanyenya, isi jumlahnya, lalu pilih cara membayar.'`,
    html: `string_agg(d.line, '' order by d.position, d.id)`,
    from: `(select c.position, c.id, ${paragraphSql('c.title')} as line from donation_campaigns c
        where ${visible} and ${isDue('c', 'now()')} and (c.ends_on is null or c.ends_on >= current_date)
        order by c.position, c.id limit 20) d
      having count(*) > 0`,
  }),
}
