import { room } from '../../../platform/room.ts'
import { type EntryDeps, entryParts } from '../../core/entries/entries.ts'
import { classKind } from './class-kind.ts'

/** Classes and their dated runs, written in the office. */
export const classWritingRoom = room((house: EntryDeps) => {
  const { pages, ...parts } = entryParts(house, classKind)
  return {
    ...parts,
    name: 'class-writing',
    pages: { 'Kelola-Kelas': pages.list, 'Kelola-Kelas-id': pages.entry },
  }
})
