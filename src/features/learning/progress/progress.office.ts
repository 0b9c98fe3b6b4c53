import { grantOf } from '../../../platform/http/access.ts'
import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { dateRange, duration, mediumDate, momentText } from '../../../shared/dates.ts'
import type { DeskCard } from '../../../ui/office/desk-card.ts'
import type { DeskPart } from '../../core/desks/desks.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import * as store from './progress.office.store.ts'
import { fewestTold, quietBefore, quietDays, seenWords } from './progress.rules.ts'
import { sponsoredRows } from './sponsored.ts'

/** What first screens show of classes and of how their people get on. */

/** whose classes: as far as this kind may see the people of classes, whatever the page is */
function askedOf({ viewer, clock }: PersonalContext, most: number): store.QuietFilter {
  const grant = grantOf(permissions.seeProgress, viewer.member)
  return { ...scopeOf({ ...viewer, grant }), quietBefore: quietBefore(clock.now()), most }
}

type ClassRow = Awaited<ReturnType<typeof store.listClasses>>[number]

function rowOf(row: ClassRow): NonNullable<DeskCard['rows']>[number] {
  const { people, finished, quiet, percent, stopTitle, stopTotal } = row
  const words = [`${people} peserta`, `${finished} selesai`, ...(quiet > 0 ? [`${quiet} diam`] : [])]
  const stop =
    stopTitle === null ? '' : `. Paling banyak berhenti sebelum "${stopTitle}" (${stopTotal} orang)`
  return {
    label: row.name,
    text: people === 0 ? 'Belum ada peserta' : `${words.join(' · ')}${stop}`,
    href: to.classProgress(row),
    ...(people > 0 ? { meter: { percent, label: `rata-rata ${percent}%` } } : {}),
  }
}

const classesCard =
  (title: string, empty: string, most: number) =>
  async (context: PersonalContext): Promise<DeskCard> => {
    const rows = await store.listClasses(context.tx, askedOf(context, most))
    return {
      id: 'kelas',
      title,
      isWide: true,
      rows: rows.map(rowOf),
      more: { label: 'Semua peserta', href: to.enrolments() },
      empty: {
        icon: 'school',
        title: 'Belum ada kelas',
        text: empty,
        action: { label: 'Tulis kelas', href: to.classesWritten() },
      },
    }
  }

async function quietCard(context: PersonalContext): Promise<DeskCard> {
  const rows = await store.listQuiet(context.tx, askedOf(context, 8))
  const now = context.clock.now()
  return {
    id: 'diam',
    title: 'Yang perlu disapa',
    text: `Lebih dari ${quietDays} hari tidak belajar, yang paling lama di atas.`,
    rows: rows.map(row => ({
      label: row.name,
      text: `${row.className} · ${seenWords(row.seenAt, now)} · berikutnya "${row.nextTitle ?? ''}"`,
      href: `${to.classProgress({ id: row.classId })}?show=quiet`,
      tag: { label: `${row.done}/${row.total} bab`, tone: 'neutral' },
    })),
    empty: {
      icon: 'users',
      title: 'Tidak ada yang tertinggal',
      text: `Peserta yang ${quietDays} hari tidak membuka bab muncul di sini, supaya Anda dapat menyapanya.`,
    },
  }
}

async function nextCard(context: PersonalContext): Promise<DeskCard> {
  const { tx, clock } = context
  const now = clock.now()
  const rows = await store.listNext(tx, askedOf(context, 0), { now, most: 5 })
  return {
    id: 'berikutnya',
    title: 'Berikutnya',
    rows: rows.map(row => ({
      label: `${row.className}, ${row.title}`,
      text:
        row.endAt === null
          ? `Pertemuan ${momentText(row.startAt, row.timeZone)}, ${duration(row.minutes ?? 0)}`
          : dateRange(row.startAt, row.endAt, row.timeZone),
      href: to.classProgress({ id: row.classId }),
      ...(row.startAt <= now ? { tag: { label: 'Berlangsung', tone: 'blue' as const } } : {}),
    })),
    empty: {
      icon: 'calendar-clock',
      title: 'Tidak ada jadwal',
      text: 'Angkatan yang akan mulai dan pertemuan berikutnya dari kelas Anda tampil di sini.',
    },
  }
}

