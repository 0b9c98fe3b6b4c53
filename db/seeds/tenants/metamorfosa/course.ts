import type { DemoClass } from '../../demo.types.ts'

/** The self-paced course: what one does before anything is changed. */
export const course: DemoClass = {
  code: 'RK-00',
  slug: 'berhenti-dan-melihat',
  name: 'Berhenti dan Melihat',
  summary: 'Tujuh hari mencatat sebelum memutuskan apa pun. Pintu masuk ke fase pertama.',
  html: '<p>Perubahan yang tergesa-gesa biasanya memindahkan masalah ke tempat lain. Kursus ini mengajak Anda berhenti tujuh hari, mencatat dengan teliti, dan melihat pola yang selama ini terlalu dekat untuk terlihat.</p><p>Anda tidak diminta berhenti bekerja. Cukup dua puluh menit setiap malam dan satu buku tulis.</p>',
  cover: { scene: 'books', seed: 14321, alt: 'Buku tulis untuk mencatat' },
  type: 'self_paced',
  level: 'beginner',
  category: 'telur',
  tags: ['mencatat', 'kebiasaan'],
  competencies: ['Mengamati diri'],
  outcomes: ['Catatan tujuh hari', 'Peta tenaga', 'Satu pertanyaan untuk fase berikutnya'],
  prerequisites: [],
  audience: ['Siapa pun yang ingin berubah'],
  durationMinutes: 140,
  price: 0,
  certificate: false,
  instructors: [{ person: 'ni-made-suartini', role: 'lead' }],
  rating: { average: 4.8, count: 203 },
  modules: [
    {
      slug: 'mencatat',
      title: 'Mencatat',
      chapters: [
        {
          slug: 'hari-yang-biasa',
          title: 'Hari yang biasa',
          minutes: 20,
          isPreview: true,
          html: '<p>Mulailah pada hari yang biasa, bukan hari yang istimewa. Siapkan buku tulis dan bagi halamannya menjadi tiga lajur: jam, kegiatan, dan rasa. Setiap dua jam, tulislah satu baris di ketiga lajur itu.</p><p>Lajur rasa diisi satu kata saja. Bukan "baik" atau "buruk", melainkan kata yang lebih dekat: tenang, gelisah, terburu-buru, bangga, hambar. Bila tidak menemukan katanya, gambar garis naik atau turun.</p><h2>Jangan memperbaiki apa pun</h2><p>Godaan terbesar pada hari pertama adalah langsung mengubah yang tampak buruk. Tahan. Telur tidak menetas lebih cepat karena diketuk. Tujuan pekan ini hanya melihat, dan melihat saja sudah cukup sulit.</p><ul><li>Bila lupa menulis, tulis bahwa Anda lupa.</li><li>Bila malu menulis, tulis dengan huruf kecil.</li><li>Bila tidak ada yang terjadi, tulis jam dan rasanya saja.</li></ul><p>Latihan: isi sedikitnya enam baris hari ini. Tutup bukunya dan jangan dibaca sampai besok malam.</p>',
        },
        {
          slug: 'peta-tenaga',
          title: 'Peta tenaga',
          minutes: 25,
          html: '<p>Setelah tiga hari Anda punya sekitar dua puluh baris. Ambil dua pensil warna. Dengan warna pertama tandai kegiatan yang menambah tenaga, dengan warna kedua yang menguranginya. Jangan berpikir terlalu lama. Tangan Anda lebih cepat tahu.</p><p>Sekarang gambar peta sederhana: satu lingkaran untuk setiap kegiatan yang muncul lebih dari sekali. Besar lingkaran mengikuti lamanya, warnanya mengikuti tandanya. Letakkan yang saling berhubungan berdekatan.</p><h2>Membaca peta</h2><p>Lihatlah tiga hal. Pertama, lingkaran besar yang menguras: adakah bagian kecil di dalamnya yang sebenarnya menyenangkan? Kedua, lingkaran kecil yang mengisi: apa yang mencegahnya menjadi besar? Ketiga, ruang kosong: apa yang Anda kira sering Anda lakukan, ternyata tidak ada?</p><p>Banyak peserta terkejut pada hal ketiga. Mereka merasa setiap hari bermain dengan anak, ternyata hanya sekali dalam tiga hari. Peta tidak menghakimi. Ia hanya lebih jujur daripada ingatan.</p>',
        },
        {
          slug: 'suara-di-kepala',
          title: 'Suara di kepala',
          minutes: 20,
          html: '<p>Pada hari keempat dan kelima tambahkan lajur baru: kalimat yang terdengar di kepala. Setiap kali rasa di lajur ketiga berubah tajam, tulislah kalimat yang muncul sesaat sebelumnya. Tulis apa adanya, termasuk yang kasar.</p><p>Setelah dua hari biasanya muncul kalimat yang berulang. "Nanti juga gagal." "Orang lain lebih sibuk." "Aku harus menyelesaikan ini sendiri." Kalimat itu sudah lama tinggal di sana. Sering kali suaranya mirip seseorang yang kita kenal.</p><h2>Menyapa, bukan melawan</h2><p>Beri kalimat itu nama. Satu peserta menamainya Pak Cermat. Setiap kali terdengar, ia menulis, "Pak Cermat datang lagi pukul tiga." Memberi nama membuat jarak, dan jarak membuat Anda dapat memilih.</p><p>Jangan membantah kalimat itu dengan kalimat manis. Tanyakan saja: kapan kalimat ini dahulu menolong saya? Hampir semua kebiasaan buruk pernah berguna. Ulat pun lahir dari telur yang keras kulitnya.</p>',
        },
      ],
    },
    {
      slug: 'melihat',
      title: 'Melihat',
      chapters: [
        {
          slug: 'bertanya-kepada-tiga-orang',
          title: 'Bertanya kepada tiga orang',
          minutes: 25,
          html: '<p>Hari keenam Anda keluar dari buku. Pilih tiga orang: satu yang mengenal Anda lama, satu yang bekerja bersama Anda, dan satu yang baru mengenal Anda. Ajukan dua pertanyaan yang sama kepada mereka.</p><ol><li>Kapan terakhir kali kamu melihat saya bersemangat?</li><li>Apa yang menurutmu terlalu lama saya tunda?</li></ol><p>Dengarkan tanpa menjelaskan. Bila ingin membela diri, minumlah seteguk air. Catat jawabannya dengan kata-kata mereka, bukan dengan rangkuman Anda.</p><h2>Membandingkan</h2><p>Malamnya letakkan ketiga jawaban di samping peta tenaga. Tandai yang cocok dan yang bertentangan. Yang bertentangan paling menarik: mungkin ada semangat yang tidak Anda rasakan karena terlalu biasa, atau penundaan yang tidak Anda akui.</p><p>Ucapkan terima kasih esok harinya dengan menyebut satu hal yang Anda pelajari. Orang yang pernah dimintai kejujuran dan tidak dihukum karenanya akan jujur lagi ketika Anda benar-benar membutuhkan.</p>',
        },
        {
          slug: 'yang-tetap',
          title: 'Yang tetap',
          minutes: 20,
          html: '<p>Kita sering bicara tentang apa yang harus berubah. Hari ketujuh dimulai dari sebaliknya: apa yang harus tetap? Kupu-kupu masih membawa ingatan ulatnya. Perubahan yang baik tahu apa yang dijaganya.</p><p>Tulis tiga hal yang tidak boleh hilang, apa pun yang terjadi dalam sembilan bulan ke depan. Mungkin makan malam bersama, mungkin kejujuran dalam timbangan, mungkin satu jam sendirian pada Minggu pagi. Di samping masing-masing tulis alasannya dalam satu kalimat.</p><h2>Pagar, bukan beban</h2><p>Ketiga hal itu menjadi pagar. Ketika kelak ada tawaran yang menggiurkan, Anda tidak perlu menimbang semuanya. Cukup bertanya apakah tawaran itu melewati pagar. Bila ya, jawabannya sudah ada.</p><p>Pasanglah pagar itu di tempat yang terlihat. Satu peserta menuliskannya di dinding bengkel, dan pelanggannya ikut menjaganya: "Katanya Minggu libur, Pak?"</p>',
        },
        {
          slug: 'satu-pertanyaan',
          title: 'Satu pertanyaan',
          minutes: 20,
          html: '<p>Anda sekarang punya catatan tujuh hari, peta tenaga, nama untuk suara di kepala, jawaban tiga orang, dan tiga pagar. Bacalah semuanya sekali duduk, lalu tutup.</p><p>Tulis satu pertanyaan yang paling ingin Anda jawab. Bukan tujuan, melainkan pertanyaan. "Saya ingin punya usaha" adalah tujuan. "Apa yang orang mau bayar dari yang saya kerjakan dengan senang?" adalah pertanyaan. Tujuan menutup pandangan, pertanyaan membukanya.</p><h2>Menguji pertanyaan</h2><ul><li>Apakah saya sungguh belum tahu jawabannya?</li><li>Apakah jawabannya dapat dicari dengan berbuat, bukan hanya berpikir?</li><li>Apakah saya masih ingin tahu bila tidak ada yang memuji?</li></ul><p>Bila ketiganya ya, Anda siap untuk fase berikutnya. Di sana kita makan banyak: belajar, mencoba, dan bertemu orang. Bawalah pertanyaan itu. Ia akan berubah bentuk, dan memang begitulah seharusnya.</p>',
        },
      ],
    },
  ],
  classrooms: [],
}
