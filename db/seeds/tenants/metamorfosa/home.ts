import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Program perubahan bertahap',
    title: 'Tidak ada sayap yang tumbuh dalam semalam',
    text: 'Sembilan bulan, empat fase, dua belas orang. Untuk Anda yang ingin mengubah arah tanpa membakar yang lama.',
    actions: [
      { label: 'Mulai tujuh hari gratis', href: '/Courses/berhenti-dan-melihat' },
      { label: 'Bicara dengan kami', href: '/Make-Appointment' },
    ],
    picture: { scene: 'rice-terraces', seed: 14301, alt: 'Sawah bertingkat di Ubud pada pagi hari' },
  },
  sections: [
    {
      id: 'fase',
      kind: 'steps',
      title: 'Empat fase, satu garis',
      items: [
        {
          label: 'Bulan 1',
          title: 'Telur',
          text: 'Berhenti dan melihat. Anda mencatat, memetakan tenaga, dan menemukan satu pertanyaan yang sungguh ingin dijawab.',
        },
        {
          label: 'Bulan 2-3',
          title: 'Ulat',
          text: 'Makan banyak. Anda mencoba enam pekerjaan bersama enam tuan rumah, tanpa harus menyukai semuanya.',
        },
        {
          label: 'Bulan 4-6',
          title: 'Kepompong',
          text: 'Membongkar yang lama. Tidak ada tugas. Hanya teman, kertas, dan waktu untuk menjadi bingung dengan tenang.',
        },
        {
          label: 'Bulan 7-9',
          title: 'Kupu-kupu',
          text: 'Percobaan pertama dengan uang sendiri paling banyak sejuta. Dihitung, dirayakan, lalu diputuskan.',
        },
      ],
    },
    {
      id: 'alumni',
      kind: 'quotes',
      title: 'Sesudah sembilan bulan',
      items: [
        {
          text: 'Saya datang untuk berhenti dari pekerjaan saya. Ternyata yang perlu berhenti adalah cara saya mengerjakannya.',
          name: 'Komang Ariasih',
          role: 'Apoteker, Singaraja',
          photo: { scene: 'portrait:woman', seed: 14311, alt: 'Potret Komang Ariasih' },
        },
        {
          text: 'Pada bulan keempat saya ingin uang saya kembali. Pada bulan kesembilan saya membayar kursi orang lain.',
          name: 'Rizal Mahendra',
          role: 'Pembuat tas, dahulu kapten kapal',
          photo: { scene: 'portrait:man', seed: 14312, alt: 'Potret Rizal Mahendra' },
        },
      ],
    },
    {
      id: 'kelas',
      kind: 'listing',
      of: 'class',
      count: 3,
      title: 'Masuk lewat pintu mana saja',
      intro: 'Seluruh perjalanan, atau satu fase saja.',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'angka',
      kind: 'figures',
      title: 'Yang kami hitung dengan jujur',
      items: [
        { value: '58', label: 'orang menyelesaikan' },
        { value: '9', label: 'berhenti di tengah jalan' },
        { value: '31', label: 'percobaan masih berjalan' },
      ],
    },
    {
      id: 'pendamping',
      kind: 'people',
      title: 'Yang menemani',
      people: ['ni-made-suartini', 'putu-wirawan', 'gerardus-kelen', 'lusi-hartati'],
    },
    {
      id: 'bekal',
      kind: 'features',
      title: 'Yang Anda terima',
      items: [
        {
          icon: 'user',
          title: 'Satu pendamping tetap',
          text: 'Orang yang sama dari bulan pertama sampai kesembilan.',
        },
        {
          icon: 'users',
          title: 'Lingkar dua belas orang',
          text: 'Bertemu dua pekan sekali, juga sesudah program selesai.',
        },
        { icon: 'map', title: 'Tiga tempat', text: 'Ubud, Munduk, dan kota Anda sendiri.' },
      ],
    },
    {
      id: 'renungan',
      kind: 'listing',
      of: 'blog',
      count: 2,
      title: 'Renungan',
      more: { label: 'Semua renungan', href: '/Blog' },
    },
    {
      id: 'tanya',
      kind: 'questions',
      title: 'Yang ditanyakan pada malam hari',
      items: [
        {
          question: 'Apakah saya harus berhenti bekerja?',
          answer: 'Tidak. Tiga kali menginap tiga hari, selebihnya malam dan akhir pekan.',
        },
        {
          question: 'Apakah ini terapi?',
          answer:
            'Bukan. Bila Anda membutuhkan terapi, kami membantu menemukan tenaga ahli dan menunggu sampai Anda siap.',
        },
        {
          question: 'Bagaimana bila pada akhirnya saya tidak berubah?',
          answer: 'Memilih untuk tetap juga sebuah hasil, asalkan dipilih dengan mata terbuka.',
        },
      ],
    },
    {
      id: 'mulai',
      kind: 'appeal',
      title: 'Mulai dari buku tulis',
      text: 'Tujuh malam, dua puluh menit, tanpa biaya. Sesudah itu Anda akan tahu apakah ingin melanjutkan.',
      actions: [{ label: 'Buka kursusnya', href: '/Courses/berhenti-dan-melihat' }],
      picture: { scene: 'books', seed: 14302, alt: 'Buku tulis terbuka' },
    },
  ],
}
