import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { MentorItem, MentorListQuery } from './mentors.contract.ts'
import * as store from './mentors.store.ts'

/** Mentors are the people of a tenant who teach a class that anybody may see. */
export function listMentors({ tx, tenant, clock }: InTenant, query: MentorListQuery): Promise<string> {
  return store.listMentors(tx, query, clock.now(), tenant.pictureBase)
}

export async function listMentorItems(context: InTenant, query: MentorListQuery): Promise<Paged<MentorItem>> {
  return JSON.parse(await listMentors(context, query))
}

export async function findMentor(
  { tx, tenant, clock }: InTenant,
  slug: string,
): Promise<MentorItem | undefined> {
  const text = await store.findMentor(tx, slug, clock.now(), tenant.pictureBase)
  return text === 'null' ? undefined : JSON.parse(text)
}

/** Whether somebody has a page at /Mentor. */
export async function isTeaching(context: InTenant, slug: string): Promise<boolean> {
  return (await findMentor(context, slug)) !== undefined
}