async function seatsCard(context: PersonalContext): Promise<DeskCard> {
  const { tx, clock } = context
  const rows = await store.listOpenSeats(tx, clock.now())
  const quiet = await store.countQuiet(tx, askedOf(context, 0))
  return {
    id: 'angkatan',
    title: 'Angkatan yang perlu diisi',
    figures: [{ label: `Peserta diam lebih dari ${quietDays} hari`, value: quiet, href: to.teaching() }],
    rows: rows.map(row => ({
      label: `${row.className}, ${row.name}`,
      text: [
        `${row.people} dari ${row.capacity} kursi terisi`,
        row.startAt && `mulai ${mediumDate(row.startAt, row.timeZone)}`,
        row.closesAt && `pendaftaran ditutup ${mediumDate(row.closesAt, row.timeZone)}`,
      ]
        .filter(Boolean)
        .join(' · '),
      href: to.enrolments({ classId: row.classId }),
      meter: {
        percent: Math.min(100, Math.floor((row.people / row.capacity) * 100)),
        label: `${row.people} dari ${row.capacity} kursi`,
      },
    })),
  }
}

async function sponsoredCard(context: PersonalContext): Promise<DeskCard> {
  const rows = await sponsoredRows(context)
  return {
    id: 'didukung',
    title: 'Kelas yang Anda dukung',
    text: `Dalam angka, tanpa nama. Kelas dengan kurang dari ${fewestTold} peserta tidak dirinci.`,
    isWide: true,
    rows: rows.map(({ name, told }) => ({
      label: name,
      text: told ? `${told.people} peserta · ${told.finished} selesai` : `Kurang dari ${fewestTold} peserta`,
      ...(told ? { meter: { percent: told.percent, label: `rata-rata ${told.percent}%` } } : {}),
    })),
    ...(rows.length > 0
      ? { more: { label: 'Unduh CSV', href: '/v1/sponsored-classes/file', isFile: true } }
      : {}),
    empty: {
      icon: 'school',
      title: 'Belum ada kelas yang didukung',
      text: 'Admin menghubungkan akun Anda dengan programnya; kelas program itu lalu tampil di sini.',
      action: { label: 'Lihat program', href: routes.Program },
    },
  }
}

async function provinceCard({ tx, clock, viewer }: PersonalContext): Promise<DeskCard> {
  const { provinceCode } = memberOf(viewer)
  const asked = { quietBefore: quietBefore(clock.now()), most: 8 }
  const rows = provinceCode === null ? [] : await store.listOfProvince(tx, { ...asked, provinceCode })
  return {
    id: 'angkatan',
    title: 'Kelas yang diikuti provinsi Anda',
    rows: rows.map(row => ({
      label: row.runName ? `${row.name}, ${row.runName}` : row.name,
      text: `${row.people} peserta · ${row.finished} selesai${row.quiet > 0 ? ` · ${row.quiet} diam` : ''}`,
      meter: { percent: row.percent, label: `rata-rata ${row.percent}%` },
    })),
    empty: {
      icon: 'users',
      title: 'Belum ada yang ikut kelas',
      text: 'Anggota dari provinsi Anda yang mengikuti kelas dihitung di sini. Undang sekolah dan siswanya.',
      action: { label: 'Undang orang', href: to.invitations() },
    },
  }
}

export const progressDesks: readonly DeskPart[] = [
  {
    place: 10,
    kinds: [2],
    card: quietCard,
  },
  {
    place: 20,
    kinds: [2, 3],
    card: classesCard(
      'Kelas saya',
      'Admin menugaskan Anda di sebuah kelas, atau Anda menulis kelas sendiri; peserta dan kemajuannya lalu tampil di sini.',
      12,
    ),
  },
  { place: 30, kinds: [2, 3], card: nextCard },
  { place: 35, kinds: [3], card: quietCard },
  { place: 30, kinds: [1], card: nextCard },
  { place: 20, kinds: [0, 1], card: seatsCard },
  {
    place: 10,
    kinds: [7],
    card: classesCard(
      'Kelas program Anda',
      'Kelas yang masuk program Anda tampil di sini menurut urutannya, dengan bab tempat orang berhenti.',
      20,
    ),
  },
  { place: 20, kinds: [7], card: quietCard },
  { place: 10, kinds: [8], promises: ['Kelas yang Anda dukung, dalam angka'], card: sponsoredCard },
  { place: 20, kinds: [9], card: provinceCard },
]
