import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Competence } from './competences.contract.ts'
import * as store from './competences.store.ts'

export function findCompetence({ tx }: InTenant, slug: string): Promise<Competence | undefined> {
  return store.findCompetence(tx, slug)
}

/** as many as fit below a heading */
const othersShown = 16

export function listOtherCompetences({ tx, clock }: InTenant, than: Competence): Promise<Competence[]> {
  return store.listOthers(tx, than.id, othersShown, clock.now())
}

/** What a mentor's classes teach, by name. */
export function listTaughtCompetences(
  { tx, clock }: InTenant,
  personSlug: string,
): Promise<{ name: string; slug: string | null }[]> {
  return store.listTaughtBy(tx, personSlug, clock.now())
}
