import type { DemoClass } from '../../demo.types.ts'

/** The self-paced course: how to be mentored well. */
export const course: DemoClass = {
  code: 'TS-01',
  slug: 'didampingi-dengan-baik',
  name: 'Didampingi dengan Baik',
  summary: 'Menyiapkan pertanyaan, menjaga janji, dan mengubah obrolan satu jam menjadi langkah sepekan.',
  html: '<p>Pendampingan gagal bukan karena mentornya kurang hebat, melainkan karena pertemuannya tidak disiapkan. Kursus pendek ini membantu Anda datang dengan satu pertanyaan yang jernih dan pulang dengan satu langkah yang jelas.</p><p>Cocok dikerjakan sebelum pertemuan pertama. Seluruhnya dapat selesai dalam satu sore.</p>',
  cover: { scene: 'books', seed: 14021, alt: 'Buku catatan untuk pertemuan' },
  type: 'self_paced',
  level: 'beginner',
  category: 'pendampingan',
  tags: ['pertanyaan', 'tujuan'],
  competencies: ['Bertanya', 'Menyusun tujuan'],
  outcomes: ['Satu halaman tentang diri Anda', 'Lima pertanyaan yang jernih', 'Rencana sepekan'],
  prerequisites: [],
  audience: ['Calon teman dampingan'],
  durationMinutes: 120,
  price: 0,
  certificate: false,
  instructors: [{ person: 'andi-tenri', role: 'lead' }],
  rating: { average: 4.8, count: 127 },
  modules: [
    {
      slug: 'sebelum-bertemu',
      title: 'Sebelum bertemu',
      chapters: [
        {
          slug: 'satu-halaman-tentang-saya',
          title: 'Satu halaman tentang saya',
          minutes: 20,
          isPreview: true,
          html: '<p>Mentor tidak mengenal Anda. Sepuluh menit pertama sering habis untuk bercerita dari awal, padahal itu dapat ditulis. Siapkan satu halaman dengan empat bagian, masing-masing paling banyak tiga kalimat.</p><ol><li>Apa yang saya kerjakan sekarang dan sudah berapa lama.</li><li>Apa yang berjalan baik, dengan satu contoh.</li><li>Apa yang membuat saya tersangkut, dengan satu contoh.</li><li>Apa yang ingin berubah dalam tiga bulan.</li></ol><p>Bagian ketiga paling sulit ditulis. Hindari kata besar seperti "kurang percaya diri". Tulis kejadiannya: "Dalam rapat Selasa saya punya usul, tetapi baru saya kirim lewat pesan sesudah rapat selesai." Kejadian dapat dibicarakan, sifat hanya dapat disesali.</p><h2>Mengirim lebih dahulu</h2><p>Kirim halaman itu dua hari sebelum bertemu. Jangan meminta mentor membacanya sampai hafal. Cukup katakan, "Ini supaya kita bisa langsung mulai."</p><p>Latihan: tulis sekarang, lalu baca besok pagi. Hapus satu kalimat di setiap bagian.</p>',
        },
        {
          slug: 'pertanyaan-yang-jernih',
          title: 'Pertanyaan yang jernih',
          minutes: 20,
          html: '<p>"Bagaimana supaya sukses?" tidak dapat dijawab. "Saya ditawari pindah ke cabang dengan gaji naik tetapi jauh dari orang tua, apa yang sebaiknya saya cari tahu dahulu?" dapat dijawab. Bedanya ada pada keadaan dan pilihan.</p><p>Pertanyaan yang jernih punya tiga unsur: keadaan sekarang, pilihan yang tampak, dan apa yang membuat sulit memilih. Bila salah satunya belum ada, itulah yang perlu Anda pikirkan sebelum bertemu.</p><h2>Menguji pertanyaan</h2><ul><li>Dapatkah dijawab dengan mencari di internet? Kalau ya, cari dahulu.</li><li>Apakah jawabannya hanya ya atau tidak? Kalau ya, tanyakan alasannya.</li><li>Apakah Anda sebenarnya sudah tahu jawabannya? Kalau ya, tanyakan apa yang menahan.</li></ul><p>Siapkan lima, bawa tiga, dan relakan bila hanya satu yang sempat dibahas. Satu pertanyaan yang dibahas sampai selesai lebih berharga daripada lima yang disentuh.</p>',
        },
        {
          slug: 'memilih-mentor',
          title: 'Memilih mentor',
          minutes: 20,
          html: '<p>Godaan terbesar adalah memilih orang yang paling terkenal. Pilihlah orang yang dua atau tiga langkah di depan Anda. Ia masih ingat rasanya berada di tempat Anda, dan nasihatnya belum kedaluwarsa.</p><p>Bacalah cerita mentor, bukan jabatannya. Cari satu kalimat yang membuat Anda berpikir, "Saya pernah di situ." Itulah alasan memilih yang baik, dan itulah kalimat pembuka pesan Anda.</p><h2>Cocok atau tidak</h2><p>Setelah pertemuan pertama, jawab tiga pertanyaan. Apakah saya boleh berkata jujur? Apakah ia mendengar lebih banyak daripada berbicara? Apakah saya pulang dengan satu langkah? Bila dua jawabannya tidak, sampaikan terima kasih dan cobalah orang lain.</p><p>Berganti mentor bukan penghinaan. Di jaringan ini seperempat teman dampingan berganti setelah pertemuan pertama, dan mentor kami tahu itu. Yang tidak baik adalah menghilang tanpa kabar.</p>',
        },
      ],
    },
    {
      slug: 'saat-dan-sesudah',
      title: 'Saat dan sesudah',
      chapters: [
        {
          slug: 'enam-puluh-menit',
          title: 'Enam puluh menit yang berguna',
          minutes: 20,
          html: '<p>Bagilah satu jam menjadi empat. Lima menit untuk kabar: apa yang terjadi sejak terakhir bertemu. Tiga puluh lima menit untuk satu pertanyaan utama. Lima belas menit untuk langkah. Lima menit terakhir untuk menentukan pertemuan berikutnya.</p><p>Andalah yang menjaga waktunya. Mentor yang baik mudah terbawa cerita. Tidak apa-apa berkata, "Kita punya lima belas menit lagi, boleh kita bicarakan langkahnya?" Ia akan berterima kasih.</p><h2>Mencatat</h2><p>Catat tiga hal saja: kalimat yang mengejutkan, pertanyaan yang tidak dapat Anda jawab, dan langkah yang Anda pilih sendiri. Jangan mencatat semua nasihat. Nasihat yang tidak Anda pilih tidak akan Anda kerjakan.</p><p>Tutuplah dengan mengulang: "Jadi pekan ini saya akan ini, dan hari Jumat saya kabari." Mengucapkannya di depan orang lain membuat langkah itu dua kali lebih mungkin terjadi.</p>',
        },
        {
          slug: 'langkah-sepekan',
          title: 'Langkah sepekan',
          minutes: 20,
          html: '<p>Langkah yang baik dapat selesai dalam tujuh hari, bergantung pada diri sendiri, dan kelihatan selesainya. "Memperluas jaringan" tidak memenuhi satu pun. "Mengirim pesan kepada dua rekan di bagian keuangan dan mengajak makan siang" memenuhi ketiganya.</p><p>Tuliskan langkahnya di tempat yang Anda lihat setiap pagi. Di bawahnya tulis halangan yang paling mungkin dan apa yang akan Anda lakukan bila halangan itu datang. Kalimatnya berpola: bila begini, maka saya akan begitu.</p><h2>Bila gagal</h2><p>Langkah yang tidak terjadi tetap bahan pembicaraan. Jangan membatalkan pertemuan karena malu. Datanglah dan ceritakan apa yang terjadi pada hari ketiga, ketika semangat turun. Justru di situ mentor paling berguna.</p><p>Latihan: ubah satu keinginan besar Anda menjadi langkah sepekan. Minta orang serumah menebak kapan langkah itu dapat disebut selesai. Bila ia ragu, pertajam lagi.</p>',
        },
        {
          slug: 'menjaga-hubungan',
          title: 'Menjaga dan menutup hubungan',
          minutes: 20,
          html: '<p>Pendampingan yang baik punya akhir. Sejak awal sepakati jumlah pertemuannya, misalnya enam kali dalam tiga bulan. Batas membuat kedua pihak sungguh-sungguh, dan memudahkan berpamitan.</p><p>Di antara pertemuan, kirim kabar pendek dua pekan sekali. Tiga kalimat cukup: apa yang dicoba, apa hasilnya, apa yang ditanyakan. Jangan menunggu sampai ada keberhasilan besar.</p><h2>Pertemuan terakhir</h2><ul><li>Baca lagi satu halaman yang Anda tulis di awal.</li><li>Tandai apa yang berubah dan apa yang tetap.</li><li>Ceritakan satu hal yang akan Anda teruskan kepada orang lain.</li></ul><p>Setelah itu, jadilah teman bagi orang berikutnya. Sepertiga mentor di jaringan ini dahulu datang sebagai teman dampingan. Mereka bilang, mengajarkan sesuatu adalah cara paling jujur untuk tahu apakah kita sudah mempelajarinya.</p>',
        },
      ],
    },
  ],
  classrooms: [],
}
