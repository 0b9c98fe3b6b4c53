import type { DemoMeetings } from '../../meetings.types.ts'

/** The weekly meetings of the class that goes on: three are over, one is tomorrow. */
export const meetings: DemoMeetings[] = [
  {
    class: 'jaringan-sekolah',
    run: 'SMK-204-B2',
    teacher: 'bambang',
    provider: 'Jitsi Meet',
    address: 'https://meet.example/jaringan-sekolah-batch-2',
    hour: 19,
    minutes: 90,
    chapter: {
      slug: 'temu-denah',
      title: 'Temu kelas: membaca denah',
      minutes: 90,
      html: '<p>Kita membuka denah sekolah masing-masing dan menandai ruang yang perlu jaringan sendiri. Siapkan foto denah atau sketsa tangan.</p>',
    },
    meetings: [
      {
        title: 'Temu kelas: membaca denah',
        summary: 'Menandai ruang yang perlu jaringan sendiri di denah sekolah masing-masing.',
        inDays: -18,
        film: 'kelas-hari-ini.mp4',
        late: [3],
        absent: [14, 16],
      },
      {
        title: 'Membagi alamat untuk empat ruang',
        summary: 'Latihan membagi 256 alamat, lalu saling memeriksa hasilnya.',
        inDays: -11,
        late: [5, 9],
        excused: [12],
        absent: [14, 15, 16],
      },
      {
        title: 'Mencari gangguan dari lapisan terbawah',
        summary: 'Tiga gangguan sungguhan dari laboratorium mitra, diselidiki bersama.',
        inDays: -4,
        late: [2],
        excused: [8],
        absent: [14, 16],
      },
      {
        title: 'Memisahkan jaringan tamu',
        summary: 'VLAN pertama: satu sakelar, dua jaringan yang tidak saling melihat.',
        inDays: 1,
      },
      {
        title: 'Klinik dokumentasi',
        summary: 'Bawa dokumentasi jaringan Anda, kita sunting bersama.',
        inDays: 8,
      },
    ],
  },
]
