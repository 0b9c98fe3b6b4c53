import type { PersonalContext } from '../../../platform/http/page-load.ts'
import type { CompetenceValue } from './competence-value.contract.ts'
import { competencePageQuery } from './competences.contract.ts'
import { competenceAnswer } from './competences.loads.ts'

/** The page of a competence that is being written, with the classes that name it by now. */
export const drawCompetence = (
  context: PersonalContext,
  { name, description }: CompetenceValue,
  { ownId, slug }: { ownId: number; slug: string },
) =>
  competenceAnswer(
    context,
    { id: ownId, slug, name: name.trim() || 'Kompetensi tanpa nama', description },
    competencePageQuery.parse({}),
  )
