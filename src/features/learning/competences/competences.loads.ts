import type { DefinedTerm } from 'schema-dts'
import { type PublicPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, statusOfPage, titleOfPage } from '../../../shared/pager.ts'
import { classCard, courseList } from '../classes/classes.cards.ts'
import { listClasses } from '../classes/classes.ts'
import { type CompetencePage, competencePageQuery } from './competences.contract.ts'
import { findCompetence, listOtherCompetences } from './competences.ts'

/** What a competence is, and the classes that teach it. */
export const loadCompetence: PublicPageLoad = {
  query: ['page'],
  async load(context) {
    const query = parseQuery(competencePageQuery, context.query)
    const competence = await findCompetence(context, context.params.slug ?? '')
    if (!competence) return undefined
    const list = readJson(await listClasses(context, { ...query, competence: competence.name }))
    const others = await listOtherCompetences(context, competence)
    const description = describe(competence.description || `Kelas yang mengajarkan ${competence.name}.`)
    const data: CompetencePage = {
      page: query.page,
      heading: { eyebrow: 'Kompetensi', title: competence.name, lead: competence.description },
      crumbs: [
        { label: 'Beranda', href: to.home() },
        { label: 'Kelas', href: to.classes() },
        { label: competence.name },
      ],
      items: list.items.map(classCard),
      others: others.map(other => ({ label: other.name, href: to.competence(other) })),
      empty: {
        title: 'Belum ada kelas untuk kompetensi ini',
        text: 'Kelas yang mengajarkannya akan tampil di sini. Sementara itu, silakan lihat kelas lain.',
        action: { label: 'Semua kelas', href: to.classes() },
      },
      pager: pagerOf(list, to.competence(competence), {}),
    }
    return {
      page: 'competences.detail',
      data,
      head: {
        title: titleOfPage(`Kompetensi: ${competence.name}`, query.page),
        description,
        jsonLd: [
          {
            '@type': 'DefinedTerm',
            name: competence.name,
            description: competence.description,
            url: to.competence(competence),
          } satisfies DefinedTerm,
          courseList(list.items, context.tenant.title),
        ],
      },
      canonical: to.competence(competence),
      crumbs: data.crumbs,
      tags: ['competences', 'classes'],
      status: statusOfPage(data),
    } satisfies PageAnswer<'competences.detail'>
  },
}
