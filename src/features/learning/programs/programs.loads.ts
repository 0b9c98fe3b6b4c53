import type { EducationalOccupationalProgram } from 'schema-dts'
import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import { detailPage } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { trail } from '../../../ui/lists.ts'
import { foundAs } from '../../core/entries/entries.ts'
import { classCard } from '../classes/classes.cards.ts'
import { type ClassItem, firstClasses } from '../classes/classes.ts'
import { isTeaching } from '../mentors/mentors.ts'
import { programFacts } from './programs.cards.ts'
import type { ProgramDetail, ProgramDetailPage, ProgramSchool } from './programs.contract.ts'
import { findProgramDetail, listProgramSchools } from './programs.ts'

/** A programme by slug, or by id with the slug behind it. */
export const loadProgramDetail: PublicPageLoad = {
  query: [],
  async load(context) {
    const { id, slug } = context.params
    const program =
      (id && (await findProgramDetail(context, { id: Number(id) }))) ||
      (slug && (await findProgramDetail(context, { slug })))
    if (!program) return undefined
    const classes = await firstClasses(context, { programIds: [program.id] }, 100)
    const schools = await listProgramSchools(context, {
      programId: program.id,
      page: 1,
      pageSize: schoolsShown,
    })
    return programAnswer(context, program, { classes, schools: schools.items })
  },
}

interface Ties {
  classes: readonly ClassItem[]
  /** the first of them */
  schools: readonly Pick<ProgramSchool, 'name' | 'city' | 'province'>[]
}

/** The page of a programme with these classes and schools. */
export async function programAnswer(context: PageContext, program: ProgramDetail, ties: Ties) {
  const data = await programDetailData(context, program, ties)
  const description = describe(program.summary || program.description)
  return detailPage('programs.detail', data, {
    head: foundAs(
      {
        title: program.name,
        description,
        image: data.cover,
        jsonLd: [
          {
            '@type': 'EducationalOccupationalProgram',
            name: program.name,
            description,
            url: to.program(program),
            provider: { '@type': 'EducationalOrganization', name: context.tenant.title },
            ...(program.kind ? { programType: program.kind } : {}),
            hasCourse: program.items.map(item => ({ '@type': 'Course', name: item.name })),
            ...(program.startDate ? { startDate: program.startDate } : {}),
            ...(program.endDate ? { endDate: program.endDate } : {}),
          } satisfies EducationalOccupationalProgram,
        ],
      },
      program.seo,
    ),
    canonical: to.program(program),
    tags: ['programs', 'classes', 'schools', 'people'],
  })
}

/** a page names that many schools; the call has all */
export const schoolsShown = 24

async function programDetailData(
  context: PageContext,
  program: ProgramDetail,
  { classes, schools }: Ties,
): Promise<ProgramDetailPage> {
  const order = new Map(program.items.map((item, index) => [item.classId, index]))
  return {
    heading: { eyebrow: program.kind || undefined, title: program.name, lead: program.summary },
    crumbs: trail({ label: 'Program', href: to.programs() }, { label: program.name }),
    cover: imageOf(program.cover),
    facts: programFacts(program, context.tenant.timeZone),
    descriptionHtml: program.description,
    partners: program.partners,
    lead: program.lead
      ? {
          name: program.lead.name,
          title: program.lead.title,
          // who leads a programme and teaches nothing has no page of his own
          href: (await isTeaching(context, program.lead.slug)) ? to.mentor(program.lead) : undefined,
          picture: imageOf(program.lead.photo),
        }
      : undefined,
    provinces: program.provinces.map(({ name }) => name),
    schools: schools.map(school => ({
      name: school.name,
      place: [school.city?.name, school.province?.name].filter(Boolean).join(', '),
    })),
    moreSchools: program.totalSchools - schools.length,
    curriculum:
      program.items.length > 0 ? { label: 'Lihat kurikulum', href: to.curriculum(program) } : undefined,
    related: classes
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
      .map(item => classCard(item)),
  }
}
