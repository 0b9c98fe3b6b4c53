import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { type EntryDeps, entryParts } from '../../core/entries/entries.ts'
import { loadEventDetail, loadFestival } from './event-detail.loads.ts'
import { eventKind } from './event-kind.ts'
import { loadEventProgram } from './event-program.loads.ts'
import { eventsApi } from './events.api.ts'
import { eventsSitemap } from './events.feeds.ts'
import { eventsListings } from './events.listings.ts'
import { loadEventList, loadEventPrograms } from './events.loads.ts'
import { eventPassages, eventsSearch, eventTopic } from './events.search.ts'
import { eventsFiles } from './events-files.store.ts'

export const eventsRoom = room((house: EntryDeps) => {
  const { pages, calls, ...parts } = entryParts(house, eventKind)
  return {
    ...parts,
    name: 'events',
    fileHolders: eventsFiles,
    pages: {
      Event: loadEventList,
      'Event-Program': loadEventPrograms,
      'Event-Program-id-slug': loadEventProgram,
      'Event-id-slug': loadEventDetail,
      'Event-slug': loadEventDetail,
      BelajarBersama: loadFestival,
      'Kelola-Acara': pages.list,
      'Kelola-Acara-Pratinjau': pages.preview,
      'Kelola-Acara-id': pages.entry,
    },
    calls: [...eventsApi, ...calls],
    search: eventsSearch,
    passages: [eventPassages, eventTopic],
    sitemaps: [eventsSitemap],
    intros: {
      [to.events()]: { label: 'Acara', place: 100 },
      [to.eventPrograms()]: { label: 'Acara program', place: 120, with: to.events() },
      [to.festival()]: { label: 'Belajar Bersama', place: 140, with: to.events() },
    },
    listings: eventsListings,
  }
})
