import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Angkatan 9, dua puluh kursi',
    title: 'Dua belas pekan mendaki, pulang membawa profesi',
    text: 'Tinggal di kaki Merbabu, belajar membuat aplikasi web, dan menyelesaikan tiga karya yang dipakai orang lain.',
    actions: [
      { label: 'Coba Pekan Nol', href: '/Courses/pekan-nol' },
      { label: 'Lihat semua kemah', href: '/Camp' },
    ],
    picture: { scene: 'mountain-camp', seed: 14501, alt: 'Basis kemah di kaki Gunung Merbabu' },
    featuredClass: 'kemah-web-dua-belas-pekan',
    figures: [
      { value: '8', label: 'angkatan selesai' },
      { value: '152', label: 'alumni' },
      { value: '1 : 5', label: 'pendamping dan peserta' },
    ],
  },
  sections: [
    {
      id: 'pekan',
      kind: 'steps',
      title: 'Jalan dua belas pekan',
      intro: 'Setiap tanjakan punya tempat berhenti. Jumat sore selalu untuk memamerkan hasil.',
      items: [
        {
          label: 'Pekan 1-2',
          title: 'Kaki belajar berjalan',
          text: 'Terminal, Git, HTML, dan CSS. Halaman tentang diri sendiri dibaca bersama pada malam pertama.',
        },
        {
          label: 'Pekan 3-4',
          title: 'Halaman yang menjawab',
          text: 'JavaScript di peramban: formulir, daftar, dan data yang disimpan di ponsel pengguna.',
        },
        {
          label: 'Pekan 5',
          title: 'Pos istirahat',
          text: 'Tidak ada pelajaran baru. Peserta membaca kode teman dan mendaki puncak Kenteng Songo.',
        },
        {
          label: 'Pekan 6-8',
          title: 'Mesin di belakang layar',
          text: 'Server, basis data, dan akun. Karya regu dimulai dengan mewawancarai warga desa.',
        },
        {
          label: 'Pekan 9-11',
          title: 'Memilih jalan sendiri',
          text: 'Regu bekerja seperti tim sungguhan: papan tugas, pembacaan kode, dan pengguna yang menunggu.',
        },
        {
          label: 'Pekan 12',
          title: 'Turun membawa karya',
          text: 'Pameran di balai desa, dua wawancara percobaan, dan malam penutupan di depan api unggun.',
        },
      ],
    },
    {
      id: 'alumni',
      kind: 'quotes',
      title: 'Berangkat sebagai siapa, pulang sebagai siapa',
      items: [
        {
          text: 'Pekan keenam saya sudah berkemas. Teman serumah menyembunyikan sepatu saya sampai pagi.',
          name: 'Fransiska Dua Lembang',
          role: 'Kasir swalayan → Pengembang web di Makassar',
          photo: { scene: 'portrait:woman', seed: 14511, alt: 'Potret Fransiska Dua Lembang' },
        },
        {
          text: 'Saat wawancara saya menjelaskan pencatat susu. Mereka berhenti bertanya tentang ijazah.',
          name: 'Teguh Wiyono',
          role: 'Peternak sapi perah → Penguji perangkat lunak',
          photo: { scene: 'portrait:man', seed: 14512, alt: 'Potret Teguh Wiyono' },
        },
        {
          text: 'Yang saya bawa pulang bukan bahasa pemrograman, melainkan kebiasaan menyelesaikan.',
          name: 'Rahma Diniyah',
          role: 'Guru honorer → Analis data di rumah sakit',
          photo: { scene: 'portrait:hijab', seed: 14513, alt: 'Potret Rahma Diniyah' },
        },
      ],
    },
    {
      id: 'hasil',
      kind: 'figures',
      title: 'Sesudah turun',
      intro: 'Dari 80 alumni yang menjawab telepon kami tahun ini.',
      more: { label: 'Baca laporannya', href: '/Articles/pekerjaan-pertama-alumni' },
      items: [
        { value: '62', label: 'bekerja di bidangnya' },
        { value: '10', label: 'pekan mencari kerja, nilai tengah' },
        { value: '23', label: 'karya masih dipakai warga' },
      ],
    },
    {
      id: 'kemah',
      kind: 'listing',
      of: 'class',
      count: 3,
      title: 'Kemah berikutnya',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'pendamping',
      kind: 'people',
      title: 'Yang berjalan di samping Anda',
      people: ['galih-prakosa', 'maria-wonga', 'ahmad-zulkifli', 'sinta-maharani', 'wahyu-siregar'],
    },
    {
      id: 'hari',
      kind: 'schedule',
      title: 'Satu hari di basis',
      days: [
        {
          title: 'Hari biasa',
          inDays: 34,
          items: [
            { time: '06.00', title: 'Jalan pagi ke sungai', place: 'Boleh tidak ikut, tidak boleh ribut' },
            { time: '08.00', title: 'Pelajaran bersama', place: 'Ruang Pinus' },
            { time: '10.00', title: 'Mengetik berdua', place: 'Meja regu' },
            { time: '15.30', title: 'Membaca kode teman', place: 'Teras' },
            { time: '20.00', title: 'Malam bebas, pendamping jaga', place: 'Perapian' },
          ],
        },
        {
          title: 'Jumat',
          inDays: 38,
          items: [
            { time: '08.00', title: 'Merapikan karya pekan ini', place: 'Meja regu' },
            { time: '14.00', title: 'Pameran kecil', place: 'Ruang Pinus' },
            { time: '18.30', title: 'Makan besar dan api unggun', place: 'Halaman' },
          ],
        },
      ],
    },
    {
      id: 'tanya',
      kind: 'questions',
      title: 'Sebelum mendaftar',
      items: [
        {
          question: 'Saya belum pernah menulis kode. Bolehkah ikut?',
          answer: 'Boleh. Kerjakan Pekan Nol lebih dahulu. Bila Anda menikmatinya, Anda siap.',
        },
        {
          question: 'Apakah ada jaminan kerja?',
          answer:
            'Tidak ada, dan kami curiga kepada yang menjanjikannya. Kami mendampingi sampai enam bulan sesudah kemah.',
        },
        {
          question: 'Bagaimana bila saya berhenti di tengah jalan?',
          answer:
            'Sampai akhir pekan kedua, biaya dikembalikan seluruhnya. Sesudah itu dihitung per pekan yang belum dijalani.',
        },
        {
          question: 'Apakah perempuan dan laki-laki tinggal terpisah?',
          answer: 'Ya. Setiap rumah dihuni empat orang sejenis dengan satu penanggung jawab.',
        },
      ],
    },
    {
      id: 'catatan',
      kind: 'listing',
      of: 'blog',
      count: 2,
      title: 'Catatan dari basis',
      more: { label: 'Semua catatan', href: '/Blog' },
    },
    {
      id: 'mulai',
      kind: 'appeal',
      title: 'Mulai dari nol malam ini',
      text: 'Pekan Nol gratis dan dapat dikerjakan di kamar sendiri. Bila selesai, Anda sudah separuh jalan menuju seleksi.',
      actions: [
        { label: 'Kerjakan Pekan Nol', href: '/Courses/pekan-nol' },
        { label: 'Bicara dengan kami', href: '/Make-Appointment' },
      ],
      picture: { scene: 'campfire', seed: 14502, alt: 'Peserta mengelilingi api unggun' },
    },
  ],
}
