import type { DemoForms } from '../../forms.types.ts'

export const forms: DemoForms = {
  boards: [
    {
      slug: 'poin-gelanggang',
      title: 'Poin gelanggang',
      text: 'Dikumpulkan dari karya yang lulus uji dan koreksi yang dipakai teman.',
      period: 'Triwulan ini',
      unit: 'Poin',
      scope: 'student',
      entries: [
        ['Kirana Prabawati', 'SMK Wiyata Ungaran', '33', '33.22', 412],
        ['Andi Rezky Pallawa', 'SMK Pelita Bahari', '73', '73.71', 398],
        ['Gusti Ngurah Dharma', 'SMK Bali Widya Badung', '51', '51.03', 371],
        ['Ester Wambrauw', 'SMK Sentani Karya', '91', '91.03', 356],
        ['Fikri Ramadhan', 'SMK Nurul Falah Malang', '35', '35.07', 344],
        ['Tiurma Siagian', 'SMK Danau Toba', '12', '12.06', 329],
        ['Bayu Setiaji', 'SMK Kaliurang', '34', '34.04', 318],
        ['Olivia Rondonuwu', 'SMK Tomohon', '71', '71.71', 301],
      ],
    },
    {
      slug: 'penolong-terbanyak',
      title: 'Penolong terbanyak',
      text: 'Koreksi yang benar-benar dipakai teman seperguruan.',
      period: 'Triwulan ini',
      unit: 'Koreksi',
      scope: 'student',
      entries: [
        ['Ester Wambrauw', 'SMK Sentani Karya', '91', '91.03', 64],
        ['Kirana Prabawati', 'SMK Wiyata Ungaran', '33', '33.22', 58],
        ['Fikri Ramadhan', 'SMK Nurul Falah Malang', '35', '35.07', 51],
        ['Bayu Setiaji', 'SMK Kaliurang', '34', '34.04', 47],
      ],
    },
  ],
}
