import { htmlOfDocument } from '../../../platform/documents/documents.ts'
import type { PageContext } from '../../../platform/http/page-load.ts'
import { instantOf } from '../../../shared/days.ts'
import { eventAnswer } from './event-detail.loads.ts'
import type { EventValue } from './event-value.contract.ts'

type Stored = EventValue['cover']

/** The page of an event that is being written, as its visitors would get it. */
export async function drawEvent(
  context: PageContext,
  value: EventValue,
  { ownId, slug }: { ownId: number; slug: string },
) {
  const { tenant, clock } = context
  const { timeZone } = value
  const now = clock.now().toISOString()
  // what has no time yet is shown as if it began now
  const moment = (local: string) => (local === '' ? now : instantOf(local, timeZone).toISOString())
  const shown = (picture: Stored) => picture && { ...picture, url: `${tenant.pictureBase}${picture.key}` }
  const isOnline = value.mode === 'online'
  const orNull = (text: string) => text.trim() || null
  return eventAnswer(context, {
    id: ownId,
    slug,
    title: value.title.trim() || 'Acara tanpa judul',
    kind: value.kind,
    summary: value.summary,
    cover: shown(value.cover),
    startAt: moment(value.startAt),
    endAt: moment(value.endAt === '' ? value.startAt : value.endAt),
    timeZone,
    mode: value.mode,
    venue: isOnline ? null : orNull(value.venue),
    address: isOnline ? null : orNull(value.address),
    cityCode: isOnline ? null : orNull(value.cityCode),
    status: value.status,
    version: 1,
    updatedAt: now,
    classSlug: orNull(value.classSlug),
    description: htmlOfDocument(value.body),
    onlineUrl: orNull(value.onlineUrl),
    registrationUrl: orNull(value.registrationUrl),
    publishedAt: now,
    seo: value.seo,
    activities: value.activities.map(({ image, ...activity }) => ({ ...activity, image: shown(image) })),
    sponsorTiers: value.tiers.map(({ price, ...tier }) => ({ ...tier, price: price === '' ? null : price })),
    agenda: value.agenda.map(({ startAt, endAt, title, place }) => ({
      startAt: moment(startAt),
      ...(endAt === '' ? {} : { endAt: moment(endAt) }),
      title,
      ...(place.trim() === '' ? {} : { place }),
    })),
    speakers: value.speakers.map(({ id = 0, image, linkedIn, ...speaker }) => ({
      ...speaker,
      id,
      image: shown(image),
      linkedIn: orNull(linkedIn),
    })),
    programs: value.programs.map(({ id = 0, title, kind, startAt, endAt, room, capacity, cover }) => ({
      id,
      slug: 'draf',
      title,
      kind,
      cover: shown(cover),
      startAt: moment(startAt),
      endAt: moment(endAt),
      room: orNull(room),
      capacity: capacity === '' ? null : capacity,
    })),
  })
}
