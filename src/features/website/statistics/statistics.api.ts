import { endpoint, JsonText } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './statistics.contract.ts'
import { freshSeconds } from './statistics.rules.ts'
import {
  chartOf,
  countBatches,
  countEverything,
  countExtensions,
  countFlags,
  countForLanding,
  countOverview,
  countProvinces,
  describeBatch,
  scoreProvinces,
} from './statistics.ts'

/** All of them are sums that anybody may know; they may be five minutes old. */
const counting = {
  method: 'GET',
  tag: 'Statistik',
  access: permissions.readPublic,
  tags: ['statistics'],
  freshSeconds,
  failureLog: 'FAILED TO REQUEST DATA',
} as const

/** Statistics of a tenant, counted from rows that are there. Where people are counted by place, fewer than five are not told. */
export const statisticsApi = [
  endpoint(
    {
      ...counting,
      path: '/v1/statistics/counter',
      summary:
        'Angka yang diminta; semuanya bila tidak ada yang diminta. Alumni: anggota yang menyelesaikan sebuah kelas',
      message: 'Berhasil mengambil angka statistik',
      query: contract.counterQuery,
      data: contract.counters,
    },
    (context, { query }) => countFlags(context, query),
  ),
  endpoint(
    {
      ...counting,
      path: '/statistics',
      summary:
        'Ikhtisar: anggota menurut peran, kelas menurut bentuk, angkatan menurut status, sekolah, wilayah',
      message: 'Berhasil mengambil statistik',
      data: contract.overview,
    },
    context => countOverview(context),
  ),
  endpoint(
    {
      ...counting,
      path: '/statistic/provincies',
      summary: 'Sekolah dan anggota per provinsi; anggota null bila kurang dari lima orang',
      message: 'Berhasil mengambil statistik provinsi',
      data: contract.provinceCounts,
    },
    context => countProvinces(context),
  ),
  endpoint(
    {
      ...counting,
      path: '/statistic/provincies/score',
      summary: 'Jangkauan per provinsi: persen kabupaten/kota yang memiliki sekolah terverifikasi',
      message: 'Berhasil mengambil skor provinsi',
      data: contract.provinceScores,
    },
    context => scoreProvinces(context),
  ),
  endpoint(
    {
      ...counting,
      path: '/statistic/landing/counter',
      summary: 'Angka untuk halaman depan',
      message: 'Berhasil mengambil angka halaman depan',
      data: contract.landingCounters,
    },
    context => countForLanding(context),
  ),
  endpoint(
    {
      ...counting,
      path: '/statistic/counter',
      summary: 'Semua angka statistik',
      message: 'Berhasil mengambil angka statistik',
      data: contract.allCounters,
    },
    context => countEverything(context),
  ),
  endpoint(
    {
      ...counting,
      path: '/statistic/chart/{type}',
      summary: 'Grafik dua belas bulan terakhir',
      message: 'Berhasil mengambil grafik',
      parameters: contract.chartParameters,
      data: contract.chart,
    },
    (context, { parameters: { type } }) => chartOf(context, type),
  ),
  endpoint(
    {
      ...counting,
      path: '/statistic/students/chart',
      summary: 'Siswa yang bergabung per bulan',
      message: 'Berhasil mengambil grafik siswa',
      data: contract.chart,
    },
    context => chartOf(context, 'students'),
  ),
  endpoint(
    {
      ...counting,
      path: '/statistic/registrar/chart',
      summary: 'Anggota baru dari semua peran per bulan',
      message: 'Berhasil mengambil grafik pendaftar',
      data: contract.chart,
    },
    context => chartOf(context, 'members'),
  ),
  endpoint(
    {
      ...counting,
      path: '/statistic/batchs/active',
      summary: 'Angkatan aktif menurut status, dengan jumlah kursinya',
      message: 'Berhasil mengambil statistik angkatan',
      data: contract.activeBatches,
    },
    context => countBatches(context),
  ),
  endpoint(
    {
      ...counting,
      path: '/statistic/batchs/active/{id}',
      summary: 'Satu angkatan aktif dengan isi kelasnya',
      message: 'Berhasil mengambil statistik angkatan',
      parameters: contract.batchParameters,
      data: contract.batchStatistics,
    },
    (context, { parameters: { id } }) => describeBatch(context, id),
  ),
  endpoint(
    {
      ...counting,
      path: '/ce/extensions',
      summary: 'Pendidikan berkelanjutan: kelas bersertifikat di luar program, menurut kategori',
      message: 'Berhasil mengambil kelas lanjutan',
      data: contract.extensions,
    },
    async context => new JsonText(await countExtensions(context)),
  ),
]
