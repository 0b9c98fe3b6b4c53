import type { InTenant } from '../../../platform/http/endpoint.ts'
import { isThere } from '../../../shared/json.ts'
import { findMentor } from './mentors.store.ts'

/** Mentors are the people of a tenant who teach a class that anybody may see. */
export { findMentor, listMentors } from './mentors.store.ts'

/** Whether somebody has a page at /Mentor. */
export async function isTeaching(context: InTenant, slug: string): Promise<boolean> {
  return isThere(await findMentor(context, slug))
}
