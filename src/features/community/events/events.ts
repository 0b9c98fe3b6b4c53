import { readJson } from '../../../platform/db/json.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type {
  EventChoices,
  EventDetail,
  EventItem,
  EventListQuery,
  EventProgram,
  EventProgramDetail,
} from './events.contract.ts'
import * as store from './events.store.ts'

export type { EventItem } from './events.contract.ts'

/** Reading events. Only what an editor has published and is due is ever answered. */
export async function listEventItems(
  { tx, tenant, clock }: InTenant,
  query: EventListQuery,
): Promise<Paged<EventItem>> {
  return readJson(await store.listEvents(tx, query, clock.now(), tenant.pictureBase))
}

/** What the list can be narrowed to: only what occurs. */
export async function findEventChoices({ tx, clock }: InTenant, isPast: boolean): Promise<EventChoices> {
  return readJson(await store.findChoices(tx, isPast, clock.now()))
}

/** Events for calendars: those that ended after `since`, and all that are to come, at most so many. */
export async function listEventsSince(
  { tx, tenant, clock }: InTenant,
  since: Date,
  most: number,
): Promise<EventItem[]> {
  return readJson(await store.listEventsSince(tx, since, most, clock.now(), tenant.pictureBase))
}

export async function findEventDetail(
  { tx, tenant, clock }: InTenant,
  by: { slug: string } | { id: number },
): Promise<EventDetail | undefined> {
  const text = await store.findEvent(tx, by, clock.now(), tenant.pictureBase)
  return readJson(text) ?? undefined
}

/** Parts of events: workshops, competitions, exhibitions. */
export async function listEventPrograms(
  { tx, tenant, clock }: InTenant,
  query: { page: number; pageSize: number },
): Promise<Paged<EventProgram>> {
  return readJson(await store.listPrograms(tx, query, clock.now(), tenant.pictureBase))
}

export async function findEventProgram(
  { tx, tenant, clock }: InTenant,
  id: number,
): Promise<EventProgramDetail | undefined> {
  const text = await store.findProgram(tx, id, clock.now(), tenant.pictureBase)
  return readJson(text) ?? undefined
}
