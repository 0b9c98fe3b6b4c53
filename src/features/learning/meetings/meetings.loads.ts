import { officeList } from '../../../platform/http/office-list.ts'
import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { clockTime, dayAndDate, duration, momentText } from '../../../shared/dates.ts'
import { localTimeOf } from '../../../shared/days.ts'
import { paged } from '../../../shared/envelope.ts'
import type { FormField } from '../../../shared/form-field.ts'
import { framedPage } from '../../../shared/page.ts'
import { peopleSearch } from '../../core/people/people.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import { countAttendance } from './attendance.store.ts'
import { attendanceItems } from './attendance-list.ts'
import type { MeetingCodes } from './meeting-codes.ts'
import { findDoor, isChecking } from './meeting-doors.store.ts'
import type {
  ManagedMeetingPage,
  MeetingChoices,
  MeetingItem,
  TypedMeeting,
} from './meeting-pages.contract.ts'
import { standingOf, whereText } from './meetings.cards.ts'
import { type MeetingQuery, meetingQuery } from './meetings.contract.ts'
import { doorOf, mostSpeakers, opensAt, stateOf } from './meetings.rules.ts'
import * as store from './meetings.store.ts'
import { idIn } from './own-meetings.loads.ts'
import { getManaged } from './planning.ts'
import { whenText } from './telling-people.ts'

const choice = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })

/** Meetings of the classes one looks after, the next one first, and where one is planned. */
export const managedMeetings = officeList<'meetings.list', MeetingQuery, MeetingItem>(
  { page: 'meetings.list', path: to.meetings(), access: permissions.leadMeetings },
  { title: 'Pertemuan', description: 'Pertemuan kelas dan webinar.', search: 'Cari pertemuan atau kelas' },
  {
    query: meetingQuery,
    filters: async ({ tx, viewer }, { chapter }) => [
      {
        name: 'when',
        label: 'Waktu',
        kind: 'tabs',
        options: [
          { value: 'next', label: 'Akan datang' },
          { value: 'past', label: 'Selesai' },
          { value: 'cancelled', label: 'Dibatalkan' },
        ],
      },
      { name: 'class', label: 'Kelas', options: (await store.listClasses(tx, scopeOf(viewer))).map(choice) },
      ...(chapter === undefined
        ? []
        : [
            {
              name: 'chapter',
              label: 'Bab',
              options: (await store.listLiveChapters(tx, scopeOf(viewer))).map(choice),
            },
          ]),
    ],
    async list({ tx, viewer, clock }, query) {
      const { rows, total } = await store.listRows(tx, query, scopeOf(viewer), clock.now())
      const items = rows.map(row => itemOf(row, clock.now()))
      return paged(items, total, query)
    },
    async data(list, context, { chapter }) {
      const choices = await choicesFor(context)
      const asked = chapter === undefined ? undefined : String(chapter)
      const [classId] =
        Object.entries(choices.chapters).find(([, of]) => of.some(({ value }) => value === asked)) ?? []
      const title = choices.chapters[classId ?? '']?.find(({ value }) => value === asked)?.label ?? ''
      return { list, choices, begin: classId && asked ? { classId, chapterId: asked, title } : null }
    },
    calls: {
      columns: [
        ['Pertemuan', ({ title }) => title],
        ['Kelas', ({ className }) => className],
        ['Untuk', ({ audience }) => audience],
        ['Waktu', ({ whenText: text }) => text],
        ['Lama', ({ lengthText }) => lengthText],
        ['Status', ({ state }) => state.label],
        ['Hadir', ({ attendanceText }) => attendanceText],
      ],
    },
  },
)

const everybody = 'Semua peserta kelas'

function itemOf(row: store.MeetingRow & { came: number; people: number }, now: Date): MeetingItem {
  const isBefore = stateOf(row, now) === 'scheduled' || row.isCancelled
  return {
    id: row.id,
    title: row.title,
    href: to.meeting(row),
    className: row.className,
    audience: row.runName ?? everybody,
    whenText: momentText(row.startAt, row.timeZone),
    lengthText: duration(row.minutes),
    state: standingOf(row, now),
    attendanceText: isBefore ? `${row.people} peserta` : `${row.came} dari ${row.people}`,
  }
}

