import type { DemoForms } from '../../forms.types.ts'

export const forms: DemoForms = {
  boards: [
    {
      slug: 'peserta-terbaik',
      title: 'Peserta terbaik',
      text: 'Nilai rata-rata tugas di semua kelas yang diikuti, dikali sepuluh.',
      period: 'Semester ganjil 2026/2027',
      unit: 'Poin',
      scope: 'student',
      entries: [
        ['Maya Anggraeni', '', '31', '31.74', 968],
        ['Rudi Setiawan', '', '32', '32.73', 954],
        ['Dian Puspitasari', '', '33', '33.74', 954],
        ['Andreas Manullang', '', '12', '12.71', 941],
        ['Siti Maemunah', '', '73', '73.71', 930],
        ['I Putu Gunawan', '', '51', '51.71', 922],
      ],
    },
    {
      slug: 'tim-proyek-akhir',
      title: 'Tim proyek akhir',
      text: 'Penilaian tiga penguji dari dunia kerja.',
      period: 'Angkatan terakhir',
      unit: 'Poin',
      scope: 'team',
      entries: [
        ['Neraca Warung', '', '32', '32.73', 92],
        ['Peta Pelanggan', '', '31', '31.74', 90],
        ['Kampanye Lokal', '', '35', '35.78', 87],
      ],
    },
  ],
  appointments: [
    {
      name: 'Novita Halim',
      organisation: 'Ritel Makmur Sentosa',
      orgType: 'company',
      topic: 'training',
      mode: 'offline',
      notes: 'Pelatihan pemasaran digital untuk 25 kepala toko.',
      status: 'new',
      inDays: 5,
      hour: 13,
    },
    {
      name: 'Eko Prasetyo',
      organisation: 'Universitas Samudra Biru',
      orgType: 'campus',
      topic: 'partnership',
      mode: 'online',
      notes: 'Pengakuan sertifikat sebagai SKS.',
      status: 'no_show',
      inDays: -6,
      hour: 10,
      place: 'https://rapat.example/cendekia-samudra',
    },
  ],
}
