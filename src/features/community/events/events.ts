import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { readJson } from '../../../shared/json.ts'
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
export async function listEventItems(context: InTenant, query: EventListQuery): Promise<Paged<EventItem>> {
  return readJson(await store.listEvents(context, query))
}

/** What the list can be narrowed to: only what occurs. */
export async function findEventChoices(context: InTenant, isPast: boolean): Promise<EventChoices> {
  return readJson(await store.findChoices(context, isPast))
}

/** Events for calendars: those that ended after `since`, and all that are to come, at most so many. */
export async function listEventsSince(context: InTenant, since: Date, most: number): Promise<EventItem[]> {
  return readJson(await store.listEventsSince(context, since, most))
}

export async function findEventDetail(
  context: InTenant,
  by: { slug: string } | { id: number },
): Promise<EventDetail | undefined> {
  return readJson(await store.findEvent(context, by)) ?? undefined
}

/** Parts of events: workshops, competitions, exhibitions. */
export async function listEventPrograms(
  context: InTenant,
  query: { page: number; pageSize: number },
): Promise<Paged<EventProgram>> {
  return readJson(await store.listPrograms(context, query))
}

export async function findEventProgram(
  context: InTenant,
  id: number,
): Promise<EventProgramDetail | undefined> {
  return readJson(await store.findProgram(context, id)) ?? undefined
}