const speakersField: FormField = {
  name: 'speakers',
  label: 'Pembicara',
  control: 'picks',
  search: peopleSearch('slug'),
  noun: 'pembicara',
  most: mostSpeakers,
}

async function choicesFor({ tx, viewer, tenant }: PersonalContext): Promise<MeetingChoices> {
  const scope = scopeOf(viewer)
  const byClass = <Row extends { classId: number | null }, Made>(
    rows: readonly Row[],
    make: (row: Row) => Made,
  ) =>
    Object.fromEntries(
      [...Map.groupBy(rows, row => String(row.classId))].map(([id, of]) => [id, of.map(make)]),
    )
  return {
    classes: (await store.listClasses(tx, scope)).map(choice),
    runs: byClass(await store.listRuns(tx, scope), run => ({ ...choice(run), timeZone: run.timeZone })),
    chapters: byClass(await store.listLiveChapters(tx, scope), choice),
    speakers: speakersField,
    timeZone: tenant.timeZone,
  }
}

/** One meeting: what was planned, who is there, what the screen shows, what is left of it. */
export const loadMeeting = (codes: MeetingCodes): PersonalPageLoad => ({
  access: permissions.leadMeetings,
  query: [],
  async load(context) {
    const { tx, clock, tenant, params } = context
    const meeting = await getManaged(context, idIn(params.id))
    const now = clock.now()
    const state = stateOf(meeting, now)
    const door = await findDoor(tx, meeting.id)
    const address = codes.openAddress(tenant.id, meeting.id, door.sealed) ?? ''
    const speakers = await store.listSpeakers(tx, meeting.id)
    const { came, people, noted } = await countAttendance(tx, meeting.id)
    const data: ManagedMeetingPage = {
      id: meeting.id,
      classId: meeting.classId,
      version: meeting.version,
      title: meeting.title,
      className: meeting.className,
      state: { ...standingOf(meeting, now), value: state },
      facts: [
        { label: 'Waktu', value: whenText(meeting) },
        { label: 'Lama', value: duration(meeting.minutes) },
        { label: 'Untuk', value: meeting.runName ?? everybody },
        { label: 'Tempat', value: whereText(meeting) },
        { label: 'Kursi', value: meeting.capacity === null ? '' : String(meeting.capacity) },
        { label: 'Pembicara', value: speakers.map(({ label }) => label).join(', ') },
        { label: 'Keterangan', value: meeting.summary },
        {
          label: 'Diakhiri',
          value: meeting.endedAt === null ? '' : momentText(meeting.endedAt, meeting.timeZone),
        },
      ],
      address,
      typed: typedOf(
        meeting,
        address,
        speakers.map(({ value }) => value),
      ),
      choices: await choicesFor(context),
      door: doorOf(meeting, now),
      doorText: `Presensi dapat dibuka mulai ${dayAndDate(opensAt(meeting), meeting.timeZone)} pukul ${clockTime(opensAt(meeting), meeting.timeZone)}.`,
      isChecking: isChecking(door),
      mayRemove: noted === 0,
      attendance: await attendanceItems(context, meeting),
      countText: `${came} dari ${people} peserta hadir.`,
      fileHref: `/v1/meetings/${meeting.id}/attendance/file`,
      recording: {
        url: meeting.recordingUrl ?? '',
        film: meeting.recordingFilm,
        isPublic: meeting.isRecordingPublic,
      },
    }
    return framedPage('office', 'meetings.managed', data, {
      title: meeting.title,
      description: `Pertemuan ${meeting.className}.`,
      canonical: to.meeting(meeting),
    })
  },
})

const typedOf = (meeting: store.MeetingRow, address: string, speakers: string[]): TypedMeeting => ({
  title: meeting.title,
  summary: meeting.summary,
  startAt: localTimeOf(meeting.startAt, meeting.timeZone),
  timeZone: meeting.timeZone,
  minutes: String(meeting.minutes),
  provider: meeting.provider,
  address,
  capacity: meeting.capacity === null ? '' : String(meeting.capacity),
  speakers,
  runId: meeting.runId === null ? '' : String(meeting.runId),
  chapterId: meeting.chapterId === null ? '' : String(meeting.chapterId),
})
