import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Jambore Utama Pangalengan',
    title: 'Empat hari di alam, teman dari segala penjuru',
    text: 'Berkemah, berkarya, menjelajah, dan menatap langit bersama 2.400 anak usia sepuluh sampai tujuh belas tahun dari 29 provinsi.',
    actions: [
      { label: 'Lihat jambore', href: '/Program/jambore-utama' },
      { label: 'Pilih kelas', href: '/Class' },
    ],
    picture: {
      scene: 'mountain-camp',
      seed: 2001,
      alt: 'Perkemahan di lembah dengan gunung berlapis di kejauhan',
    },
    featuredClass: 'kriya-bambu',
    figures: [
      { value: '300', label: 'regu' },
      { value: '42', label: 'lokakarya' },
      { value: '29', label: 'provinsi' },
    ],
  },
  sections: [
    {
      id: 'kegiatan',
      kind: 'features',
      title: 'Apa saja yang dilakukan di jambore?',
      intro: 'Setiap anak mengikuti tiga lokakarya pilihan, satu penjelajahan, dan satu kegiatan bakti alam.',
      items: [
        {
          icon: 'heart',
          title: 'Pertolongan pertama',
          text: 'Menangani luka, keseleo, dan keadaan darurat sampai bantuan tiba.',
          href: '/Courses/pertolongan-pertama-di-alam',
        },
        {
          icon: 'map',
          title: 'Navigasi darat',
          text: 'Membaca peta dan kompas, lalu mencari sepuluh pos di kebun teh.',
          href: '/Courses/navigasi-darat-untuk-pemula',
        },
        {
          icon: 'layers',
          title: 'Kriya bambu',
          text: 'Membuat peluit, gelas, dan keranjang dengan tangan sendiri.',
          href: '/Class/kriya-bambu',
        },
        {
          icon: 'zap',
          title: 'Dapur alam',
          text: 'Memasak menu daerah dengan satu panci dan hampir tanpa sampah.',
          href: '/Class/memasak-di-alam',
        },
        {
          icon: 'star',
          title: 'Malam tanpa lampu',
          text: 'Mengenal rasi bintang dan cerita langit Nusantara.',
          href: '/Class/astronomi-mata-telanjang',
        },
        {
          icon: 'globe',
          title: 'Jelajah hutan',
          text: 'Berjalan senyap, mendengar burung, dan mencatat kehidupan hutan.',
          href: '/Class/jelajah-hutan-dan-burung',
        },
      ],
    },
    {
      id: 'jadwal',
      kind: 'schedule',
      title: 'Jadwal empat hari',
      intro: 'Semua waktu dalam WIB. Kegiatan lapangan dapat bergeser menurut cuaca.',
      more: { label: 'Penjelasan jadwal', href: '/News/jadwal-jambore-utama-diumumkan' },
      days: [
        {
          title: 'Hari pertama: datang dan berkenalan',
          inDays: 62,
          items: [
            { time: '08.00', title: 'Kedatangan dan pemeriksaan kesehatan', place: 'Gerbang Malabar' },
            { time: '10.30', title: 'Mendirikan tenda bersama regu tetangga', place: 'Kampung tenda' },
            { time: '13.30', title: 'Pengarahan keselamatan dan simulasi evakuasi', place: 'Lapangan utama' },
            { time: '16.00', title: 'Upacara pembukaan', place: 'Lapangan utama' },
            { time: '19.30', title: 'Malam perkenalan antardaerah', place: 'Lingkar api unggun' },
          ],
        },
        {
          title: 'Hari kedua: lokakarya dan jelajah',
          inDays: 63,
          items: [
            { time: '06.00', title: 'Senam pagi dan mendengar burung', place: 'Tepi hutan pinus' },
            { time: '08.30', title: 'Lokakarya pilihan pertama', place: 'Bengkel A sampai H' },
            { time: '13.00', title: 'Jelajah kebun teh', place: 'Jalur barat' },
            { time: '16.30', title: 'Pertandingan tali-temali', place: 'Lapangan kecil' },
            { time: '19.30', title: 'Panggung cerita rakyat', place: 'Amfiteater bambu' },
          ],
        },
        {
          title: 'Hari ketiga: arah, rasa, dan bintang',
          inDays: 64,
          items: [
            { time: '07.30', title: 'Navigasi sepuluh pos', place: 'Jalur utara' },
            { time: '11.00', title: 'Dapur daerah, makan siang saling tukar', place: 'Dapur kampung' },
            { time: '14.00', title: 'Lokakarya pilihan kedua', place: 'Bengkel A sampai H' },
            { time: '19.00', title: 'Renungan dan api unggun', place: 'Lingkar api unggun' },
            { time: '20.30', title: 'Malam tanpa lampu', place: 'Lapangan utama' },
          ],
        },
        {
          title: 'Hari keempat: bakti dan festival',
          inDays: 65,
          items: [
            { time: '06.30', title: 'Bakti alam dan perawatan pohon', place: 'Hulu Citarum' },
            { time: '09.30', title: 'Lokakarya pilihan ketiga', place: 'Bengkel A sampai H' },
            { time: '12.30', title: 'Pameran karya regu', place: 'Balai bambu' },
            { time: '14.00', title: 'Festival penutup', place: 'Panggung utama' },
            { time: '16.30', title: 'Membongkar tenda dan sapu bersih', place: 'Kampung tenda' },
          ],
        },
      ],
    },
    {
      id: 'kelas',
      kind: 'listing',
      of: 'class',
      count: 6,
      title: 'Kelas dan kemah terdekat',
      intro: 'Berlangsung sepanjang tahun, tidak harus menunggu jambore.',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'aturan',
      kind: 'steps',
      title: 'Aturan keselamatan',
      intro: 'Enam aturan yang berlaku bagi peserta, pembina, dan panitia tanpa kecuali.',
      more: { label: 'Aturan selengkapnya', href: '/News/aturan-keselamatan-baru' },
      items: [
        {
          label: '1',
          title: 'Selalu berdua',
          text: 'Anak bergerak minimal bersama satu teman dan melapor kepada ketua regu.',
        },
        {
          label: '2',
          title: 'Dua orang dewasa',
          text: 'Tidak ada orang dewasa yang berduaan dengan satu anak di ruang tertutup.',
        },
        {
          label: '3',
          title: 'Api dijaga',
          text: 'Kompor dan api unggun paling dekat tiga meter dari tenda dan tidak pernah ditinggalkan.',
        },
        {
          label: '4',
          title: 'Cuaca menentukan',
          text: 'Kegiatan dihentikan bila terdengar guruh, angin kencang, atau air sungai naik.',
        },
        {
          label: '5',
          title: 'Tiga tiupan peluit',
          text: 'Tanda minta pertolongan. Siapa pun yang mendengar segera memanggil pembina.',
        },
        {
          label: '6',
          title: 'Lapor tanpa takut',
          text: 'Kotak surat merah, WhatsApp panitia, dan tim psikolog siap menerima laporan rahasia.',
        },
      ],
    },
    {
      id: 'pengajar',
      kind: 'people',
      title: 'Pengajar dan pembina',
      intro: 'Perajin, dokter, pemandu, dan pengamat langit yang senang mengajar anak.',
      people: [
        'kartika-maharani',
        'togar-sihombing',
        'warsita',
        'yohana-tukan',
        'ni-luh-sukarini',
        'baso-hamzah',
        'benyamin-rumbiak',
        'i-gede-arimbawa',
      ],
    },
    {
      id: 'kursus',
      kind: 'listing',
      of: 'course',
      count: 3,
      title: 'Bekal sebelum berangkat',
      intro:
        'Kursus mandiri yang dapat diselesaikan di rumah. Dua di antaranya wajib bagi ketua regu dan tidak dipungut biaya.',
      more: { label: 'Semua kursus', href: '/Courses' },
    },
    {
      kind: 'listing',
      of: 'event',
      id: 'acara',
      title: 'Acara berikutnya',
      intro: 'Festival, lokakarya pembina, dan pameran karya regu.',
      more: { label: 'Semua acara', href: '/Event' },
      count: 3,
    },
    {
      id: 'kata-peserta',
      kind: 'quotes',
      title: 'Kata mereka yang pernah ikut',
      items: [
        {
          text: 'Saya datang tidak kenal siapa-siapa. Pulangnya saya punya teman di sebelas provinsi dan satu keranjang yang agak miring.',
          name: 'Alya',
          role: 'Peserta, 13 tahun, Palembang',
          photo: { scene: 'portrait:girl', seed: 2011, alt: 'Potret Alya' },
        },
        {
          text: 'Yang membuat saya tenang adalah jawaban panitia. Semua pertanyaan tentang keamanan dijawab rinci, tidak dengan kata "pokoknya aman".',
          name: 'Rahmat Hidayat',
          role: 'Orang tua peserta, Balikpapan',
          photo: { scene: 'portrait:man', seed: 2012, alt: 'Potret Rahmat Hidayat' },
        },
        {
          text: 'Murid saya yang paling pendiam pulang sebagai juru masak regu. Sekarang ia yang mengatur kantin kejujuran sekolah.',
          name: 'Sri Mulyati',
          role: 'Guru pendamping, Wonosobo',
          photo: { scene: 'portrait:hijab', seed: 2013, alt: 'Potret Sri Mulyati' },
        },
      ],
    },
    {
      id: 'berita',
      kind: 'listing',
      of: 'news',
      count: 3,
      title: 'Kabar perkemahan',
      more: { label: 'Semua berita', href: '/News' },
    },
    {
      id: 'tanya-jawab',
      kind: 'questions',
      title: 'Pertanyaan orang tua',
      items: [
        {
          question: 'Bolehkah anak mendaftar tanpa regu?',
          answer:
            'Boleh. Panitia membentuk regu gabungan dari kota terdekat dan menyediakan pembina yang sudah terlatih.',
        },
        {
          question: 'Apakah anak boleh membawa ponsel?',
          answer:
            'Boleh, tetapi ponsel disimpan pembina dan dipakai pada jam tertentu. Panitia mengirim kabar serta foto kelompok setiap malam.',
        },
        {
          question: 'Bagaimana bila anak sakit?',
          answer:
            'Tiga pos medis buka 24 jam dengan dokter dan perawat. Orang tua segera dihubungi bila anak memerlukan perawatan lebih lanjut.',
        },
        {
          question: 'Apakah tersedia makanan untuk anak yang alergi?',
          answer:
            'Ya. Tuliskan alergi dan pantangan pada catatan kesehatan, lalu regu akan menerima bahan pengganti.',
        },
        {
          question: 'Bagaimana jika kegiatan dibatalkan karena cuaca?',
          answer:
            'Kegiatan diganti dengan lokakarya dalam ruang. Bila seluruh jambore ditunda, peserta boleh memilih jadwal baru atau pengembalian dana.',
        },
      ],
    },
    {
      id: 'ajakan',
      kind: 'appeal',
      title: 'Kumpulkan delapan teman, bentuk regu Anda',
      text: 'Sekolah, komunitas, dan karang taruna dapat mendaftar bersama. Seperlima kursi disediakan tanpa biaya melalui kursi solidaritas.',
      actions: [
        { label: 'Baca syarat pendaftaran', href: '/Program/jambore-utama' },
        { label: 'Tentang kursi solidaritas', href: '/News/kursi-solidaritas-480-anak' },
      ],
      picture: {
        scene: 'festival-stage',
        seed: 2002,
        alt: 'Panggung festival penutup di antara pohon pinus',
      },
    },
  ],
}
