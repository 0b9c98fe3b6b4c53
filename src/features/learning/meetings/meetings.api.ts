import { endpoint } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { removed } from '../../core/removals/removals.ts'
import { attendanceFile } from './attendance-list.ts'
import { correctAttendance, joinMeeting, setChecking, shownCode } from './attending.ts'
import { classFile, memberFile, renewCalendar } from './meeting-calendars.ts'
import type { MeetingCodes } from './meeting-codes.ts'
import * as contract from './meetings.contract.ts'
import { listWebinars } from './own-meetings.store.ts'
import {
  cancelMeeting,
  changeMeeting,
  endMeeting,
  planMeetings,
  putRecording,
  removeMeeting,
} from './planning.ts'

const tag = 'Pertemuan'
/** of those who teach */
const team = { tag, access: permissions.leadMeetings } as const
/** of everybody in a class */
const own = { tag, access: permissions.beMember } as const
const one = { ...team, parameters: contract.idParameter, data: contract.nothing } as const

/** Planning, with what is done to a meeting afterwards. */
const planningApi = (codes: MeetingCodes) => [
  endpoint(
    {
      ...team,
      method: 'POST',
      path: '/v1/meetings',
      summary: 'Merencanakan pertemuan; dengan repeat beberapa kali, setiap minggu',
      message: 'Pertemuan tersimpan',
      body: contract.newMeeting,
      data: contract.made,
      status: 201,
    },
    (context, { body }) => planMeetings(context, codes, body),
  ),
  endpoint(
    {
      ...one,
      method: 'PUT',
      path: '/v1/meetings/{id}',
      summary: 'Mengubah atau memindah pertemuan; peserta diberi tahu bila waktunya berubah',
      message: 'Pertemuan tersimpan',
      body: contract.changedMeeting,
    },
    async (context, { parameters, body }) => {
      await changeMeeting(context, codes, parameters.id, body)
      return null
    },
  ),
  endpoint(
    {
      ...one,
      method: 'PUT',
      path: '/v1/meetings/{id}/cancellation',
      summary: 'Membatalkan pertemuan, atau mengadakannya lagi; peserta diberi tahu',
      message: 'Tersimpan, peserta diberi tahu',
      body: contract.cancellation,
    },
    async (context, { parameters, body }) => {
      await cancelMeeting(context, parameters.id, body)
      return null
    },
  ),
  endpoint(
    {
      ...one,
      method: 'POST',
      path: '/v1/meetings/{id}/end',
      summary: 'Mengakhiri pertemuan sebelum waktunya',
      message: 'Pertemuan diakhiri',
    },
    async (context, { parameters }) => {
      await endMeeting(context, parameters.id)
      return null
    },
  ),
  endpoint(
    {
      ...one,
      method: 'PUT',
      path: '/v1/meetings/{id}/recording',
      summary: 'Memasang rekaman pertemuan yang sudah selesai: alamat, atau video pustaka',
      message: 'Rekaman tersimpan',
      body: contract.recording,
    },
    async (context, { parameters, body }) => {
      await putRecording(context, parameters.id, body)
      return null
    },
  ),
  endpoint(
    {
      ...one,
      method: 'DELETE',
      path: '/v1/meetings/{id}',
      summary: 'Menghapus pertemuan yang belum dihadiri siapa pun',
      message: 'Pertemuan dihapus',
      data: removed,
    },
    (context, { parameters }) => removeMeeting(context, parameters.id),
  ),
]

/** Who is there. */
const attendanceApi = (codes: MeetingCodes) => [
  endpoint(
    {
      ...one,
      method: 'PUT',
      path: '/v1/meetings/{id}/check',
      summary: 'Membuka atau menutup presensi pertemuan',
      message: 'Tersimpan',
      body: contract.checking,
      data: contract.shownCode,
    },
    (context, { parameters, body }) => setChecking(context, codes, parameters.id, body),
  ),
  endpoint(
    {
      ...one,
      method: 'GET',
      path: '/v1/meetings/{id}/code',
      summary: 'Angka dan kode QR presensi untuk layar pengajar; kodenya berganti setiap 20 detik',
      message: 'Berhasil mengambil kode',
      data: contract.shownCode,
    },
    (context, { parameters }) => shownCode(context, codes, parameters.id),
  ),
  endpoint(
    {
      ...one,
      method: 'PUT',
      path: '/v1/meetings/{id}/attendance/{membershipId}',
      summary: 'Membetulkan kehadiran seorang peserta, dengan alasan',
      message: 'Kehadiran tersimpan',
      parameters: contract.personParameter,
      body: contract.correction,
    },
    async (context, { parameters, body }) => {
      await correctAttendance(context, parameters, body)
      return null
    },
  ),
  endpoint(
    {
      ...one,
      method: 'GET',
      path: '/v1/meetings/{id}/attendance/file',
      summary: 'Daftar hadir sebuah pertemuan sebagai CSV',
      message: 'Berhasil mengambil daftar hadir',
    },
    (context, { parameters }) => attendanceFile(context, parameters.id),
  ),
]

/** What those who take part ask, and what anybody may see. */
const readingApi = (codes: MeetingCodes) => [
  endpoint(
    {
      tag: 'Kelas',
      access: permissions.readPublic,
      method: 'GET',
      path: '/v1/class/webinar',
      summary:
        'Daftar webinar, yang terdekat lebih dahulu; bagi peserta juga pertemuan angkatannya, tempat bergabung, dan rekaman',
      message: 'Berhasil mengambil daftar webinar',
      query: contract.webinarListQuery,
      data: contract.webinarList,
    },
    async (context, { query }) => {
      const found = await listWebinars(context, query, context.viewer.member?.membershipId ?? null)
      const { items, ...page } = readJson(found)
      return {
        ...page,
        items: items.map(({ isMine, ...item }) => ({
          ...item,
          joinHref: isMine ? to.ownMeeting({ slug: item.class.slug, id: item.id }) : null,
        })),
      }
    },
  ),
  endpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/meetings/{id}/join/{pass}',
      summary: 'Bergabung: mencatat kehadiran dan mengantar ke ruang pertemuan',
      message: 'Silakan masuk',
      parameters: contract.passParameter,
      data: contract.way,
      leadsTo: ({ href }) => href,
    },
    (context, { parameters }) => joinMeeting(context, codes, parameters),
  ),
  endpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/class/meetings/file',
      summary: 'Pertemuan sebuah kelas yang Anda ikuti, sebagai berkas kalender',
      message: 'Berhasil mengambil kalender',
      query: contract.classQuery,
      data: contract.nothing,
    },
    (context, { query }) => classFile(context, query.slug),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/calendars',
      summary: 'Mengganti alamat rahasia kalender sendiri; yang lama tidak berlaku lagi',
      message: 'Alamat kalender diganti',
      data: contract.way,
      status: 201,
    },
    context => renewCalendar(context, codes),
  ),
  endpoint(
    {
      tag,
      access: permissions.readPublic,
      method: 'GET',
      path: '/v1/calendars/{token}/pertemuan.ics',
      summary: 'Kalender pertemuan seorang anggota, bagi siapa yang tahu alamat rahasianya',
      message: 'Berhasil mengambil kalender',
      parameters: contract.tokenParameter,
      data: contract.nothing,
      limit: { tokens: 60, seconds: 600 },
    },
    (context, { parameters }) => memberFile(context, codes, parameters.token),
  ),
]

export const meetingsApi = (codes: MeetingCodes) => [
  ...planningApi(codes),
  ...attendanceApi(codes),
  ...readingApi(codes),
]
