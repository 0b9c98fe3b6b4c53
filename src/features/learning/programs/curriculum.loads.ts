import type { EducationalOccupationalProgram } from 'schema-dts'
import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { duration } from '../../../shared/dates.ts'
import { describe } from '../../../shared/html-text.ts'
import { detailPage } from '../../../shared/page.ts'
import { trail } from '../../../ui/lists.ts'
import { levels, types } from '../classes/classes.ts'
import type { CurriculumPage, ProgramDetail, ProgramSyllabus } from './programs.contract.ts'
import { findProgramDetail, listProgramOutlines } from './programs.ts'

/** A programme's classes in order, each with its modules and chapters. */
export const loadCurriculum: PublicPageLoad = {
  query: [],
  async load(context) {
    const program = await findProgramDetail(context, { slug: context.params.program ?? '' })
    if (!program) return undefined
    const outlines = await listProgramOutlines(context, program)
    const data = curriculumData(program, outlines)
    const description = `Kurikulum ${program.name}: ${outlines.length} kelas, modul, dan bab secara berurutan.`
    return detailPage('programs.curriculum', data, {
      head: {
        title: `Kurikulum ${program.name}`,
        description,
        jsonLd: [curriculumSchema(context, program, outlines)],
      },
      canonical: to.curriculum(program),
      tags: ['programs', 'classes'],
    })
  },
}

function curriculumData(program: ProgramDetail, outlines: ProgramSyllabus['items']): CurriculumPage {
  const minutes = outlines.reduce((sum, item) => sum + item.durationMinutes, 0)
  const modules = outlines.reduce((sum, item) => sum + item.modules.length, 0)
  return {
    heading: { eyebrow: 'Kurikulum', title: program.name, lead: program.summary },
    crumbs: trail({ label: 'Kurikulum', href: to.curricula() }, { label: program.name }),
    facts: [
      { icon: 'book', text: `${outlines.length} kelas, ${modules} modul` },
      ...(minutes > 0 ? [{ icon: 'clock' as const, text: duration(minutes) }] : []),
    ],
    steps: outlines.map(item => ({
      title: item.name,
      href: to.class(item),
      kind: `${types[item.type]}, ${levels[item.level].toLowerCase()}`,
      length: duration(item.durationMinutes),
      summary: item.summary,
      isOptional: !item.required,
      modules: item.modules.map(module => ({
        title: module.title,
        chapters: module.chapters.map(chapter => ({
          title: chapter.title,
          href:
            item.type === 'self_paced'
              ? to.chapter(item, { moduleSlug: module.slug, slug: chapter.slug })
              : '',
          minutes: chapter.minutes,
        })),
      })),
    })),
    program: { label: 'Tentang program ini', href: to.program(program) },
    empty: {
      title: 'Kurikulum belum disusun',
      text: 'Kelas program ini akan tampil di sini begitu diterbitkan.',
      action: { label: 'Tentang program ini', href: to.program(program) },
    },
  }
}

function curriculumSchema(context: PageContext, program: ProgramDetail, outlines: ProgramSyllabus['items']) {
  return {
    '@type': 'EducationalOccupationalProgram',
    name: program.name,
    url: to.program(program),
    description: describe(program.summary || program.description || program.name),
    provider: { '@type': 'EducationalOrganization', name: context.tenant.title },
    hasCourse: outlines.map(item => ({
      '@type': 'Course',
      name: item.name,
      url: to.class(item),
      description: item.summary,
      provider: { '@type': 'EducationalOrganization', name: context.tenant.title },
      syllabusSections: item.modules.map((module, index) => ({
        '@type': 'Syllabus',
        position: index + 1,
        name: module.title,
      })),
    })),
  } satisfies EducationalOccupationalProgram
}
