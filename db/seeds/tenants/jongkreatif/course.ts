import type { DemoClass } from '../../demo.types.ts'

export const komik: DemoClass = {
  code: 'JK-101',
  slug: 'komik-empat-panel',
  name: 'Komik Empat Panel',
  summary: 'Enam bab untuk bercerita dengan gambar sederhana, tanpa harus jago menggambar.',
  html: '<p>Kursus mandiri ini cukup dikerjakan dengan pensil dan kertas bekas. Setiap bab menghasilkan satu strip, dan di akhir kamu punya enam komik yang siap difotokopi menjadi zine.</p>',
  cover: { scene: 'children-reading', seed: 10267, alt: 'Anak-anak membaca komik' },
  type: 'self_paced',
  level: 'beginner',
  category: 'gambar',
  tags: ['komik'],
  competencies: ['Bercerita visual'],
  outcomes: ['Menyusun cerita empat panel', 'Menggambar tokoh yang mudah dikenali', 'Membuat zine'],
  prerequisites: ['Pensil dan kertas'],
  audience: ['Remaja', 'Guru seni'],
  durationMinutes: 150,
  price: 0,
  certificate: true,
  instructors: [{ person: 'gita-larasati', role: 'lead' }],
  rating: { average: 4.8, count: 71 },
  modules: [
    {
      slug: 'cerita',
      title: 'Ceritanya dulu',
      chapters: [
        {
          slug: 'empat-langkah',
          title: 'Empat langkah cerita',
          minutes: 25,
          isPreview: true,
          html: '<p>Komik empat panel punya irama yang sudah sangat tua: buka, lanjut, belok, tutup. Panel pertama memperkenalkan keadaan. Panel kedua membuat kita merasa tahu apa yang akan terjadi. Panel ketiga membelok. Panel keempat adalah akibatnya.</p><p>Contohnya begini. Seorang anak menunggu bus. Bus datang. Ternyata sopirnya ibunya sendiri. Panel terakhir: anak itu duduk paling belakang, pura-pura tidak kenal. Tidak ada yang lucu secara khusus, tetapi kita tersenyum karena mengenal rasa malunya.</p><h2>Mulai dari belokan</h2><p>Trik tercepat: pikirkan panel ketiga lebih dulu. Apa yang tidak diharapkan? Setelah belokan itu ada, dua panel sebelumnya tinggal membangun jalan yang lurus menuju ke sana.</p><p><strong>Latihan:</strong> tulis sepuluh belokan dari kejadian sehari-hari, masing-masing satu kalimat. Pilih satu, lalu gambar dengan orang-orangan lidi. Jangan dihapus.</p>',
        },
        {
          slug: 'tokoh-tiga-bentuk',
          title: 'Tokoh dari tiga bentuk',
          minutes: 25,
          html: '<p>Tokoh yang baik bisa dikenali dari bayangannya. Ambil tiga bentuk dasar, yaitu lingkaran, kotak, dan segitiga, lalu susun menjadi kepala, badan, dan satu ciri khas. Ciri khas itu bisa topi, jambul, atau tas yang terlalu besar.</p><p>Bentuk membawa watak. Tokoh yang banyak lingkaran terasa ramah, yang bersudut terasa keras kepala, yang tinggi dan tipis terasa cemas. Kamu boleh mematuhi atau sengaja melawannya: preman berbentuk bola pasti menarik.</p><h2>Uji jarak</h2><p>Tempel gambar di dinding, mundur tiga meter, dan picingkan mata. Kalau masih bisa dibedakan, tokohmu berhasil. Kalau tertukar, ubah bayangannya, bukan matanya.</p><p><strong>Latihan:</strong> gambar lima tokoh, masing-masing dalam dua menit. Minta teman menamai semuanya. Nama yang ia sebutkan biasanya menunjukkan watak yang sudah terlihat.</p>',
        },
        {
          slug: 'sedikit-kata',
          title: 'Sedikit kata',
          minutes: 20,
          html: '<p>Balon kata adalah barang mahal. Setiap balon menutup gambar dan memperlambat mata. Sebelum menulis percakapan, tanyakan apakah gambar sudah mengatakannya. Bila iya, biarkan tokohmu diam.</p><p>Batas yang berguna: paling banyak dua balon dalam satu panel, paling banyak sepuluh kata dalam satu balon. Orang bicara pendek ketika kesal, panjang ketika berbohong, dan terputus-putus ketika jatuh cinta. Pakailah itu.</p><h2>Urutan baca</h2><p>Mata berjalan dari kiri atas ke kanan bawah. Balon yang harus dibaca dulu diletakkan lebih tinggi. Ekor balon menunjuk ke mulut, bukan ke perut.</p><p><strong>Latihan:</strong> ambil strip dari bab pertama. Hapus separuh katanya tanpa mengubah gambar. Tunjukkan kepada orang yang belum membacanya.</p>',
        },
      ],
    },
    {
      slug: 'gambar',
      title: 'Lalu gambarnya',
      chapters: [
        {
          slug: 'panel-dan-jarak',
          title: 'Panel dan jarak',
          minutes: 25,
          html: '<p>Panel adalah jendela, dan kamu menentukan di mana pembaca berdiri. Dari jauh kita melihat tempat; dari dekat kita melihat perasaan. Komik empat panel jadi membosankan bila semua orang digambar dari jarak yang sama.</p><p>Cobalah pola sederhana: panel pertama jauh, kedua sedang, ketiga sangat dekat, keempat kembali jauh. Saat belokan terjadi kita berada tepat di wajahnya, lalu dilempar kembali ke keadaan semula.</p><h2>Jeda di antara panel</h2><p>Ruang putih di antara panel adalah waktu. Jarak lebar terasa lama, jarak sempit terasa cepat. Dua panel yang gambarnya hampir sama menciptakan diam yang lucu.</p><p><strong>Latihan:</strong> gambar ulang satu strip dengan empat jarak berbeda. Bandingkan dengan versi lama dan pilih yang lebih jelas.</p>',
        },
        {
          slug: 'wajah-enam-garis',
          title: 'Wajah dengan enam garis',
          minutes: 25,
          html: '<p>Perasaan di wajah bisa ditulis dengan enam garis: dua alis, dua mata, satu mulut, dan satu garis bebas. Garis bebas itu boleh menjadi kerutan, keringat, atau pipi. Bermainlah dengan sudut alis sebelum menyentuh mulut, karena di situlah pusat ceritanya.</p><p>Alis naik di tengah berarti memohon. Alis turun di tengah berarti marah. Satu naik satu turun berarti curiga. Mulut lurus dengan alis memohon jauh lebih sedih daripada mulut melengkung ke bawah.</p><h2>Cermin</h2><p>Letakkan cermin kecil di meja. Katakan kalimat tokohmu dengan suara nyaring dan lihat apa yang dilakukan alismu. Tiru, lalu lebihkan dua kali lipat.</p><p><strong>Latihan:</strong> buat tabel sembilan kotak berisi sembilan perasaan, masing-masing enam garis saja.</p>',
        },
        {
          slug: 'menjadi-zine',
          title: 'Menjadi zine',
          minutes: 30,
          html: '<p>Satu lembar kertas A4 dapat dilipat menjadi buku delapan halaman dengan satu guntingan. Lipat dua memanjang, buka, lipat dua melebar, lipat lagi, lalu gunting garis tengah dari lipatan ke lipatan. Dorong kedua ujungnya dan bukumu berdiri.</p><p>Susun halamannya: sampul, enam komik, dan satu halaman belakang untuk nama, tanggal, serta cara menghubungimu. Beri nomor edisi. Nomor satu selalu terlihat meyakinkan karena menjanjikan nomor dua.</p><h2>Menggandakan</h2><p>Pakai pena hitam; pensil sering hilang di mesin fotokopi. Sisakan tepi kosong satu sentimeter. Cetak sepuluh dulu, lipat sendiri semuanya, dan bagikan kepada orang yang benar-benar ingin.</p><p><strong>Latihan:</strong> tukarkan satu zine dengan karya orang lain pekan ini.</p>',
        },
      ],
    },
  ],
  classrooms: [],
}
