import { routes, to } from '../../../routes.ts'
import type { PageText } from './page-text.ts'

/** Ways of learning that have a name. */
export const learningPages = (name: string): PageText[] => [
  {
    name: 'Aksara',
    eyebrow: 'Gerakan literasi',
    title: 'Aksara: membaca, menulis, lalu bersuara',
    lead: `Lewat Aksara, ${name} mengajak siapa pun membaca sampai paham dan menulis sampai orang lain paham.`,
    sections: [
      {
        kind: 'features',
        id: 'isi',
        title: 'Yang dilatih di Aksara',
        items: [
          {
            title: 'Membaca mendalam',
            text: 'Menemukan pokok pikiran, memeriksa sumber, dan mengajukan pertanyaan.',
            icon: 'book-open',
          },
          {
            title: 'Menulis jernih',
            text: 'Dari catatan harian sampai artikel: satu gagasan per paragraf, satu maksud per kalimat.',
            icon: 'pen',
          },
          {
            title: 'Menyunting',
            text: 'Membaca ulang tulisan sendiri dengan mata orang lain, lalu berani membuang yang tidak perlu.',
            icon: 'check',
          },
          {
            title: 'Menyampaikan',
            text: 'Membacakan, mempresentasikan, dan menanggapi pertanyaan dengan tenang.',
            icon: 'mic',
          },
        ],
      },
      {
        kind: 'listing',
        id: 'tulisan',
        title: 'Tulisan peserta',
        of: 'tulisan-temans',
        count: 3,
        more: { label: 'Semua tulisan', href: routes['Tulisan-Temans'] },
      },
      {
        kind: 'listing',
        id: 'artikel',
        title: 'Bacaan pilihan',
        of: 'articles',
        count: 3,
        more: { label: 'Semua artikel', href: routes.Articles },
      },
      {
        kind: 'appeal',
        id: 'ajakan',
        title: 'Mulai dari satu halaman',
        text: 'Bacalah satu tulisan hari ini, lalu tulis tiga kalimat tentangnya. Begitulah kebiasaan dimulai.',
        actions: [
          { label: 'Baca tulisan', href: routes['Tulisan-Temans'] },
          { label: 'Lihat kelas', href: to.classes() },
        ],
      },
    ],
  },
  {
    name: 'Metamorfosa',
    eyebrow: 'Pendampingan perubahan',
    title: 'Metamorfosa: berubah tanpa tergesa',
    lead: 'Pendampingan bagi sekolah dan lembaga yang ingin mengubah cara belajarnya, setahap demi setahap, dengan orang-orangnya sendiri.',
    sections: [
      {
        kind: 'text',
        id: 'mengapa',
        title: 'Mengapa bertahap',
        bodyHtml: `<p>Perubahan yang diumumkan hari Senin biasanya dilupakan hari Jumat. Metamorfosa berjalan sebaliknya: memulai dari satu kelas dan satu guru yang mau mencoba, melihat apa yang berhasil, lalu membawanya ke kelas berikutnya.</p><p>${name} mendampingi, bukan menggantikan. Ketika pendampingan selesai, caranya sudah menjadi milik lembaga Anda.</p>`,
      },
      {
        kind: 'steps',
        id: 'tahap',
        title: 'Empat tahap',
        items: [
          {
            label: 'Telur',
            title: 'Mendengarkan',
            text: 'Kami duduk di kelas, berbicara dengan guru dan siswa, dan mencatat yang sudah berjalan baik.',
          },
          {
            label: 'Ulat',
            title: 'Belajar',
            text: 'Guru penggerak mengikuti pelatihan dan menyusun rencana kecil untuk kelasnya sendiri.',
          },
          {
            label: 'Kepompong',
            title: 'Mencoba',
            text: 'Rencana dijalankan, diamati bersama, dan diperbaiki setiap beberapa minggu.',
          },
          {
            label: 'Kupu-kupu',
            title: 'Menularkan',
            text: 'Guru yang berhasil melatih rekannya. Lembaga berjalan dengan kekuatan sendiri.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Sebelum memulai',
        items: [
          {
            question: 'Berapa lama pendampingan berlangsung?',
            answer:
              'Tergantung tujuan. Setelah tahap mendengarkan, kami mengusulkan jadwal tertulis yang dapat Anda ubah atau tolak.',
          },
          {
            question: 'Apakah guru harus meninggalkan kelas?',
            answer: 'Tidak. Pelatihan dibagi pendek dan sebagian besar terjadi di kelas masing-masing.',
          },
          {
            question: 'Perangkat apa yang diperlukan?',
            answer: 'Yang sudah ada. Rencana disusun dari keadaan lembaga, bukan dari daftar belanja.',
          },
        ],
      },
      { kind: 'contact', id: 'kontak', title: 'Undang kami mendengarkan' },
    ],
  },
  {
    name: 'Pesilat',
    eyebrow: 'Belajar berjenjang',
    title: 'Pesilat: dari jurus dasar sampai tanding karya',
    lead: `Seperti di perguruan silat: di ${name} peserta Pesilat naik tingkat karena menguasai, bukan karena hadir.`,
    sections: [
      {
        kind: 'steps',
        id: 'tingkat',
        title: 'Tingkatnya',
        items: [
          {
            label: 'Tingkat 1',
            title: 'Kuda-kuda',
            text: 'Dasar yang harus kokoh: istilah, alat, dan kebiasaan kerja yang rapi.',
          },
          {
            label: 'Tingkat 2',
            title: 'Jurus',
            text: 'Teknik dilatih satu per satu dengan soal pendek sampai tangan bergerak sendiri.',
          },
          {
            label: 'Tingkat 3',
            title: 'Sambung',
            text: 'Berpasangan dan berkelompok menyelesaikan masalah yang belum ada jawabannya.',
          },
          {
            label: 'Tingkat 4',
            title: 'Tanding karya',
            text: 'Karya dipamerkan, diuji orang lain, dan dipertanggungjawabkan di depan penguji.',
          },
        ],
      },
      {
        kind: 'listing',
        id: 'kelas',
        title: 'Kelas untuk memulai',
        of: 'class',
        count: 3,
        more: { label: 'Semua kelas', href: to.classes() },
      },
      {
        kind: 'features',
        id: 'adat',
        title: 'Adat perguruan',
        items: [
          { title: 'Hormat', text: 'Mengkritik karyanya, bukan orangnya.', icon: 'handshake' },
          { title: 'Jujur', text: 'Menyebut sumber dan mengakui yang belum dikuasai.', icon: 'shield' },
          {
            title: 'Tekun',
            text: 'Lebih baik setengah jam setiap hari daripada sehari penuh setiap bulan.',
            icon: 'target',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'ajakan',
        title: 'Masuk gelanggang',
        text: 'Tidak perlu kuat dulu untuk mulai berlatih. Pilih satu kelas dasar dan datanglah.',
        actions: [{ label: 'Pilih kelas', href: to.classes() }],
      },
    ],
  },
]
