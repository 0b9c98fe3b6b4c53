import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Konferensi tahunan para pengajar',
    title: 'Riuh Gagasan',
    text: 'Tiga hari di Yogyakarta bersama guru, pendongeng, pembuat gim, dan siapa pun yang mengajar dengan hati gembira.',
    actions: [
      { label: 'Ambil tiket', href: '#tiket' },
      { label: 'Lihat jadwal', href: '#jadwal' },
    ],
    picture: { scene: 'festival-stage', seed: 13001, alt: 'Panggung konferensi pada malam hari' },
    featuredClass: 'tiket-riuh-gagasan',
    figures: [
      { value: '3', label: 'hari' },
      { value: '4', label: 'jalur' },
      { value: '36', label: 'sesi' },
    ],
  },
  sections: [
    {
      id: 'penampil',
      kind: 'people',
      title: 'Di panggung tahun ini',
      intro: 'Enam pembicara utama. Tiga puluh pemandu lain menyusul di jadwal.',
      people: [
        'laras-kusumastuti',
        'teuku-rizal-fahmi',
        'maria-goreti-nahak',
        'hafizah-zulkarnain',
        'gusti-bagus-pratama',
        'yosephina-wamafma',
      ],
    },
    {
      id: 'jalur',
      kind: 'features',
      title: 'Empat jalur, satu lorong',
      items: [
        {
          title: 'Kelas',
          text: 'Cara mengajar yang sudah dicoba, lengkap dengan kegagalannya.',
          icon: 'graduation-cap',
        },
        { title: 'Panggung', text: 'Mendongeng, teater, dan bunyi sebagai cara belajar.', icon: 'mic' },
        { title: 'Bengkel', text: 'Lokakarya tiga jam yang berakhir dengan karya di tangan.', icon: 'cpu' },
        { title: 'Dapur', text: 'Meja bagi gagasan mentah yang ingin dimasak bersama.', icon: 'lightbulb' },
      ],
    },
    {
      id: 'jadwal',
      kind: 'schedule',
      title: 'Tiga hari',
      intro: 'Jadwal lengkap setiap ruang dibagikan kepada pemegang tiket dua pekan sebelum acara.',
      days: [
        {
          title: 'Mendengar',
          inDays: 47,
          items: [
            { time: '08.00', title: 'Pintu dibuka, kopi dan pisang goreng', place: 'Selasar' },
            {
              time: '09.00',
              title: 'Pembukaan: pertanyaan anak yang tidak dijawab',
              place: 'Panggung Utama',
            },
            { time: '11.00', title: 'Apa yang dilupakan siswa, dan mengapa', place: 'Panggung Teras' },
            { time: '14.00', title: 'Meja Dapur putaran pertama', place: 'Dapur' },
          ],
        },
        {
          title: 'Membuat',
          inDays: 48,
          items: [
            { time: '09.00', title: 'Lokakarya gim kartu', place: 'Bengkel' },
            { time: '09.00', title: 'Lokakarya panggung seadanya', place: 'Panggung Teras' },
            { time: '13.30', title: 'Uji coba karya berpasangan', place: 'Bengkel' },
            { time: '19.00', title: 'Malam pentas guru', place: 'Panggung Utama' },
          ],
        },
        {
          title: 'Membawa pulang',
          inDays: 49,
          items: [
            {
              time: '09.00',
              title: 'Perpustakaan perahu dan kampung tanpa dermaga',
              place: 'Panggung Utama',
            },
            { time: '11.00', title: 'Meja Dapur putaran kedua', place: 'Dapur' },
            { time: '15.00', title: 'Penutupan dan tukar gagasan', place: 'Panggung Utama' },
          ],
        },
      ],
    },
    {
      id: 'tiket',
      kind: 'plans',
      title: 'Pilih tiket',
      intro: 'Semua tiket sudah termasuk makan siang dan air minum isi ulang.',
      items: [
        {
          name: 'Satu hari',
          price: 150000,
          period: 'pilih harinya',
          benefits: ['Semua panggung pada hari itu', 'Satu lokakarya', 'Buku acara'],
          action: { label: 'Ambil satu hari', href: '/Class/tiket-riuh-gagasan' },
        },
        {
          name: 'Tiga hari',
          price: 350000,
          period: 'harga awal sampai dua pekan lagi',
          benefits: ['Semua panggung', 'Dua lokakarya', 'Malam pentas', 'Sertifikat kehadiran'],
          action: { label: 'Ambil tiga hari', href: '/Class/tiket-riuh-gagasan' },
          highlighted: true,
        },
        {
          name: 'Rombongan',
          price: 1500000,
          period: 'lima orang, tiga hari',
          benefits: ['Lima tiket tiga hari', 'Satu meja di Dapur', 'Penginapan rumah warga bila tersedia'],
          action: { label: 'Daftarkan rombongan', href: '/Make-Appointment' },
        },
      ],
    },
    {
      id: 'pemanasan',
      kind: 'listing',
      of: 'class',
      count: 4,
      title: 'Pemanasan sebelum hari itu',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'kata-peserta',
      kind: 'quotes',
      title: 'Kata yang pernah datang',
      items: [
        {
          text: 'Saya datang untuk satu sesi dan pulang dengan gim yang kini dimainkan seluruh kelas lima.',
          name: 'Siti Rohmah',
          role: 'Guru SD, Temanggung',
          photo: { scene: 'portrait:hijab', seed: 13111, alt: 'Potret Siti Rohmah' },
        },
        {
          text: 'Tidak ada pembicara yang bersembunyi di ruang tunggu. Semua antre pisang goreng.',
          name: 'Markus Lobo',
          role: 'Pustakawan, Ende',
          photo: { scene: 'portrait:man', seed: 13112, alt: 'Potret Markus Lobo' },
        },
        {
          text: 'Meja Dapur membuat gagasan saya dibongkar habis, lalu disusun lebih baik oleh orang asing.',
          name: 'Ayunda Prameswari',
          role: 'Mahasiswa keguruan, Malang',
          photo: { scene: 'portrait:woman', seed: 13113, alt: 'Potret Ayunda Prameswari' },
        },
      ],
    },
    {
      id: 'kabar',
      kind: 'listing',
      of: 'news',
      count: 2,
      title: 'Kabar dari panitia',
      more: { label: 'Semua kabar', href: '/News' },
    },
    {
      id: 'penyokong',
      kind: 'sponsors',
      title: 'Disokong oleh',
      tiers: [
        { name: 'Penyokong utama', names: ['Bank Lumbung Jogja', 'Percetakan Aksara Muda'] },
        { name: 'Penyokong panggung', names: ['Kopi Lereng Suroloyo', 'Studio Gema', 'Kain Lestari'] },
        {
          name: 'Kawan konferensi',
          names: [
            'Radio Kotabaru',
            'Toko Buku Tiga Serangkai Kata',
            'Becak Listrik Malioboro',
            'Warung Bu Tini',
            'Komunitas Peta Kampung',
          ],
        },
      ],
    },
    {
      id: 'tanya-jawab',
      kind: 'questions',
      title: 'Sebelum berangkat',
      items: [
        {
          question: 'Bolehkah membawa anak?',
          answer:
            'Boleh. Ada ruang bermain yang dijaga dari pukul delapan sampai lima. Anak di bawah tujuh tahun tidak perlu tiket.',
        },
        {
          question: 'Apakah ada siaran daring?',
          answer:
            'Panggung Utama disiarkan langsung bagi pemegang tiket. Lokakarya tidak disiarkan karena pesertanya bekerja dengan tangan.',
        },
        {
          question: 'Bagaimana bila berhalangan datang?',
          answer:
            'Tiket boleh dipindahkan kepada orang lain sampai sehari sebelum acara. Kirim nama penggantinya lewat surel.',
        },
      ],
    },
    {
      id: 'ajakan',
      kind: 'appeal',
      title: 'Punya gagasan yang belum jadi?',
      text: 'Kirim satu halaman. Dua belas gagasan terpilih mendapat meja di jalur Dapur.',
      actions: [
        { label: 'Baca caranya', href: '/News/jalur-keempat-bernama-dapur' },
        { label: 'Semua acara', href: '/Event' },
      ],
    },
  ],
}
