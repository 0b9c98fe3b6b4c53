import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { duration } from '../../../shared/dates.ts'
import { describe } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import { rupiah } from '../../../shared/money.ts'
import { detailPage } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { spokenIn } from '../../../shared/spoken.ts'
import { trail } from '../../../ui/lists.ts'
import type { Crumb, Fact } from '../../../ui/parts.tsx'
import { foundAs } from '../../core/entries/entries.ts'
import { findClass } from './class-detail.store.ts'
import type { ClassDetailPage, RunList, RunView, WordList } from './class-pages.contract.ts'
import { classCard, classFacts, registrationNote, runView, webinarView } from './classes.cards.ts'
import type { ClassDetail } from './classes.contract.ts'
import { classSchema } from './classes.markup.ts'
import { asksForSomething, badges, levels, types } from './classes.rules.ts'
import { firstClasses } from './classes.store.ts'
import { sessionMonths } from './session-months.ts'
import { syllabusOf } from './syllabus.ts'
import { actionsOf } from './ways-in.ts'

/** A class by slug, code, or id with the slug behind it; one asked for at another shelf's address is sent to its own. */
export const loadClassDetail: PublicPageLoad = {
  query: [],
  async load(context) {
    const { id, slug, code } = context.params
    if (!slug && !code) return { redirect: to.classes() }
    const written =
      (id && readJson(await findClass(context, { id: Number(id) }))) ||
      (slug && readJson(await findClass(context, { slug }))) ||
      readJson(await findClass(context, { code: code ?? slug ?? '' }))
    if (!written) return undefined
    return classAnswer(context, written)
  },
}

/** The page of a class, published or not. */
export async function classAnswer(context: PageContext, written: ClassDetail) {
  const found = { ...written, prerequisites: written.prerequisites.filter(asksForSomething) }
  const data = await classDetailData(context, found)
  return detailPage('classes.detail', data, {
    head: foundAs(
      {
        title: found.name,
        description: describe(found.summary || found.description),
        image: imageOf(found.cover),
        jsonLd: classSchema(found, context.tenant.title),
      },
      found.seo,
    ),
    canonical: to.class(found),
    tags: ['classes', 'people', 'programs', 'competences'],
  })
}

async function classDetailData(context: PageContext, found: ClassDetail): Promise<ClassDetailPage> {
  const isCourse = found.type === 'self_paced'
  const related = await firstClasses(context, { categoryId: found.category?.id, excludeId: found.id }, 3)
  return {
    heading: {
      eyebrow: found.category?.name ?? types[found.type],
      title: found.name,
      lead: found.summary,
      badge: badges[found.state],
      spoken: spokenIn(found.language),
    },
    crumbs: trail(shelfOf(found), { label: found.name }),
    cover: imageOf(found.cover),
    facts: [
      ...detailFacts(found),
      ...(isCourse ? [] : [{ icon: 'clock' as const, text: duration(found.durationMinutes) }]),
      ...(found.certificate ? [{ icon: 'certificate' as const, text: 'Bersertifikat' }] : []),
    ],
    price: rupiah(found.price),
    compareAtPrice: found.compareAtPrice ? rupiah(found.compareAtPrice) : undefined,
    note: registrationNote(found),
    actions: actionsOf(context.tenant.contact, found),
    place: found.slug,
    descriptionHtml: found.description,
    outcomes: plainWords('Yang akan Anda capai', found.outcomes),
    words: [
      { title: 'Kompetensi', words: competenciesOf(found) },
      plainWords('Prasyarat', found.prerequisites),
      plainWords('Untuk siapa', found.audience),
      { title: 'Bagian dari program', words: found.programs.map(programWord) },
    ],
    instructors: found.instructors.map(person => ({
      name: person.name,
      role: person.title,
      text: person.bio,
      href: to.mentor(person),
      picture: imageOf(person.photo),
    })),
    runs: [
      runList({ id: 'jadwal', title: 'Jadwal' }, onlyRun(found) ? [] : found.classrooms, runView),
      runList({ id: 'pertemuan', title: 'Pertemuan daring' }, found.webinars, webinarView),
    ],
    syllabus: syllabusOf(found),
    related:
      related.length > 0
        ? { title: 'Mungkin cocok untuk Anda', items: related.map(item => classCard(item)) }
        : undefined,
  }
}

function runList<T extends { startAt: string; timeZone: string }>(
  head: Pick<RunList, 'id' | 'title'>,
  items: T[],
  viewOf: (item: T, index: number) => RunView,
): RunList {
  const runs = items.map(viewOf)
  const sessions = items.map(({ startAt, timeZone }, index) => {
    const { name: title = '', id = '' } = runs[index] ?? {}
    return { startAt, timeZone, title, href: `#${id}` }
  })
  return { ...head, runs, months: sessionMonths(sessions) }
}

/** A single run is said by the facts at the head; a list of one would say it again. */
const onlyRun = ({ classroom, classrooms }: ClassDetail) =>
  classroom && classrooms.length === 1 ? classrooms[0] : undefined

function detailFacts(found: ClassDetail): Fact[] {
  const run = onlyRun(found)
  if (!run) return classFacts(found)
  const [when = '', where = ''] = runView(run).lines
  return [
    { icon: 'calendar', text: `${run.name}, ${when}`, dateTime: new Date(run.startAt).toISOString() },
    { icon: 'place', text: where },
    { icon: 'level', text: levels[found.level] },
  ]
}

const plainWords = (title: string, words: string[]): WordList => ({
  title,
  words: words.map(label => ({ label })),
})

const programWord = (program: ClassDetail['programs'][number]) => ({
  label: program.name,
  href: to.program(program),
})

function shelfOf({ type }: ClassDetail): Crumb {
  if (type === 'self_paced') return { label: 'Kursus', href: to.courses() }
  return type === 'bootcamp'
    ? { label: 'Bootcamp', href: to.camps() }
    : { label: 'Kelas', href: to.classes() }
}

/** A competence that has a page of its own leads there. */
function competenciesOf({ competencies, competences }: ClassDetail): WordList['words'] {
  const known = new Map(competences.map(competence => [competence.name.toLowerCase(), competence]))
  return competencies.map(label => {
    const found = known.get(label.toLowerCase())
    return found ? { label, href: to.competence(found) } : { label }
  })
}
