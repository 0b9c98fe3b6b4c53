import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Json } from '../../../shared/json.ts'
import { withMore } from '../../core/cards/cards.ts'
import { modulesOf, roomObject, visible, webinarColumns } from './class-sql.ts'
import type { ChapterRow, ClassDetail, Syllabus } from './classes.contract.ts'

const detailText = (which: string) =>
  `select ${withMore('card.item', 'more')} as data from (
    select c.id, c.description_html as description, c.language, c.promo_video as "promoVideo", c.tags, c.competencies,
      c.outcomes, c.prerequisites, c.audience, c.passing_score as "passingScore",
      (select coalesce(json_agg(json_build_object('slug', p.slug, 'name', p.name, 'title', p.title, 'bio', p.bio,
          'role', ci.role, 'photo', ${pictureSql('p.photo')}) order by ci.position), '[]')
        from class_instructors ci join visible_people p on p.tenant_id = ci.tenant_id and p.id = ci.person_id
        where ci.tenant_id = c.tenant_id and ci.class_id = c.id) as instructors,
      (select coalesce(json_agg(${roomObject('r')} order by r.start_at), '[]')
        from classrooms r where r.tenant_id = c.tenant_id and r.class_id = c.id) as classrooms,
      (select coalesce(json_agg(row_to_json(meeting)), '[]') from (select ${webinarColumns('coalesce(w.recording_url, :mediaBase || w.recording_key)')} from meeting_entries w
        where w.tenant_id = c.tenant_id and w.class_id = c.id and w.classroom_id is null order by w.start_at, w.id) meeting) as webinars,
      (select coalesce(json_agg(json_build_object('slug', t.slug, 'name', t.name)), '[]') from competence_names t
        where t.tenant_id = c.tenant_id
          and lower(t.name) in (select lower(word) from unnest(c.competencies) word)) as competences,
      ${modulesOf('c', 'coalesce(:number?::int, c.course_number)')} as modules,
      (select coalesce(json_agg(json_build_object('id', g.id, 'slug', g.slug, 'name', g.name) order by g.position), '[]')
        from program_classes i join visible_programs g on g.tenant_id = i.tenant_id and g.id = i.program_id
        where i.tenant_id = c.tenant_id and i.class_id = c.id) as programs,
      c.seo, c.published_at as "publishedAt", c.updated_at as "updatedAt"
    from (select * from classes c where ${which} offset 0) c where ${visible}) more
    join shown_cards card on card.source = 'classes' and card.id = more.id and card.from_at <= :now and card.until_at > :now`

/**
 * One for each way to name a class, or the index of none would serve: a plan is made for whatever may be asked. It is
 * found by its name first ("offset 0"): by when it was published the planner would go through all there are.
 */
const details = {
  slug: statement('classes.detailBySlug', detailText('c.slug = :slug')),
  code: statement('classes.detailByCode', detailText('upper(c.code) = upper(:code)')),
  id: statement('classes.detailById', detailText('c.id = :id')),
}

export type ClassKey = { slug: string } | { code: string } | { id: number }

/**
 * One published class by slug, code or id, as JSON text of `classDetail`; 'null' when there is none. `number`: the version
 * of its chapters, where that is not the newest.
 */
export function findClass(
  { tx, clock, tenant }: InTenant,
  by: ClassKey,
  number: number | null = null,
): Promise<Json<ClassDetail | null>> {
  const { pictureBase, mediaBase } = tenant
  const shown = { now: clock.now(), pictureBase, mediaBase, number }
  if ('slug' in by) return tx.json(details.slug, { ...shown, slug: by.slug })
  if ('code' in by) return tx.json(details.code, { ...shown, code: by.code })
  return tx.json(details.id, { ...shown, id: by.id })
}

const syllabus = statement(
  'classes.syllabus',
  `select json_build_object('class', json_build_object('id', c.id, 'slug', c.slug, 'name', c.name),
      'classroom', json_build_object('id', r.id, 'code', r.code, 'name', r.name), 'modules', ${modulesOf('c')}) as data
    from classrooms r join classes c on c.tenant_id = r.tenant_id and c.id = r.class_id
    where r.id = :classroomId and ${visible}`,
)

/** The syllabus of a classroom, as JSON text of `syllabus`; 'null' when there is none. */
export function findSyllabus({ tx, clock }: InTenant, classroomId: number): Promise<Json<Syllabus | null>> {
  return tx.json(syllabus, { now: clock.now(), classroomId })
}

const chapter = statement(
  'classes.chapter',
  `select row_to_json(item) as data from (
    select h.chapter_id as id, h.slug, h.title, h.kind, h.minutes, h.is_preview as "isPreview", t.html as content,
      h.language, h.completion, h.completion_least as "completionLeast", h.release_at as "releaseAt",
      h.release_after as "releaseAfter", m.slug as "moduleSlug", m.title as "moduleTitle", h.changed_at as "updatedAt"
    from classes c join version_chapters h on h.tenant_id = c.tenant_id and h.class_id = c.id
        and h.number = coalesce(:number?::int, c.course_number)
      join version_modules m on m.tenant_id = h.tenant_id and m.class_id = h.class_id and m.number = h.number
        and m.module_id = h.module_id
      join chapter_contents t on t.tenant_id = h.tenant_id and t.sha256 = h.sha256
    where c.id = :classId and h.slug = :slug) item`,
)

interface ChapterKey {
  classId: number
  slug: string
  /** of the version; null: the newest */
  number?: number | null | undefined
}

/** One published chapter of a class with its text, as JSON text of `ChapterRow`; 'null' when there is none. */
export function findChapter(
  { tx }: InTenant,
  { classId, slug, number = null }: ChapterKey,
): Promise<Json<ChapterRow | null>> {
  return tx.json(chapter, { classId, slug, number })
}

const formerly = statement(
  'classes.formerChapter',
  `select o.title, m.slug as "stoodIn", n.slug, n.module_slug as "moduleSlug"
    from version_chapters o join version_modules m on m.tenant_id = o.tenant_id and m.class_id = o.class_id
        and m.number = o.number and m.module_id = o.module_id
      left join class_chapters n on n.tenant_id = o.tenant_id and n.id = o.chapter_id
      and n.class_id = o.class_id
    where o.class_id = :classId and o.slug = :slug order by o.number desc limit 1`,
)

/** A chapter that once stood at this address of the class: where it stands now, if it does. */
export const findFormerChapter = (
  { tx }: InTenant,
  { classId, slug }: Pick<ChapterKey, 'classId' | 'slug'>,
) => tx.find(formerly, { classId, slug })

const draftStates = statement(
  'classes.draftStates',
  `select classroom_state(r.status, r."openAt", r."closeAt", r."startAt", r."endAt", :now::timestamptz) as "state!"
    from jsonb_to_recordset(:runs::jsonb) as r(place int, status text, "openAt" timestamptz, "closeAt" timestamptz,
      "startAt" timestamptz, "endAt" timestamptz) order by r.place`,
)

export interface DraftRun {
  status: string
  openAt: string | null
  closeAt: string | null
  startAt: string
  endAt: string
}

/** Where runs would stand that are being written, by the one rule there is for those that are out. */
export const listDraftStates = async (
  { tx, clock }: Pick<InTenant, 'tx' | 'clock'>,
  runs: readonly DraftRun[],
): Promise<string[]> => {
  const given = JSON.stringify(runs.map((run, place) => ({ place, ...run })))
  return (await tx.rows(draftStates, { now: clock.now(), runs: given })).map(({ state }) => state)
}
