import { isDue } from '../../../platform/db/due-sql.ts'
import { type PassagePart, paragraphSql, rupiahSql, topicSelect } from '../../../platform/passage-part.ts'
import { to } from '../../../routes.ts'
import { types } from './classes.rules.ts'
import { shown } from './classes.search.ts'

/** more is read at the list itself */
const most = 40

const words = `case c.type ${Object.entries(types)
  .map(([name, label]) => `when '${name}' then '${label.toLowerCase()}'`)
  .join(' ')} end`

const path = (isScheduled: string) =>
  `case when ${isScheduled} then '${to.classes()}' else '${to.courses()}' end`

const offered = `(select c.name, c.type, c.certificate, row_number() over (order by c.published_at desc, c.id desc) as place,
    ${paragraphSql(`c.name || ' (' || ${rupiahSql('c.price')} || ', ' || ${words} || coalesce(', ' || lower(k.name), '') || ')'`)} as line
  from classes c left join visible_categories k on k.tenant_id = c.tenant_id and k.id = c.category_id
  where ${shown} and ${isDue('c', 'now()')} order by c.published_at desc, c.id desc limit ${most}) o`

const isScheduled = `bool_or(o.type <> 'self_paced')`

/** All classes and courses with what they cost. */
const offers: PassagePart = {
  name: 'topic_offers',
  tags: ['classes'],
  select: topicSelect({
    topic: 'offers',
    path: path(isScheduled),
    title: `'Kelas dan kursus'`,
    summary: `'Ini kelas dan kursus yang dapat diikuti.'`,
    html: `string_agg(o.line, '' order by o.place)`,
    from: `${offered} having count(*) > 0`,
  }),
}

/** For which of them there is a certificate. */
const certificates: PassagePart = {
  name: 'topic_certificates',
  tags: ['classes'],
  select: topicSelect({
    topic: 'certificates',
    path: path(isScheduled),
    title: `'Kelas yang bersertifikat'`,
    summary: `'Sertifikat terbit setelah lulus dari kelas yang memberikannya.'`,
    html: `string_agg(${paragraphSql('o.name')}, '' order by o.place)`,
    from: `${offered} where o.certificate having count(*) > 0`,
  }),
}

/** What begins next, until when one may register. */
const schedule: PassagePart = {
  name: 'topic_schedule',
  tags: ['classes'],
  select: topicSelect({
    topic: 'schedule',
    path: `'${to.classes()}'`,
    title: `'Jadwal kelas'`,
    summary: `'Ini jadwal kelas yang berikutnya.'`,
    facts: `jsonb_agg(jsonb_build_object('label', r.label, 'at', r.start_at, 'zone', r.time_zone) order by r.start_at)`,
    from: `(select concat_ws(', ', c.name, nullif(r.name, c.name)) as label, r.start_at, r.time_zone
        from classrooms r join classes c on c.tenant_id = r.tenant_id and c.id = r.class_id
        where ${shown} and ${isDue('c', 'now()')} and r.status = 'scheduled' and r.start_at > now()
        order by r.start_at limit ${most}) r
      having count(*) > 0`,
  }),
}

export const classTopics: readonly PassagePart[] = [offers, certificates, schedule]
