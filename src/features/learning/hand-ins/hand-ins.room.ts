import { room } from '../../../platform/room.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { loadMarkHandIn } from './hand-in-marking.loads.ts'
import { verifyReceipt } from './hand-in-receipts.ts'
import { handInsApi } from './hand-ins.api.ts'
import { handInsDeeds } from './hand-ins.deeds.ts'
import { handInForms } from './hand-ins.forms.ts'
import { handInList, loadOwnAssignment } from './hand-ins.loads.ts'
import { dueAssignments, handInsOverview, waitingHandIns } from './hand-ins.office.ts'
import { handInsPersonal } from './hand-ins.personal.ts'
import { remarkUndoing } from './kept-remarks.ts'

/** What people hand in of their assignments: written, handed in, marked. */
export const handInsRoom = room((house: MediaDeps) => ({
  name: 'hand-ins',
  pages: {
    'Belajar-Tugas': loadOwnAssignment,
    'Kelola-Tugas-Kumpulan': handInList.load,
    'Kelola-Tugas-Nilai': loadMarkHandIn,
  },
  calls: [...handInList.calls, ...handInsApi(house)],
  forms: handInForms(house),
  deeds: handInsDeeds,
  undoings: [remarkUndoing],
  overview: handInsOverview,
  personal: [handInsPersonal],
  verified: verifyReceipt,
  markingQueue: waitingHandIns,
  dueWork: dueAssignments,
}))
