import type { DefinedTerm } from 'schema-dts'
import type { z } from 'zod'
import { askedPage, type PageContext, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import { listPage, trail } from '../../../ui/lists.ts'
import { classCard, courseList } from '../classes/classes.cards.ts'
import { pageOfClasses } from '../classes/classes.ts'
import { type Competence, competencePageQuery } from './competences.contract.ts'
import { findCompetence, listOtherCompetences } from './competences.ts'

/** What a competence is, and the classes that teach it. */
export const loadCompetence: PublicPageLoad = askedPage(competencePageQuery, async (context, query) => {
  const competence = await findCompetence(context, context.params.slug ?? '')
  return competence && competenceAnswer(context, competence, query)
})

/** Its page: of one that is there, or that is being written. */
export async function competenceAnswer(
  context: PageContext,
  competence: Competence,
  query: z.output<typeof competencePageQuery>,
) {
  const { name, description } = competence
  const path = to.competence(competence)
  const found = await pageOfClasses(context, { ...query, competence: name })
  const others = await listOtherCompetences(context, competence)
  return listPage('competences.detail', {
    path,
    eyebrow: 'Kompetensi',
    title: name,
    lead: description,
    crumbs: trail({ label: 'Kelas', href: to.classes() }, { label: name }),
    query,
    found,
    card: classCard,
    empty: {
      title: 'Belum ada kelas untuk kompetensi ini',
      text: 'Kelas yang mengajarkannya akan tampil di sini. Sementara itu, silakan lihat kelas lain.',
      action: { label: 'Semua kelas', href: to.classes() },
    },
    head: {
      title: `Kompetensi: ${name}`,
      description: describe(description || `Kelas yang mengajarkan ${name}.`),
      jsonLd: [
        { '@type': 'DefinedTerm', name, description, url: path } satisfies DefinedTerm,
        courseList(found.items, context.tenant.title),
      ],
    },
    tags: ['competences', 'classes'],
    data: list => ({
      ...list,
      others: others.map(other => ({ label: other.name, href: to.competence(other) })),
    }),
  })
}
