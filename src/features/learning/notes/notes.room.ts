import { room } from '../../../platform/room.ts'
import { notesApi } from './notes.api.ts'
import { loadOwnNotes } from './notes.loads.ts'
import { notesPersonal } from './notes.personal.ts'
import { notesWay } from './notes.ts'

/** What somebody marks and writes for themselves while they read. */
export const notesRoom = room(() => ({
  name: 'notes',
  pages: { 'Belajar-Catatan': loadOwnNotes },
  calls: notesApi,
  personal: [notesPersonal],
  classWays: notesWay,
}))
