import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Mengudara setiap hari, 05.00 sampai 22.00',
    title: 'Kabar tetangga, terdengar sampai lereng',
    text: 'Radio warga dari kaki Kelud. Harga pasar sejak subuh, lagu dari kaset sumbangan, dan siaran yang dibuat anak sekolah.',
    actions: [
      { label: 'Dengarkan siaran ulang', href: '/Podcasts' },
      { label: 'Lihat jadwal', href: '#jadwal' },
    ],
    picture: { scene: 'volcano-sunrise', seed: 11001, alt: 'Matahari terbit di balik gunung' },
  },
  sections: [
    {
      kind: 'schedule',
      id: 'jadwal',
      title: 'Jadwal sepekan',
      intro: 'Jumat siang pemancar dirawat selama dua jam.',
      days: [
        {
          title: 'Hari ini',
          inDays: 0,
          items: [
            { time: '05.00', title: 'Pagi di Pasar', place: 'Wening Prasasti' },
            { time: '09.00', title: 'Keliling Kampung', place: 'Reza Alkatiri' },
            { time: '12.00', title: 'Kabar Siang', place: 'Meja redaksi' },
            { time: '16.00', title: 'Putar Balik', place: 'Gilang Nainggolan' },
            { time: '19.00', title: 'Tanya Dokter Desa', place: 'Tamu studio' },
            { time: '21.00', title: 'Kidung Malam', place: 'Sri Kadarwati' },
          ],
        },
        {
          title: 'Besok',
          inDays: 1,
          items: [
            { time: '05.00', title: 'Pagi di Pasar', place: 'Wening Prasasti' },
            { time: '10.00', title: 'Obrolan Sawah', place: 'Kelompok tani' },
            { time: '14.00', title: 'Suara Sekolah', place: 'Nur Afifah' },
            { time: '16.00', title: 'Putar Balik', place: 'Gilang Nainggolan' },
            { time: '21.00', title: 'Kidung Malam', place: 'Sri Kadarwati' },
          ],
        },
        {
          title: 'Lusa',
          inDays: 2,
          items: [
            { time: '05.00', title: 'Pagi di Pasar', place: 'Wening Prasasti' },
            { time: '09.00', title: 'Bengkel Bunyi', place: 'Yohanes Bria' },
            { time: '13.00', title: 'Permintaan Lagu', place: 'Pendengar' },
            { time: '17.00', title: 'Langgam Sore', place: 'Gilang Nainggolan' },
            { time: '21.00', title: 'Kidung Malam', place: 'Sri Kadarwati' },
          ],
        },
        {
          title: 'Tiga hari lagi',
          inDays: 3,
          items: [
            { time: '05.00', title: 'Pagi di Pasar', place: 'Wening Prasasti' },
            { time: '11.00', title: 'Dapur Bersama', place: 'Ibu-ibu RW 4' },
            { time: '15.00', title: 'Keliling Kampung', place: 'Reza Alkatiri' },
            { time: '19.00', title: 'Sandiwara Radio', place: 'Regu Sandiwara' },
            { time: '21.00', title: 'Kidung Malam', place: 'Sri Kadarwati' },
          ],
        },
      ],
    },
    {
      kind: 'listing',
      of: 'podcasts',
      count: 4,
      id: 'siaran-ulang',
      title: 'Siaran ulang',
      intro: 'Yang terlewat karena listrik padam atau ketiduran.',
      more: { label: 'Semua siaran ulang', href: '/Podcasts' },
    },
    {
      kind: 'people',
      id: 'penyiar',
      title: 'Penyiar dan relawan',
      people: [
        'wening-prasasti',
        'gilang-nainggolan',
        'nur-afifah',
        'yohanes-bria',
        'sri-kadarwati',
        'reza-alkatiri',
      ],
    },
    {
      kind: 'listing',
      of: 'class',
      count: 4,
      id: 'kelas',
      title: 'Duduk di kursi penyiar',
      intro: 'Kelas di studio dan di lapangan, diajar oleh yang bersiaran.',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      kind: 'figures',
      id: 'angka',
      title: 'Stasiun kecil, telinga banyak',
      items: [
        { value: '17', label: 'jam siaran setiap hari' },
        { value: '31', label: 'relawan dengan jadwal piket' },
        { value: '12', label: 'dusun dalam jangkauan' },
      ],
    },
    {
      kind: 'listing',
      of: 'news',
      count: 4,
      id: 'kabar',
      title: 'Kabar stasiun',
      more: { label: 'Semua kabar', href: '/News' },
    },
    {
      kind: 'quotes',
      id: 'pendengar',
      title: 'Kata pendengar',
      items: [
        {
          text: 'Saya menurunkan harga cabai karena malu. Harganya sudah disebut di radio.',
          name: 'Sutrisno',
          role: 'Pedagang sayur, Pasar Templek',
          photo: { scene: 'portrait:man', seed: 11107, alt: 'Potret Sutrisno' },
        },
        {
          text: 'Anak saya pendiam. Di Suara Sekolah ia bicara satu jam tanpa berhenti.',
          name: 'Maria Lestari',
          role: 'Orang tua siswa',
          photo: { scene: 'portrait:woman', seed: 11108, alt: 'Potret Maria Lestari' },
        },
      ],
    },
    {
      kind: 'questions',
      id: 'tanya',
      title: 'Sering ditanyakan',
      items: [
        {
          question: 'Bagaimana meminta lagu?',
          answer:
            'Kirim pesan WhatsApp berisi judul, untuk siapa, dan alasannya. Alasan yang baik diputar lebih dahulu.',
        },
        {
          question: 'Bolehkah sekolah di luar Blitar ikut?',
          answer: 'Boleh. Rekaman dikirim dan diputar pada siaran gabungan pekan keempat.',
        },
        {
          question: 'Apakah siaran dapat didengar lewat internet?',
          answer: 'Dapat. Pemutar di bagian bawah halaman ini tetap berbunyi ketika Anda berpindah halaman.',
        },
      ],
    },
    {
      kind: 'appeal',
      id: 'ikut',
      title: 'Punya suara? Kami punya pemancar.',
      text: 'Datang hari Selasa atau Kamis sore. Kursi tamu selalu kosong satu.',
      actions: [
        { label: 'Ikut angkatan sembilan', href: '/Class/penyiar-muda-angkatan-sembilan' },
        { label: 'Buat janji temu', href: '/Make-Appointment' },
      ],
    },
  ],
}
