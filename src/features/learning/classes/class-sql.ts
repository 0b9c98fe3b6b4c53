/**
 * SQL that the room's stores share, in terms of `classes c`. Named in it: `now` and, with pictures, `pictureBase`.
 */
import { isVisible } from '../../../platform/db/due-sql.ts'
import { pictureSql } from '../../../platform/db/picture-sql.ts'

export const visible = isVisible('c')

const roomState = (room: string) => `classroom_state(${room}.status, ${room}.registration_open_at,
  ${room}.registration_close_at, ${room}.start_at, ${room}.end_at, :now::timestamptz)`

export const roomObject = (
  room: string,
) => `json_build_object('id', ${room}.id, 'code', ${room}.code, 'name', ${room}.name,
  'state', ${roomState(room)}, 'startAt', ${room}.start_at, 'endAt', ${room}.end_at,
  'registrationOpenAt', ${room}.registration_open_at, 'registrationCloseAt', ${room}.registration_close_at,
  'timeZone', ${room}.time_zone, 'mode', ${room}.mode, 'venue', ${room}.venue, 'city', ${room}.city,
  'heldCityIds', ${room}.held_city_codes, 'registrarCityIds', ${room}.registrar_city_codes, 'capacity', ${room}.capacity)`

export const categoryObject = `(select json_build_object('id', k.id, 'slug', k.slug, 'name', k.name)
    from visible_categories k where k.tenant_id = c.tenant_id and k.id = c.category_id)`

/** What is published of a class: its newest version, or the one `number` says. */
export const modulesOf = (
  owner: string,
  number = `${owner}.course_number`,
) => `(select coalesce(json_agg(json_build_object('id', m.module_id, 'slug', m.slug,
    'title', m.title, 'chapters', (
      select coalesce(json_agg(json_build_object('id', h.chapter_id, 'slug', h.slug, 'title', h.title, 'kind', h.kind,
        'minutes', h.minutes, 'isPreview', h.is_preview) order by h.position), '[]')
      from version_chapters h where h.tenant_id = m.tenant_id and h.class_id = m.class_id and h.number = m.number
        and h.module_id = m.module_id)) order by m.position), '[]')
  from version_modules m where m.tenant_id = ${owner}.tenant_id and m.class_id = ${owner}.id and m.number = ${number})`

/**
 * What a webinar is, in terms of `meeting_entries w`; its status follows from the clock. `recording`: where it can be watched
 * once it is over.
 */
export const webinarColumns = (recording: string) => `w.id, w.title, w.summary, w.start_at as "startAt",
  w.start_at + w.minutes * interval '1 minute' as "endAt", w.minutes, w.time_zone as "timeZone", w.provider, w.capacity,
  case when w.is_cancelled then 'cancelled' when :now::timestamptz < w.start_at then 'scheduled'
    when w.ended_at is null and :now::timestamptz <= w.start_at + w.minutes * interval '1 minute' then 'live'
    else 'ended' end as status,
  case when not w.is_cancelled and :now::timestamptz > w.start_at
      and (w.ended_at is not null or :now::timestamptz > w.start_at + w.minutes * interval '1 minute')
    then ${recording} end as "recordingUrl",
  (select coalesce(json_agg(json_build_object('slug', p.slug, 'name', p.name, 'title', p.title,
      'photo', ${pictureSql('p.photo')}) order by s.position), '[]')
    from meeting_speakers s join visible_people p on p.tenant_id = s.tenant_id and p.id = s.person_id
    where s.tenant_id = w.tenant_id and s.meeting_id = w.id) as speakers`
