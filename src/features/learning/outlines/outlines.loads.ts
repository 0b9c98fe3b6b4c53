import { grantOf, type Viewer } from '../../../platform/http/access.ts'
import { fieldsOf } from '../../../platform/http/fields.ts'
import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { notFound } from '../../../shared/failure.ts'
import type { FormField } from '../../../shared/form-field.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { framedPage } from '../../../shared/page.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { draftAnswerOf, opened } from '../../core/publishing/publishing.ts'
import { classKinds } from '../class-writing/class-writing.ts'
import { chapterKind, findChapterRow } from './chapter-kind.ts'
import { chapterDraft, lessonFields } from './chapter-value.contract.ts'
import { drawDraft } from './draw-chapter.ts'
import { outlineOf, reachCourse } from './outline-of.ts'
import type { ChapterEditorPage, OutlinePage } from './outline-pages.contract.ts'
import { chapterKinds, previewStates } from './outlines.rules.ts'
import type { ChapterWriting } from './outlines.ts'

const allFields = fieldsOf(chapterDraft)
const named = (names: readonly string[]): FormField[] =>
  names.flatMap(name => allFields.find(field => field.name === name) ?? [])
const ofLesson = named(Object.keys(lessonFields))

const mayManage = ({ member }: Viewer) => grantOf(permissions.manageEnrolments, member) !== 'none'

/** /Kelola/Kelas/{id}/Isi: what a class consists of. */
export const loadOutline: PersonalPageLoad = {
  access: permissions.writeCourses,
  query: [],
  async load(context) {
    const id = Number(context.params.id)
    const { row, may, course } = await reachCourse(context, id)
    if (row.trashedAt !== null) return { redirect: `${to.classesWritten()}?state=trash`, isTemporary: true }
    const isOut = row.status === 'published' && row.ownId !== null
    const data: OutlinePage = {
      outline: await outlineOf(context, id, course),
      title: row.title,
      path: `/v1/classes/${id}/outline`,
      runsPath: `/v1/classes/${id}/runs`,
      classHref: to.classEditor({ id }),
      peopleHref: course && mayManage(context.viewer) ? to.enrolments({ classId: course.id }) : '',
      listHref: to.classesWritten(),
      siteHref: isOut && course ? to.class(course) : '',
      mayPublish: may.publish,
      kinds: Object.entries(chapterKinds).map(([value, label]) => ({ value, label })),
      fields: ofLesson,
    }
    return framedPage('office', 'outlines.outline', data, {
      title: `Isi ${row.title}`,
      description: `Modul dan bab ${row.title}`,
      canonical: to.outline({ id }),
      crumbs: [
        { label: classKinds.kind.words.many, href: to.classesWritten() },
        { label: row.title, href: to.classEditor({ id }) },
        { label: 'Isi kelas' },
      ],
    })
  },
}

/** The chapter of that class, for whoever may write it. */
async function reachChapter(context: PersonalContext) {
  const id = Number(context.params.id)
  const { row, may, course } = await reachCourse(context, id)
  const chapter = await findChapterRow(context, context.params.chapterId ?? '')
  if (!course || !chapter || chapter.classId !== course.id) throw notFound('Bab')
  return { id, row, may, course, chapter }
}

const screensOf = (parts: readonly ChapterWriting[], chapterId: number) =>
  parts.map(({ kind, label, href }) => ({ kind, label, href: href(chapterId) }))

/** One chapter being written. Opening it writes nothing. */
export const loadChapterEditor: PersonalPageLoad = {
  access: permissions.writeCourses,
  query: [],
  async load(context) {
    const { id, row, may, course, chapter } = await reachChapter(context)
    const by = memberOf(context.viewer).membershipId
    const now = await opened(context, chapterKind, String(chapter.id))
    const { modules } = await outlineOf(context, id, course)
    const all = modules.flatMap(module => module.chapters)
    const at = all.findIndex(one => one.id === chapter.id)
    const link = (one: (typeof all)[number] | undefined) => one && { label: one.title, href: one.href }
    const title = String(now.value.title ?? '').trim() || chapter.title
    const data: ChapterEditorPage = {
      draft: await draftAnswerOf({ ...context, by }, chapterKind, now),
      title,
      moduleTitle: chapter.moduleTitle,
      courseTitle: row.title,
      outlineHref: to.outline({ id }),
      previewHref: to.chapterPreview({ id, chapterId: chapter.id }),
      timeZone: context.tenant.timeZone,
      mayPublish: may.publish,
      groups: [
        { title: 'Bagian utama', fields: named(['kind', 'video', 'address', 'file', 'liveAt', 'liveUrl']) },
        {
          title: 'Belajar',
          fields: named(['minutes', 'isPreview', 'isRequired', 'completion', 'completionLeast']),
        },
        { title: 'Dibuka', fields: named(['releaseAt', 'releaseAfter']) },
        { title: 'Alamat', fields: named(['slug']) },
      ],
      chapters: all.slice(0, Math.max(0, at)).map(one => ({ value: String(one.id), label: one.title })),
      writing: screensOf(context.partsOf('chapterWriting'), chapter.id),
      previous: link(all[at - 1]),
      next: link(all[at + 1]),
    }
    return framedPage('office', 'outlines.chapter', data, {
      title,
      description: `Menulis bab ${title}`,
      canonical: to.chapterEditor({ id, chapterId: chapter.id }),
      crumbs: [
        { label: classKinds.kind.words.many, href: to.classesWritten() },
        { label: row.title, href: to.outline({ id }) },
        { label: title },
      ],
    })
  },
}

/** The saved draft as people in four states would find it: the site's own page. Nothing is noted as read. */
export const loadChapterPreview: PersonalPageLoad = {
  access: permissions.writeCourses,
  query: ['as'],
  async load(context) {
    const as = keysOf(previewStates).find(state => state === context.query.as) ?? 'done'
    const { id, course, chapter } = await reachChapter(context)
    const { value } = await opened(context, chapterKind, String(chapter.id))
    const { modules } = await outlineOf(context, id, course)
    const lessons = modules.flatMap(module => module.chapters)
    const canonical = to.chapterPreview({ id, chapterId: chapter.id })
    const at = (chapterId: number, state: string) =>
      `${to.chapterPreview({ id, chapterId })}?${new URLSearchParams({ as: state })}`
    const drawn = drawDraft(context, { course, chapter, value, modules, as }, slug =>
      at(lessons.find(one => one.slug === slug)?.id ?? chapter.id, as),
    )
    const preview = keysOf(previewStates).map(state => ({
      label: previewStates[state],
      href: at(chapter.id, state),
      isCurrent: state === as,
    }))
    return {
      ...drawn,
      data: { ...drawn.data, preview },
      head: { ...drawn.head, noindex: true },
      canonical,
      tags: [],
    }
  },
}
