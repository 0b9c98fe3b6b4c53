import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { createCodes, type MeetingSecrets } from './meeting-codes.ts'
import { meetingsApi } from './meetings.api.ts'
import { meetingsDeeds } from './meetings.deeds.ts'
import { meetingForms } from './meetings.forms.ts'
import { loadMeeting, managedMeetings } from './meetings.loads.ts'
import { chapterMeetings, meetingsOverview, meetingsWay, nextMeetings } from './meetings.office.ts'
import { meetingsPersonal } from './meetings.personal.ts'
import { meetingKind, reminderKind } from './meetings.rules.ts'
import { listFilms } from './meetings.store.ts'
import { loadOwnMeeting, loadOwnMeetings } from './own-meetings.loads.ts'
import { meetingUndoing } from './planning.ts'
import { type ReminderDeps, remind } from './reminders.ts'

/** Meetings of classes: planned, joined through our own address, attended, looked back at. */
export const meetingsRoom = room((house: MeetingSecrets & ReminderDeps) => {
  const codes = createCodes(house)
  return {
    name: 'meetings',
    pages: {
      'Belajar-Pertemuan': loadOwnMeetings(codes),
      'Belajar-Pertemuan-id': loadOwnMeeting(codes),
      'Kelola-Pertemuan': managedMeetings.load,
      'Kelola-Pertemuan-id': loadMeeting(codes),
    },
    calls: [...managedMeetings.calls, ...meetingsApi(codes)],
    forms: meetingForms(codes),
    jobs: [{ name: 'meetings.remind', everyMinute: true, run: () => remind(house) }],
    notificationKinds: [meetingKind, reminderKind],
    deeds: meetingsDeeds,
    undoings: [meetingUndoing],
    overview: meetingsOverview,
    personal: [meetingsPersonal],
    fileHolders: [{ kind: 'meeting', words: 'Rekaman pertemuan', list: listFilms }],
    nextMeetings,
    chapterMeetings,
    classWays: meetingsWay,
    chapterWriting: {
      kind: 'live',
      label: 'Atur pertemuan',
      href: chapterId => to.meetings({ chapter: chapterId }),
    },
    office: {
      sections: [
        {
          group: 'learning',
          place: 45,
          label: 'Pertemuan',
          page: 'Kelola-Pertemuan',
          icon: 'calendar-clock',
          permission: 'leadMeetings',
        },
      ],
      own: [
        {
          place: 57,
          label: 'Pertemuan',
          page: 'Kelola-Pertemuan',
          icon: 'calendar-clock',
          permission: 'leadMeetings',
        },
      ],
    },
  }
})
