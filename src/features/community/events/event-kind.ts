import { documentOfHtml, htmlOfDocument } from '../../../platform/documents/documents.ts'
import { to } from '../../../routes.ts'
import { instantOf, wallTime } from '../../../shared/days.ts'
import { invalidField } from '../../../shared/failure.ts'
import { escapeHtml, htmlToText } from '../../../shared/html-text.ts'
import { slugOf, uniqueSlug } from '../../../shared/slug.ts'
import type { EntryKind, Owned } from '../../core/entries/entries.ts'
import type { Reader } from '../../core/publishing/publishing.ts'
import { listCityOptions } from '../../core/regions/regions.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import { findClassesCalled, listClassOptions } from '../../learning/classes/classes.ts'
import { drawEvent } from './draw-event.ts'
import {
  type EventValue,
  eventDraft,
  eventPublication,
  eventWords,
  timeZones,
} from './event-value.contract.ts'
import {
  eventTable,
  findWritten,
  listProgramsOf,
  listSpeakersOf,
  putEvent,
  putPrograms,
  putSpeakers,
} from './event-writing.store.ts'

const isZone = (zone: string): zone is keyof typeof timeZones => zone in timeZones

/** "2026-12-12T09:00" of its zone; empty where there is none */
const localOf = (at: Date | string | undefined, zone: string): string => {
  if (at === undefined) return ''
  const { day, time } = wallTime(new Date(at), zone)
  return `${day}T${time}`
}

const listIn = (value: unknown): object[] => (Array.isArray(value) ? value.map(Object) : [])
const jsonOr = (value: unknown) => (value == null ? null : JSON.stringify(value))
const orNull = (text: string) => text.trim() || null

/** What stands in the tables, as its writers have it. */
async function read(reader: Reader, id: number, isWriting: boolean): Promise<Owned<EventValue> | undefined> {
  const { tx } = reader
  const row = await findWritten(tx, id, isWriting)
  if (!row) return undefined
  const zone = row.timeZone
  const programs = await listProgramsOf(tx, id)
  const value = eventDraft.parse({
    title: row.title,
    summary: row.summary,
    body: documentOfHtml(row.html),
    kind: row.kind,
    startAt: localOf(row.startAt, zone),
    endAt: localOf(row.endAt, zone),
    timeZone: zone,
    status: row.status,
    mode: row.mode,
    venue: row.venue ?? '',
    address: row.address ?? '',
    cityCode: row.cityCode ?? '',
    onlineUrl: row.onlineUrl ?? '',
    registrationUrl: row.registrationUrl ?? '',
    classSlug: row.classSlug ?? '',
    cover: row.cover,
    agenda: listIn(row.agenda).map(item => ({
      startAt: localOf(Reflect.get(item, 'startAt'), zone),
      endAt: localOf(Reflect.get(item, 'endAt'), zone),
      title: Reflect.get(item, 'title'),
      place: Reflect.get(item, 'place') ?? '',
    })),
    speakers: (await listSpeakersOf(tx, id)).map(speaker => ({
      ...speaker,
      linkedIn: speaker.linkedIn ?? '',
    })),
    activities: listIn(row.activities),
    programs: programs.map(({ html, slug: _, room, capacity, startAt, endAt, ...program }) => ({
      ...program,
      startAt: localOf(startAt, zone),
      endAt: localOf(endAt, zone),
      room: room ?? '',
      capacity: capacity ?? '',
      text: textOf(html),
    })),
    tiers: listIn(row.tiers).map(tier => ({ ...tier, price: Reflect.get(tier, 'price') ?? '' })),
    seo: row.seo,
    slug: row.slug,
  })
  const isOut = row.editorialStatus === 'published' || row.editorialStatus === 'scheduled'
  return { value, slug: row.slug, isOut, number: row.version, at: row.updatedAt }
}

/** The words of a part's description, a paragraph a line. */
const textOf = (html: string) =>
  html
    .split(/<\/(?:p|li|h\d|ul|ol)>/i)
    .map(htmlToText)
    .filter(Boolean)
    .join('\n')
const htmlOf = (text: string) =>
  text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => `<p>${escapeHtml(line.trim())}</p>`)
    .join('')

