import type { DemoClass } from '../../demo.types.ts'

export const menulisBerita: DemoClass = {
  code: 'WT-101',
  slug: 'menulis-berita-dari-nol',
  name: 'Menulis Berita dari Nol',
  summary: 'Enam bab tentang menemukan, memeriksa, dan menuliskan kejadian di sekitar Anda.',
  html: '<p>Kursus mandiri ini disusun dari catatan mengajar redaksi kami. Setiap bab berakhir dengan latihan kecil yang dapat dikerjakan di lingkungan sendiri, tanpa alat selain buku catatan dan ponsel.</p>',
  cover: { scene: 'laptop-desk', seed: 10205, alt: 'Laptop dan catatan di meja penulis' },
  type: 'self_paced',
  level: 'beginner',
  category: 'penulisan',
  tags: ['berita', 'menulis', 'wawancara'],
  competencies: ['Menulis berita', 'Wawancara'],
  outcomes: [
    'Menulis teras berita yang jelas',
    'Mewawancarai dengan pertanyaan terbuka',
    'Memeriksa angka dan nama',
    'Menulis ralat',
  ],
  prerequisites: [],
  audience: ['Warga', 'Pelajar', 'Pengelola media sekolah'],
  durationMinutes: 150,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'yohana-latuheru', role: 'lead' },
    { person: 'putu-ayu-laksmi', role: 'assistant' },
  ],
  rating: { average: 4.6, count: 58 },
  modules: [
    {
      slug: 'menemukan-berita',
      title: 'Menemukan berita',
      chapters: [
        {
          slug: 'apa-itu-berita',
          title: 'Apa yang membuat sesuatu menjadi berita',
          minutes: 25,
          isPreview: true,
          html: '<p>Setiap hari ada ratusan kejadian, tetapi hanya sedikit yang perlu diberitakan. Ukuran paling sederhana adalah pertanyaan ini: siapa yang hidupnya berubah karena kejadian itu? Jadwal kapal yang bergeser satu jam mengubah pagi ratusan orang. Pelantikan pejabat sering kali tidak mengubah pagi siapa pun.</p><p>Redaksi menimbang empat hal: dampaknya bagi orang banyak, kedekatannya dengan pembaca, kebaruannya, dan apakah ada yang berusaha menyembunyikannya. Tidak semua harus terpenuhi. Satu yang kuat sudah cukup.</p><h2>Kebiasaan kecil</h2><p>Berjalanlah di rute yang sama setiap pekan dan catat apa yang berbeda. Papan harga yang berganti, antrean yang memanjang, lapak yang tutup. Perubahan kecil adalah pintu menuju pertanyaan yang baik.</p><p><strong>Latihan:</strong> tulis tiga perubahan yang Anda lihat pekan ini. Di samping masing-masing, tulis satu orang yang terkena dampaknya dan satu orang yang dapat menjelaskannya.</p>',
        },
        {
          slug: 'sudut-berita',
          title: 'Memilih satu sudut',
          minutes: 20,
          html: '<p>Topik bukan berita. "Sampah di teluk" adalah topik; "perahu pengangkut sampah berhenti beroperasi sejak Maret" adalah berita. Sudut yang tajam membuat liputan selesai dan pembaca mengerti.</p><p>Untuk menemukan sudut, lengkapi kalimat berikut: "Pembaca perlu tahu bahwa ...". Bila kalimatnya lebih panjang dari dua puluh kata, Anda mungkin sedang menggabungkan dua berita.</p><h2>Pertanyaan penguji</h2><ul><li>Apakah ada orang yang mengalami langsung?</li><li>Apakah ada angka atau dokumen yang menguatkan?</li><li>Apakah ada pihak yang melihatnya dengan cara lain?</li></ul><p>Bila salah satunya belum terjawab, Anda belum siap menulis, tetapi sudah siap berangkat. Bawalah pertanyaan itu ke lapangan.</p><p><strong>Latihan:</strong> ambil satu perubahan dari bab sebelumnya. Tulis tiga sudut yang berbeda, lalu tanyakan kepada tetangga mana yang paling ingin ia baca.</p>',
        },
        {
          slug: 'wawancara',
          title: 'Wawancara yang mendengarkan',
          minutes: 30,
          html: '<p>Wawancara bukan ujian bagi narasumber. Perkenalkan diri, sebutkan media Anda, dan jelaskan untuk apa jawabannya. Tanyakan apakah ia bersedia disebut namanya. Baru setelah itu buku catatan dibuka.</p><p>Mulailah dari hal yang mudah: apa yang ia lihat, apa yang ia lakukan setelah itu. Pertanyaan terbuka dimulai dengan bagaimana dan mengapa. Pertanyaan tertutup, yang dijawab ya atau tidak, disimpan untuk memastikan.</p><h2>Diam juga bertanya</h2><p>Setelah jawaban selesai, tunggulah tiga detik. Sering kali kalimat terpenting muncul di situ. Jangan menyelesaikan kalimat orang lain.</p><p>Sebelum pulang, bacakan kembali nama, umur, dan angka yang Anda catat. Mintalah nomor telepon untuk memastikan bila ada yang belum jelas.</p><p><strong>Latihan:</strong> wawancarai seorang tetangga selama sepuluh menit tentang pekerjaannya. Hitung berapa kali Anda memotong pembicaraannya.</p>',
        },
      ],
    },
    {
      slug: 'menuliskan-berita',
      title: 'Menuliskan berita',
      chapters: [
        {
          slug: 'teras-berita',
          title: 'Teras berita',
          minutes: 25,
          html: '<p>Teras adalah paragraf pertama. Pembaca memutuskan untuk lanjut atau berhenti dalam beberapa detik, maka teras harus menjawab apa yang terjadi dan mengapa ia perlu peduli. Siapa, di mana, dan kapan menyusul sependek mungkin.</p><p>Bandingkan dua teras ini. "Bertempat di aula kecamatan, pada hari Senin telah dilaksanakan rapat mengenai air bersih." Bandingkan dengan, "Mulai pekan depan, air ledeng di tiga desa hanya mengalir pagi hari." Yang kedua menghormati waktu pembaca.</p><h2>Ukuran</h2><p>Cukup tiga puluh kata, satu gagasan, satu kata kerja yang kuat. Jabatan yang panjang boleh menunggu sampai paragraf kedua. Angka yang banyak boleh menunggu sampai paragraf ketiga.</p><p><strong>Latihan:</strong> tulis ulang tiga teras dari pengumuman resmi di sekitar Anda. Bacakan kepada seseorang, lalu minta ia menceritakannya kembali.</p>',
        },
        {
          slug: 'memeriksa-fakta',
          title: 'Memeriksa sebelum terbit',
          minutes: 25,
          html: '<p>Setiap naskah punya tiga jenis fakta yang paling sering keliru: nama, angka, dan urutan waktu. Periksalah ketiganya dengan pena yang berbeda warna. Lingkari setiap nama, garis bawahi setiap angka, beri tanda pada setiap keterangan waktu.</p><p>Untuk setiap tanda, tanyakan: dari mana saya tahu? Jawaban "katanya" berarti harus ditelepon ulang. Jawaban "dari dokumen" berarti harus dilihat lagi halamannya.</p><h2>Dua sumber</h2><p>Tuduhan selalu membutuhkan sedikitnya dua sumber yang tidak saling bergantung, dan pihak yang dituduh harus diberi kesempatan menjawab dengan waktu yang wajar. Bila ia menolak, tulis bahwa ia menolak, bukan bahwa ia bersalah.</p><p><strong>Latihan:</strong> ambil sebuah berita lama, tandai seluruh fakta, lalu periksa lima di antaranya. Catat berapa lama Anda membutuhkan waktu.</p>',
        },
        {
          slug: 'menulis-ralat',
          title: 'Menulis ralat dengan jujur',
          minutes: 25,
          html: '<p>Semua redaksi pernah keliru. Yang membedakan adalah apa yang dilakukan sesudahnya. Ralat yang baik menyebutkan apa yang salah, apa yang benar, dan kapan diperbaiki. Ia diletakkan di tempat yang sama dengan kekeliruannya, bukan di halaman belakang.</p><p>Jangan mengganti kalimat secara diam-diam. Pembaca yang menemukan perubahan tanpa penjelasan akan curiga pada seluruh isi. Tulislah di bagian atas: "Ralat: berita ini semula menyebut empat puluh perahu. Jumlah yang benar adalah empat belas."</p><h2>Mencari sebabnya</h2><p>Setelah ralat terbit, tanyakan mengapa kekeliruan itu lolos. Catatan yang tidak terbaca? Terburu-buru? Percaya pada satu sumber? Tuliskan dalam buku ralat redaksi, lalu bahas pada rapat berikutnya tanpa mencari kambing hitam.</p><p><strong>Latihan:</strong> tulis ralat dua kalimat untuk kesalahan yang pernah Anda buat, di pekerjaan apa pun.</p>',
        },
      ],
    },
  ],
  classrooms: [],
}
