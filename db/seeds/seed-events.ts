import type { Tx } from '../../src/platform/db/transaction.ts'
import { sanitizeHtml } from '../../src/platform/html/sanitize.ts'
import { dayIn, instantOf } from '../../src/shared/days.ts'
import { day, onNamedDay } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import type { DemoEvent, DemoEventProgram } from './events.types.ts'
import type { Gallery } from './gallery.ts'

/** So many days from now, at "08.30" of the clock in that zone. */
function moment(now: Date, days: number, time: string, timeZone: string): Date {
  const date = dayIn(new Date(now.getTime() + days * day), timeZone)
  return instantOf(`${date}T${time.replace('.', ':')}`, timeZone)
}

/** Writes a demo tenant's events with their speakers and programmes; classes stand already. */
export async function seedEvents(tx: Tx, demo: DemoTenant, gallery: Gallery, now: Date): Promise<void> {
  const events = demo.events ?? []
  if (events.length === 0) return
  const classes = await tx.db.selectFrom('classes').select(['id', 'slug']).execute()
  const classIds = new Map(classes.map(row => [row.slug, row.id]))
  for (const [index, event] of events.entries()) {
    const from = eventNow(event, now)
    const id = await seedEvent(tx, event, gallery, classIds, from, index)
    const speakerIds = await seedSpeakers(tx, event, id, gallery)
    await seedPrograms(tx, event, id, speakerIds, gallery, from)
  }
}

/** What an event's days count from: later than now where its name says on which weekday it begins. */
function eventNow({ title, startsInDays, timeZone = 'Asia/Jakarta' }: DemoEvent, now: Date): Date {
  const start = new Date(now.getTime() + startsInDays * day)
  return new Date(now.getTime() + onNamedDay(title, start, timeZone).getTime() - start.getTime())
}

async function seedEvent(
  tx: Tx,
  event: DemoEvent,
  gallery: Gallery,
  classIds: Map<string, number>,
  now: Date,
  index: number,
): Promise<number> {
  const timeZone = event.timeZone ?? 'Asia/Jakarta'
  const { startsInDays, endsInDays = startsInDays } = event
  const classId = event.class === undefined ? null : classIds.get(event.class)
  if (classId === undefined) throw new Error(`${event.slug} names a class that is not there: ${event.class}`)
  const { id } = await tx.db
    .insertInto('events')
    .values({
      slug: event.slug,
      title: event.title,
      kind: event.kind,
      summary: event.summary,
      description_html: sanitizeHtml(event.html),
      cover: JSON.stringify(gallery.picture(event.cover)),
      start_at: moment(now, startsInDays, event.from, timeZone),
      end_at: moment(now, endsInDays, event.until, timeZone),
      time_zone: timeZone,
      mode: event.mode,
      venue: event.venue ?? null,
      address: event.address ?? null,
      city_code: event.cityCode ?? null,
      online_url: event.onlineUrl ?? null,
      registration_url: event.registrationUrl ?? null,
      class_id: classId,
      status: event.status ?? 'scheduled',
      activities: JSON.stringify(
        (event.activities ?? []).map(({ image, ...rest }) => ({
          ...rest,
          image: image ? gallery.picture(image) : null,
        })),
      ),
      sponsor_tiers: JSON.stringify(event.sponsorTiers ?? []),
      agenda: JSON.stringify(
        (event.agenda ?? []).map(item => ({
          startAt: moment(now, startsInDays + item.day, item.time, timeZone).toISOString(),
          title: item.title,
          place: item.place,
        })),
      ),
      editorial_status: 'published',
      published_at: new Date(now.getTime() - (50 + index) * day),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** name → id of the speakers written */
async function seedSpeakers(
  tx: Tx,
  { speakers = [] }: DemoEvent,
  eventId: number,
  gallery: Gallery,
): Promise<Map<string, number>> {
  if (speakers.length === 0) return new Map()
  const rows = await tx.db
    .insertInto('event_speakers')
    .values(
      speakers.map((speaker, position) => ({
        event_id: eventId,
        name: speaker.name,
        short_bio: speaker.bio,
        image: speaker.photo ? JSON.stringify(gallery.picture(speaker.photo)) : null,
        is_confirmed: speaker.isConfirmed ?? true,
        linked_in: speaker.linkedIn ?? null,
        position,
      })),
    )
    .returning(['id', 'name'])
    .execute()
  return new Map(rows.map(row => [row.name, row.id]))
}

async function seedPrograms(
  tx: Tx,
  event: DemoEvent,
  eventId: number,
  speakerIds: Map<string, number>,
  gallery: Gallery,
  now: Date,
): Promise<void> {
  for (const [position, program] of (event.programs ?? []).entries()) {
    const { id } = await tx.db
      .insertInto('event_programs')
      .values({
        ...programRow(event, program, eventId, position, now),
        cover: program.cover ? JSON.stringify(gallery.picture(program.cover)) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const links = program.speakers.map((name, order) => {
      const speakerId = speakerIds.get(name)
      if (speakerId === undefined) throw new Error(`${name} does not speak at ${event.slug}`)
      return { event_id: eventId, program_id: id, speaker_id: speakerId, position: order }
    })
    if (links.length > 0) await tx.db.insertInto('event_program_speakers').values(links).execute()
  }
}

function programRow(
  { startsInDays, timeZone = 'Asia/Jakarta' }: DemoEvent,
  program: DemoEventProgram,
  eventId: number,
  position: number,
  now: Date,
) {
  const at = (time: string) => moment(now, startsInDays + program.day, time, timeZone)
  return {
    event_id: eventId,
    slug: program.slug,
    title: program.title,
    kind: program.kind,
    description_html: sanitizeHtml(program.html),
    start_at: at(program.from),
    end_at: at(program.until),
    room: program.room,
    capacity: program.capacity ?? null,
    position,
  }
}
