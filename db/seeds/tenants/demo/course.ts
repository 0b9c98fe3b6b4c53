import type { DemoClass } from '../../demo.types.ts'

export const mengelolaWaktu: DemoClass = {
  code: 'ET-101',
  slug: 'mengatur-waktu-belajar',
  name: 'Mengatur Waktu Belajar',
  summary: 'Enam bab pendek bagi orang dewasa yang belajar sambil bekerja.',
  html: '<p>Kursus mandiri untuk peserta semua kelas. Setiap bab cukup lima belas menit dan ditutup dengan satu kebiasaan kecil yang dicoba selama sepekan.</p>',
  cover: { scene: 'library', seed: 10297, alt: 'Orang belajar di perpustakaan' },
  type: 'self_paced',
  level: 'all',
  category: 'keterampilan',
  tags: ['belajar', 'waktu'],
  competencies: ['Mengatur waktu'],
  outcomes: ['Menemukan jam belajar', 'Memecah bahan', 'Menjaga kebiasaan'],
  prerequisites: [],
  audience: ['Orang dewasa yang bekerja'],
  durationMinutes: 90,
  price: 0,
  certificate: true,
  instructors: [{ person: 'made-wirawan', role: 'lead' }],
  rating: { average: 4.5, count: 77 },
  modules: [
    {
      slug: 'menemukan-waktu',
      title: 'Menemukan waktu',
      chapters: [
        {
          slug: 'catat-sepekan',
          title: 'Mencatat sepekan',
          minutes: 15,
          isPreview: true,
          html: '<p>Sebelum mencari waktu, lihat dulu ke mana waktu pergi. Selama tujuh hari, catat apa yang Anda lakukan setiap jam dengan dua atau tiga kata saja. Jangan mengubah kebiasaan. Catatan yang jujur lebih berguna daripada pekan yang tampak rapi.</p><p>Pada hari kedelapan, warnai tiga jenis jam: yang tidak dapat digeser, yang dapat digeser, dan yang hilang tanpa terasa. Kebanyakan orang menemukan empat sampai enam jam pada jenis ketiga, biasanya dalam potongan dua puluh menit.</p><h2>Pilih dua potong</h2><p>Jangan mengambil semuanya. Pilih dua potong pada hari yang berbeda, pada jam ketika tubuh masih segar. Belajar empat puluh menit dengan segar lebih baik daripada dua jam sambil mengantuk.</p><p><strong>Kebiasaan pekan ini:</strong> tulis dua potong waktu itu di kalender keluarga, supaya semua orang tahu.</p>',
        },
        {
          slug: 'tempat',
          title: 'Menyiapkan tempat',
          minutes: 15,
          html: '<p>Tempat belajar tidak harus meja. Yang penting ia selalu sama dan sudah siap sebelum Anda duduk. Bila setiap kali harus mencari pulpen, buku, dan pengisi daya, lima belas menit pertama habis untuk bersiap.</p><p>Siapkan satu kotak: buku, pulpen, penyumbat telinga, dan air minum. Kotak itu dibawa ke mana pun Anda belajar. Membukanya menjadi tanda bagi kepala bahwa pekerjaan lain sudah ditutup.</p><h2>Ponsel</h2><p>Bila bahan ada di ponsel, matikan pemberitahuan selama belajar dan letakkan layar mendatar di meja. Bila tidak, tinggalkan ponsel di ruangan lain. Jarak lima langkah sudah cukup membuat kita berpikir dua kali.</p><p><strong>Kebiasaan pekan ini:</strong> susun kotak belajar dan letakkan di tempat yang terlihat setiap pulang kerja.</p>',
        },
        {
          slug: 'orang-rumah',
          title: 'Bersepakat dengan orang rumah',
          minutes: 15,
          html: '<p>Belajar di rumah adalah urusan bersama. Jelaskan kepada keluarga apa yang Anda pelajari, berapa lama, dan apa gunanya bagi mereka. Orang lebih rela menjaga waktu kita bila tahu kapan waktu itu berakhir.</p><p>Buat tanda sederhana, misalnya lampu meja yang menyala. Selama menyala, pertanyaan ditunda kecuali penting. Setelah padam, Anda benar-benar hadir. Kesepakatan ini rusak bila hanya berjalan satu arah.</p><h2>Anak-anak</h2><p>Ajak anak belajar pada jam yang sama. Mereka menggambar atau mengerjakan tugas, Anda membaca bab. Sepuluh menit terakhir dipakai untuk saling menceritakan apa yang dipelajari.</p><p><strong>Kebiasaan pekan ini:</strong> sepakati satu tanda dan coba tiga kali. Tanyakan pada akhir pekan apa yang perlu diubah.</p>',
        },
      ],
    },
    {
      slug: 'menjaga',
      title: 'Menjaganya',
      chapters: [
        {
          slug: 'memecah',
          title: 'Memecah bahan',
          minutes: 15,
          html: '<p>Bab yang panjang menakutkan karena ujungnya tidak tampak. Pecahlah menjadi bagian yang selesai dalam dua puluh lima menit. Tandai ujungnya dengan kertas kecil sebelum mulai, lalu berhentilah di sana meskipun sedang asyik.</p><p>Berhenti saat masih ingin melanjutkan membuat kita kembali besok. Berhenti saat sudah muak membuat kita mencari alasan. Tulis satu kalimat tentang apa yang akan dikerjakan berikutnya, supaya besok tidak mulai dari nol.</p><h2>Ulangi dengan menutup buku</h2><p>Tiga menit terakhir dipakai untuk mengingat tanpa melihat. Tulis tiga hal yang Anda pelajari. Yang tidak teringat diberi tanda dan dibaca lagi lebih dulu pada pertemuan berikutnya.</p><p><strong>Kebiasaan pekan ini:</strong> pecah satu bab menjadi empat bagian dan selesaikan dua.</p>',
        },
        {
          slug: 'hari-buruk',
          title: 'Merencanakan hari buruk',
          minutes: 15,
          html: '<p>Akan ada hari lembur, anak sakit, atau hujan yang memutus listrik. Rencana yang baik sudah memperhitungkannya. Siapkan versi kecil dari belajar: lima menit, satu halaman, sambil berdiri pun boleh.</p><p>Versi kecil menjaga kebiasaan tetap hidup. Yang merusak bukan satu hari yang terlewat, melainkan rasa bersalah yang membuat kita melewatkan hari kedua. Aturannya sederhana: jangan absen dua kali berturut-turut.</p><h2>Hari pengganti</h2><p>Tetapkan satu jam cadangan dalam sepekan, misalnya Sabtu pagi. Bila semua berjalan lancar, jam itu boleh dipakai untuk beristirahat tanpa rasa bersalah.</p><p><strong>Kebiasaan pekan ini:</strong> tulis versi lima menit dari belajar Anda dan tempel di dalam kotak.</p>',
        },
        {
          slug: 'menengok',
          title: 'Menengok kemajuan',
          minutes: 15,
          html: '<p>Kemajuan orang dewasa sering tidak terasa karena kita membandingkan diri dengan tujuan, bukan dengan titik mulai. Simpanlah hasil kerja pertama: rumus yang salah, rekaman yang terbata, jahitan yang miring. Bukalah setiap bulan.</p><p>Setiap akhir bulan jawablah tiga pertanyaan: apa yang sekarang bisa saya lakukan, apa yang masih membingungkan, dan siapa yang dapat saya tanyai. Kirim jawabannya kepada pendamping atau teman satu angkatan.</p><h2>Rayakan yang kecil</h2><p>Laporan pertama yang selesai tepat waktu layak dirayakan. Tidak perlu besar. Makan di luar bersama orang yang menjaga lampu meja Anda tetap menyala sudah cukup.</p><p><strong>Kebiasaan pekan ini:</strong> simpan satu hasil kerja hari ini dan tulis tanggalnya.</p>',
        },
      ],
    },
  ],
  classrooms: [],
}
