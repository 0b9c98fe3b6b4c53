import type { DemoClass } from '../../demo.types.ts'

export const cerita: DemoClass = {
  code: 'TT-101',
  slug: 'menulis-cerita-dari-ingatan',
  name: 'Menulis Cerita dari Ingatan',
  summary: 'Enam bab pendek untuk mengubah satu ingatan menjadi cerita yang utuh.',
  html: '<p>Kursus mandiri untuk penulis pemula maupun yang lama berhenti. Setiap bab dapat dibaca dalam sepuluh menit dan dikerjakan dalam satu jam. Pada akhir kursus Anda memiliki satu cerita sepanjang seribu kata.</p>',
  cover: { scene: 'rice-terraces', seed: 10245, alt: 'Pemandangan sawah pada pagi hari' },
  type: 'self_paced',
  level: 'beginner',
  category: 'menulis',
  tags: ['cerita', 'ingatan'],
  competencies: ['Menulis cerita'],
  outcomes: ['Memilih satu ingatan', 'Menulis adegan', 'Menyelesaikan cerita seribu kata'],
  prerequisites: [],
  audience: ['Siapa saja'],
  durationMinutes: 120,
  price: 0,
  certificate: true,
  instructors: [{ person: 'laras-setyaningsih', role: 'lead' }],
  rating: { average: 4.8, count: 64 },
  modules: [
    {
      slug: 'menemukan',
      title: 'Menemukan ceritanya',
      chapters: [
        {
          slug: 'daftar-ingatan',
          title: 'Membuat daftar ingatan',
          minutes: 20,
          isPreview: true,
          html: '<p>Ambil selembar kertas dan tulis tiga puluh ingatan, masing-masing satu baris. Jangan memilih yang penting. Tulis saja yang datang: payung yang tertinggal, bau minyak tanah, tetangga yang pindah tanpa pamit.</p><p>Pada baris kelima belas biasanya kita berhenti, merasa sudah habis. Teruskan. Ingatan yang muncul setelah rasa habis itu sering kali yang paling hidup, karena belum pernah kita ceritakan kepada siapa pun.</p><h2>Memberi tanda</h2><p>Setelah selesai, bacalah dari atas. Beri titik pada setiap baris yang membuat tubuh Anda bereaksi: tersenyum, menahan napas, ingin melewatinya. Tiga yang paling kuat adalah bahan Anda.</p><p><strong>Latihan:</strong> simpan daftar itu selama dua hari. Kembali dan pilih satu. Tulis mengapa Anda memilihnya, dan mengapa Anda hampir tidak memilihnya.</p>',
        },
        {
          slug: 'pertanyaan',
          title: 'Mencari pertanyaan di dalamnya',
          minutes: 20,
          html: '<p>Ingatan menjadi cerita ketika ada pertanyaan yang belum terjawab. Mengapa Ibu tidak marah hari itu? Mengapa saya ikut tertawa? Pertanyaan itulah yang membuat pembaca bertahan, sebab mereka ingin ikut mencari.</p><p>Tulislah ingatan pilihan Anda dalam lima kalimat, lalu ajukan sepuluh pertanyaan kepadanya. Mulailah dari yang mudah, misalnya jam berapa waktu itu, sampai yang sulit: apa yang sebenarnya saya takutkan.</p><h2>Jangan buru-buru menjawab</h2><p>Cerita yang baik tidak harus menjawab. Ia hanya perlu mendekat. Pilih satu pertanyaan sebagai kompas. Setiap kali ragu apakah sebuah kalimat perlu, tanyakan apakah ia mendekatkan pembaca ke pertanyaan itu.</p><p><strong>Latihan:</strong> tulis pertanyaan kompas Anda di kertas kecil dan tempel di tempat Anda menulis.</p>',
        },
        {
          slug: 'batas',
          title: 'Menentukan batas',
          minutes: 15,
          html: '<p>Seribu kata tidak cukup untuk satu tahun, tetapi cukup untuk satu sore. Pilih batas yang sempit: satu tempat, satu kejadian, paling banyak tiga orang. Semua yang lain boleh lewat sebagai bayangan.</p><p>Tentukan detik pertama dan detik terakhir. Detik pertama sebaiknya sudah dekat dengan kejadian. Kita sering menulis perjalanan menuju rumah, padahal ceritanya baru mulai ketika pintu dibuka.</p><h2>Yang tinggal di luar</h2><p>Buat daftar hal yang tidak akan Anda ceritakan, misalnya nama sakit seseorang atau pertengkaran yang bukan milik Anda. Batas itu melindungi orang lain dan membuat cerita lebih kuat, karena pembaca merasakan ada sesuatu yang dijaga.</p><p><strong>Latihan:</strong> tulis kalimat pertama dan kalimat terakhir. Keduanya boleh berubah nanti.</p>',
        },
      ],
    },
    {
      slug: 'menuliskan',
      title: 'Menuliskannya',
      chapters: [
        {
          slug: 'adegan',
          title: 'Menulis adegan',
          minutes: 25,
          html: '<p>Adegan adalah bagian yang terjadi di depan mata pembaca: ada tempat, ada gerak, ada suara. Ringkasan memberi tahu; adegan mengajak duduk. Cerita pendek membutuhkan keduanya, tetapi jantungnya harus adegan.</p><p>Mulailah dengan gerak kecil. Tangan yang mencari kunci, sendok yang tidak jadi diletakkan. Gerak kecil lebih dipercaya daripada air mata. Tambahkan satu bunyi dan satu bau. Cukup.</p><h2>Percakapan</h2><p>Orang jarang menjawab pertanyaan dengan lurus. Tulislah apa yang mereka katakan sambil menghindar. Tiga baris percakapan yang menghindar lebih bercerita daripada satu halaman penjelasan.</p><p><strong>Latihan:</strong> tulis satu adegan dua ratus kata tanpa memakai kata yang menyebut perasaan. Bacakan kepada seseorang dan minta ia menyebut perasaannya.</p>',
        },
        {
          slug: 'suara',
          title: 'Suara yang milik sendiri',
          minutes: 20,
          html: '<p>Suara adalah cara Anda berbicara ketika tidak sedang berusaha terdengar pintar. Untuk menemukannya, rekam diri Anda menceritakan ingatan itu kepada seorang teman. Dengarkan, lalu catat kata yang berulang, jeda, dan lelucon kecil yang muncul begitu saja.</p><p>Bandingkan rekaman itu dengan draf Anda. Di bagian mana draf terdengar seperti orang lain? Biasanya di pembuka dan di penutup, tempat kita merasa harus indah.</p><h2>Kata pinjaman</h2><p>Tandai ungkapan yang pernah Anda baca berkali-kali: hujan yang turun membasahi bumi, waktu yang terasa berhenti. Ganti dengan apa yang benar-benar Anda lihat. Bila Anda tidak melihat apa-apa, hapus.</p><p><strong>Latihan:</strong> tulis ulang paragraf pertama dengan kata-kata dari rekaman.</p>',
        },
        {
          slug: 'berhenti',
          title: 'Tahu kapan berhenti',
          minutes: 20,
          html: '<p>Penutup yang lemah biasanya menjelaskan pelajaran dari cerita. Pembaca sudah memahaminya, atau akan memahaminya nanti di dapur. Berhentilah satu kalimat lebih awal daripada yang Anda kira perlu.</p><p>Cobalah menutup dengan benda atau gerak yang sudah muncul di awal, tetapi kini artinya berubah. Payung yang tertinggal di kalimat pertama boleh muncul lagi di tangan orang lain.</p><h2>Setelah selesai</h2><p>Simpan naskah selama sepekan. Bacalah dengan suara nyaring, hapus lima puluh kata, lalu kirim kepada satu orang yang Anda percaya. Ajukan satu pertanyaan saja: bagian mana yang paling kamu ingat?</p><p><strong>Latihan:</strong> hapus paragraf terakhir draf Anda. Baca ulang. Kembalikan hanya bila ada yang benar-benar hilang.</p>',
        },
      ],
    },
  ],
  classrooms: [],
}
