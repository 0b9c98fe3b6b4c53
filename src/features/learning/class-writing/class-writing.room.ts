import { room } from '../../../platform/room.ts'
import { type EntryDeps, entryParts } from '../../core/entries/entries.ts'
import { classKind } from './class-kind.ts'

/** Classes and their dated runs, written in the office. */
export const classWritingRoom = room((house: EntryDeps) => {
  const { pages, office, ...parts } = entryParts(house, classKind)
  return {
    ...parts,
    // teachers and mentors have no administration
    office: {
      ...office,
      own: [
        {
          place: 55,
          label: 'Menulis kelas',
          page: 'Kelola-Kelas',
          icon: 'graduation-cap',
          permission: 'writeCourses',
        },
      ],
    },
    name: 'class-writing',
    pages: {
      'Kelola-Kelas': pages.list,
      'Kelola-Kelas-Pratinjau': pages.preview,
      'Kelola-Kelas-id': pages.entry,
    },
  }
})
