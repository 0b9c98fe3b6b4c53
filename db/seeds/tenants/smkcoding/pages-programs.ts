import type { DemoPage } from '../../pages.types.ts'

export const programPages: DemoPage[] = [
  {
    name: 'Pesilat',
    eyebrow: 'Jenjang koding',
    title: 'Pesilat koding',
    lead: 'Lima jurus untuk siswa. Naik jurus bila kode Anda dipakai orang, bukan bila kodenya panjang.',
    cover: { scene: 'medal', seed: 3303, alt: 'Medali untuk para pemenang' },
    sections: [
      {
        kind: 'table',
        id: 'jurus',
        title: 'Lima jurus',
        columns: ['Jurus', 'Bukti', 'Siapa yang menguji'],
        rows: [
          ['Halo', 'Satu halaman yang dibuka teman sebangku', 'Teman sebangku'],
          ['Percabangan', 'Program yang benar saat masukannya salah', 'Kasus uji dan guru'],
          ['Perulangan', 'Program yang dipakai lebih dari sepekan', 'Penggunanya'],
          ['Fungsi', 'Kode yang diubah adik kelas tanpa bertanya', 'Adik kelas'],
          ['Rilis', 'Karya yang dirawat satu semester', 'Mitra industri'],
        ],
      },
      {
        kind: 'listing',
        of: 'course',
        id: 'latihan',
        title: 'Tempat berlatih',
        count: 3,
        more: { label: 'Semua kursus', href: '/Courses' },
      },
      {
        kind: 'quotes',
        id: 'siswa',
        title: 'Kata siswa dan penguji',
        items: [
          {
            text: 'Mentor tidak memberi tahu jawabannya, tetapi selalu tahu pertanyaan yang tepat.',
            name: 'Putu Saraswati',
            role: 'Siswi TKJ, Singaraja',
            photo: { scene: 'portrait:girl', seed: 3153, alt: 'Potret Putu Saraswati' },
          },
          {
            text: 'Jurus Fungsi saya ditunda dua kali. Adik kelas masih bertanya, berarti kodenya belum jelas.',
            name: 'Elias Youw',
            role: 'Siswa RPL, Nabire',
            photo: { scene: 'portrait:boy', seed: 3151, alt: 'Potret Elias Youw' },
          },
          {
            text: 'Saya tidak menghitung baris. Saya menunggu orang lain mengubahnya tanpa takut.',
            name: 'Jefri Lumentut',
            role: 'Mentor Git dan kerja tim',
            photo: { scene: 'portrait:man', seed: 3109, alt: 'Potret Jefri Lumentut' },
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'liga',
        title: 'Sudah sampai jurus Fungsi?',
        text: 'Saatnya bertanding beregu di Liga SMK.',
        actions: [
          { label: 'Liga SMK', href: '/Liga-Smk' },
          { label: 'Jalur Pengembang Web', href: '/Program/jalur-pengembang-web' },
        ],
      },
    ],
  },
  {
    name: 'Metamorfosa',
    eyebrow: 'Perubahan jurusan',
    title: 'Metamorfosa: jurusan yang berganti kulit',
    lead: 'Dua tahun mengubah jurusan RPL atau TKJ dari menghafal modul menjadi bengkel yang punya pelanggan.',
    cover: { scene: 'workshop-tools', seed: 3341, alt: 'Peralatan bengkel motor' },
    sections: [
      {
        kind: 'text',
        id: 'contoh',
        title: 'Lab yang punya pelanggan',
        bodyHtml: `<p>Jurusan otomotif menerima motor warga. Jurusan tata boga melayani pesanan rapat. Jurusan komputer sering hanya mengerjakan soal.</p>
<p>Metamorfosa membuka loket kecil: kantin, perpustakaan, koperasi, dan desa di sekitar sekolah boleh membawa masalah. Siswa mengerjakan dengan tenggat, guru menjaga mutunya.</p>`,
      },
      {
        kind: 'steps',
        id: 'semester',
        title: 'Empat semester',
        items: [
          {
            label: 'Semester 1',
            title: 'Guru dan laboratorium',
            text: 'Dua guru dilatih, laboratorium dipetakan.',
          },
          {
            label: 'Semester 2',
            title: 'Pelanggan pertama',
            text: 'Satu kantin, satu proyek, satu serah terima.',
          },
          {
            label: 'Semester 3',
            title: 'Loket dibuka',
            text: 'Tiga sampai lima proyek berjalan, dikerjakan lintas tingkat.',
          },
          {
            label: 'Semester 4',
            title: 'Adik kelas merawat',
            text: 'Proyek lama diserahkan. Tidak ada yang ditinggal mati.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'kepala-sekolah',
        title: 'Pertanyaan kepala sekolah',
        items: [
          {
            question: 'Bagaimana dengan nilai dan ujian?',
            answer:
              'Proyek dinilai dengan rubrik yang selaras dengan konsentrasi keahlian, jadi tidak ada pekerjaan ganda.',
          },
          {
            question: 'Siapa yang bertanggung jawab bila rusak?',
            answer: 'Setiap proyek punya masa percobaan satu bulan dan cara kembali ke pencatatan lama.',
          },
          {
            question: 'Berapa biayanya?',
            answer:
              'Paket Jurusan selama dua tahun ajaran, ditambah satu kunjungan dua hari pada awal program.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'mulai',
        title: 'Mulai dari satu pelanggan',
        text: 'Kenali dulu program Laboratorium Sekolah, lalu ajak kepala jurusan berbicara dengan kami.',
        actions: [
          { label: 'Laboratorium Sekolah', href: '/Program/laboratorium-sekolah' },
          { label: 'Buat janji temu', href: '/Make-Appointment' },
        ],
      },
    ],
  },
  {
    name: 'Aksara',
    eyebrow: 'Membaca dan menulis kode',
    title: 'Aksara: kode juga bacaan',
    lead: 'Pemrogram lebih sering membaca daripada mengetik. Di sini keduanya dilatih.',
    cover: { scene: 'teacher-board', seed: 3314, alt: 'Papan tulis dengan nama variabel' },
    sections: [
      {
        kind: 'features',
        id: 'latihan',
        title: 'Tiga kebiasaan membaca',
        items: [
          {
            icon: 'info',
            title: 'Membaca galat dari bawah',
            text: 'Baris terakhir biasanya paling jujur.',
            href: '/Blog/membaca-pesan-galat',
          },
          {
            icon: 'tag',
            title: 'Memberi nama',
            text: 'Nama yang baik menghapus separuh komentar.',
            href: '/Blog/nama-variabel-yang-baik',
          },
          {
            icon: 'map',
            title: 'Menggambar dulu',
            text: 'Kotak dan panah sebelum papan tik.',
            href: '/Blog/menggambar-topologi-di-kertas',
          },
        ],
      },
      {
        kind: 'table',
        id: 'nama',
        title: 'Sebelum dan sesudah diberi nama',
        columns: ['Sebelum', 'Sesudah', 'Mengapa'],
        rows: [
          ['x', 'jumlahPesanan', 'Pembaca tidak perlu menebak isinya'],
          ['cek()', 'apakahKantinBuka()', 'Jawabannya pasti ya atau tidak'],
          ['data2', 'pesananTerlambat', 'Angka dua tidak menjelaskan apa pun'],
          ['temp', 'totalSementara', 'Singkatan hemat tiga huruf, boros tiga menit'],
        ],
      },
      {
        kind: 'listing',
        of: 'blog',
        id: 'bacaan',
        title: 'Bacaan pekan ini',
        count: 3,
        more: { label: 'Semua blog', href: '/Blog' },
      },
      {
        kind: 'appeal',
        id: 'tulis',
        title: 'Tulis satu halaman petunjuk',
        text: 'Ambil proyek lama Anda, tulis cara memasangnya, lalu minta teman mencobanya tanpa bertanya.',
        actions: [
          { label: 'Git dan Kerja Tim', href: '/Class/git-dan-kerja-tim' },
          { label: 'Tulisan siswa', href: '/Tulisan-Temans' },
        ],
      },
    ],
  },
]
