import type { PageContext } from '../../../platform/http/page-load.ts'
import { routes } from '../../../routes.ts'
import { icalendar } from '../../../shared/icalendar.ts'
import { readJson } from '../../../shared/json.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { runEntry } from '../../learning/classes/classes.cards.ts'
import { listRunsSince } from '../../learning/classes/classes.ts'
import { eventEntry } from '../events/events.cards.ts'
import { findEventDetail, listEventsSince } from '../events/events.ts'

const type = 'text/calendar; charset=utf-8'
const day = 86_400_000
/** who subscribes wants what is to come, and to look back a while */
const keptDays = 365
/** of each kind; the nearest stay when there are more */
const most = 1000

/** Everything with a date: events and the runs of classes, to subscribe to. */
const whole = {
  path: '/kalender.ics',
  type,
  tags: ['events', 'classes'],
  async make(context: PageContext): Promise<string> {
    const since = new Date(context.clock.now().getTime() - keptDays * day)
    const names = await regionNames()
    const events = await listEventsSince(context, since, most)
    const runs = readJson(await listRunsSince(context, since, most))
    // a class that is joined to come to an event stands there as that event already
    const joined = new Set(events.map(({ classSlug }) => classSlug))
    const entries = [
      ...events.map(event => eventEntry(event, names.city(event.cityCode)?.name, context)),
      ...runs.filter(run => !joined.has(run.class.slug)).map(run => runEntry(run, context)),
    ]
    return icalendar({
      name: `Kalender ${context.tenant.title}`,
      timeZone: context.tenant.timeZone,
      entries: entries.sort((a, b) => a.startAt.getTime() - b.startAt.getTime()),
    })
  },
}

/** One event, to be put into a calendar by hand. */
const single = {
  path: `${routes['Event-id-slug']}.ics`,
  type,
  tags: ['events'],
  async make(context: PageContext): Promise<string | undefined> {
    const { id, slug } = context.params
    const event = await findEventDetail(context, { id: Number(id) })
    if (!event || event.slug !== slug) return undefined
    const names = await regionNames()
    return icalendar({
      name: event.title,
      timeZone: event.timeZone,
      entries: [eventEntry(event, names.city(event.cityCode)?.name, context)],
    })
  },
}

/** The calendars of a tenant's site. */
export const calendarFiles = [whole, single]