/** Events, as they are written in the office. */
export const eventKind: EntryKind<EventValue> = {
  kind: 'event',
  plural: 'events',
  words: {
    one: 'acara',
    many: 'Acara',
    about: 'Seminar, lokakarya, pameran, dan pertemuan lain di situs ini',
  },
  icon: 'calendar',
  section: { group: 'content', place: 70, key: 'v' },
  may: { write: 'writeEvents' },
  draft: eventDraft,
  publication: eventPublication,
  fieldWords: eventWords,
  title: 'title',
  body: 'body',
  occurs: 'Waktu',
  groups: [
    { title: 'Waktu', fields: ['kind', 'startAt', 'endAt', 'timeZone', 'status'] },
    { title: 'Tempat', fields: ['mode', 'venue', 'address', 'cityCode', 'onlineUrl'] },
    { title: 'Sampul', fields: ['cover'] },
    { title: 'Pendaftaran', fields: ['classSlug', 'registrationUrl'] },
    { title: 'Susunan dan orang', fields: ['agenda', 'speakers', 'programs', 'activities'] },
    { title: 'Sponsor', fields: ['tiers'] },
    { title: 'Alamat halaman', fields: ['slug'] },
  ],
  tags: ['events'],
  routes: { list: 'Kelola-Acara', entry: 'Kelola-Acara-id', preview: 'Kelola-Acara-Pratinjau' },
  beginning: ({ tenant }) =>
    eventDraft.parse({ timeZone: isZone(tenant.timeZone) ? tenant.timeZone : 'Asia/Jakarta' }),
  async choices({ tx }) {
    return { cities: await listCityOptions(), classes: await listClassOptions(tx) }
  },
  table: eventTable,
  read,
  async check(reader, value) {
    const cities = await listCityOptions()
    if (value.cityCode !== '' && !cities.some(one => one.value === value.cityCode))
      throw invalidField('cityCode', 'Kota tidak dikenal')
    const { classSlug } = value
    if (classSlug !== '' && !(await findClassesCalled(reader.tx, [classSlug])).has(classSlug))
      throw invalidField('classSlug', 'Kelas ini tidak terbit di situs')
    await assertOwnPictures(
      reader,
      {
        cover: value.cover,
        shared: value.seo.image,
        speakers: value.speakers.map(({ image }) => image),
        activities: value.activities.map(({ image }) => image),
        programs: value.programs.map(({ cover }) => cover),
      },
      '',
    )
  },
  async put({ tx, clock }, { ownId, slug, value, number }) {
    const { timeZone, mode } = value
    const isOnline = mode === 'online'
    const moment = (local: string) => instantOf(local, timeZone)
    const id = await putEvent(tx, ownId, {
      slug,
      title: value.title.trim(),
      kind: value.kind,
      summary: value.summary.trim(),
      html: htmlOfDocument(value.body),
      cover: jsonOr(value.cover),
      seo: JSON.stringify(value.seo),
      startAt: moment(value.startAt),
      endAt: moment(value.endAt),
      timeZone,
      mode,
      venue: isOnline ? null : orNull(value.venue),
      address: isOnline ? null : orNull(value.address),
      cityCode: isOnline ? null : orNull(value.cityCode),
      onlineUrl: mode === 'offline' ? null : orNull(value.onlineUrl),
      registrationUrl: orNull(value.registrationUrl),
      classSlug: value.classSlug,
      status: value.status,
      activities: JSON.stringify(value.activities),
      tiers: JSON.stringify(
        value.tiers.map(tier => ({ ...tier, price: tier.price === '' ? null : tier.price })),
      ),
      agenda: JSON.stringify(
        value.agenda.map(({ startAt, endAt, title, place }) => ({
          startAt: moment(startAt).toISOString(),
          ...(endAt === '' ? {} : { endAt: moment(endAt).toISOString() }),
          title,
          ...(place.trim() === '' ? {} : { place }),
        })),
      ),
      at: clock.now(),
      version: number,
    })
    await putSpeakers(
      tx,
      id,
      value.speakers.map(({ id: known, name, short_bio, image, isConfirmed, linkedIn }) => ({
        id: known,
        name: name.trim(),
        bio: short_bio,
        image: jsonOr(image),
        isConfirmed,
        linkedIn: orNull(linkedIn),
      })),
    )
    const before = new Map((await listProgramsOf(tx, id)).map(program => [program.id, program]))
    const taken = new Set([...before.values()].map(program => program.slug))
    await putPrograms(
      tx,
      id,
      value.programs.map(({ id: known, title, kind, startAt, endAt, room, capacity, text, cover }) => {
        const old = known === undefined ? undefined : before.get(known)
        return {
          id: old?.id,
          slug: old?.slug ?? uniqueSlug(slugOf(title), taken),
          title: title.trim(),
          kind,
          // what was imported richer than a form shows stays until its words change
          html: old && textOf(old.html) === text ? old.html : htmlOf(text),
          cover: jsonOr(cover),
          startAt: moment(startAt),
          endAt: moment(endAt),
          room: orNull(room),
          capacity: capacity === '' ? null : capacity,
        }
      }),
      clock.now(),
    )
    return id
  },
  siteHref: to.event,
  draw: drawEvent,
}
