import { room } from '../../../platform/room.ts'
import { threadsApi } from './threads.api.ts'
import { threadsDeeds } from './threads.deeds.ts'
import { threadForms } from './threads.forms.ts'
import { loadDiscussion, loadThread, managedDiscussions } from './threads.loads.ts'
import { discussionWay, threadsOverview } from './threads.office.ts'
import { threadsPersonal } from './threads.personal.ts'
import { threadUndoing } from './threads.ts'

/** What a class talks about: questions about its chapters, and what its teachers announce. */
export const threadsRoom = room(() => ({
  name: 'threads',
  pages: {
    'Belajar-Diskusi': loadDiscussion,
    'Belajar-Diskusi-id': loadThread,
    'Kelola-Diskusi': managedDiscussions.load,
  },
  calls: [...managedDiscussions.calls, ...threadsApi],
  forms: threadForms,
  deeds: threadsDeeds,
  undoings: [threadUndoing],
  overview: threadsOverview,
  personal: [threadsPersonal],
  classWays: discussionWay,
  office: {
    sections: [
      {
        group: 'learning',
        place: 65,
        label: 'Diskusi kelas',
        page: 'Kelola-Diskusi',
        icon: 'message-circle',
        permission: 'leadDiscussions',
      },
    ],
    own: [
      {
        place: 59,
        label: 'Diskusi kelas',
        page: 'Kelola-Diskusi',
        icon: 'message-circle',
        permission: 'leadDiscussions',
      },
    ],
  },
}))
