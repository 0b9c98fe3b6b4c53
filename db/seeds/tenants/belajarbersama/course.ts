import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'BB-101',
  slug: 'membuat-festival-belajar-di-kampung',
  name: 'Membuat Festival Belajar di Kampung',
  summary: 'Panduan enam bab bagi warga: mencari pengajar, menyusun jadwal, sampai mengembalikan kursi.',
  html: `<p>Kursus ini ditulis panitia dari tiga kampung di Makassar. Semua contoh memakai anggaran di bawah lima juta rupiah dan tempat yang sudah ada.</p><p>Satu bab cukup dibaca sambil menunggu nasi matang. Tugasnya dikerjakan bersama tetangga.</p>`,
  cover: { scene: 'meeting', seed: 13421, alt: 'Warga bermusyawarah di balai' },
  type: 'self_paced',
  level: 'beginner',
  category: 'panitia',
  tags: ['festival', 'warga'],
  competencies: ['Mengatur acara', 'Mengajak orang'],
  outcomes: ['Daftar pengajar dari kampung sendiri', 'Jadwal satu halaman', 'Pembagian tugas'],
  prerequisites: ['Mengenal sedikitnya lima tetangga'],
  audience: ['Karang taruna', 'PKK', 'Pengurus RT'],
  durationMinutes: 120,
  price: 0,
  certificate: true,
  instructors: [{ person: 'andi-tenri-ola', role: 'lead' }],
  rating: { average: 4.7, count: 33 },
  modules: [
    {
      slug: 'menyiapkan',
      title: 'Menyiapkan',
      chapters: [
        {
          slug: 'pengajar-ada-di-gang-ini',
          title: 'Pengajar ada di gang ini',
          minutes: 20,
          isPreview: true,
          html: `<p>Festival belajar warga tidak dimulai dari mencari pembicara terkenal. Ia dimulai dari berjalan menyusuri gang sambil bertanya, "Apa yang Bapak atau Ibu bisa, yang ingin dipelajari orang lain?" Hampir semua orang menjawab "tidak ada" pada pertanyaan pertama.</p><p>Tanyakan lagi dengan cara lain. Apa yang sering dimintai tolong tetangga? Apa yang dikerjakan sambil menutup mata? Apa yang dulu diajarkan orang tua? Dari pertanyaan itu kami menemukan pembuat perahu, pembetul mesin jahit, dan penghafal silsilah.</p><h2>Satu jam saja</h2><p>Mintalah setiap orang mengajar selama satu jam kepada paling banyak dua belas peserta. Ukuran sekecil itu tidak menakutkan, dan pengajar dapat memakai bahasa sehari-hari.</p><p>Tugas: datangi sepuluh rumah dan tulis satu kepandaian dari setiap rumah.</p>`,
        },
        {
          slug: 'ruang-yang-sudah-ada',
          title: 'Ruang yang sudah ada',
          minutes: 20,
          html: `<p>Kampung memiliki lebih banyak ruang daripada yang terlihat: teras, garasi, halaman masjid, kelas kosong pada hari Ahad, bahkan perahu yang sedang diperbaiki. Ruang yang dikenal orang tidak perlu dijelaskan jalannya.</p><p>Berilah setiap ruang satu warna. Tempelkan kertas berwarna di pintunya, pakai warna yang sama pada jadwal, dan ikatkan pita serupa di lengan panitia. Anak yang belum lancar membaca pun dapat menemukan kelasnya.</p><p>Periksa tiga hal di setiap ruang: teduh pada jam berapa, di mana colokan terdekat, dan siapa yang memegang kunci. Tulis ketiganya di balik kertas warna. Bila pemegang kunci berhalangan, panitia tidak perlu mencari ke mana-mana.</p><p>Tugas: pilih enam ruang, beri warna, dan gambar petanya di selembar kertas.</p>`,
        },
        {
          slug: 'jadwal-satu-halaman',
          title: 'Jadwal satu halaman',
          minutes: 20,
          html: `<p>Jadwal yang baik terbaca dari jarak dua meter. Hari berada di atas, jam di kiri, dan setiap kotak berisi judul yang pendek. Warnanya mengikuti ruang. Tidak ada keterangan lain.</p><p>Mulailah dengan menuliskan waktu yang tidak boleh diganggu: salat, kebaktian, makan, dan tidur siang anak kecil. Barulah kelas disisipkan di sela-selanya. Sisakan setengah jam di antara dua kelas agar orang sempat berpindah dan mengobrol.</p><h2>Dua kelas pada jam yang sama</h2><p>Letakkan kelas yang pesertanya berbeda pada jam yang sama, misalnya kelas memasak dan kelas robot. Jangan menaruh dua kelas kesukaan anak pada jam yang sama, kecuali Anda senang mendengar tangis.</p><p>Tugas: susun jadwal dengan kertas tempel, lalu minta tiga orang dari umur berbeda memilih rencananya.</p>`,
        },
      ],
    },
    {
      slug: 'menjalankan',
      title: 'Menjalankan',
      chapters: [
        {
          slug: 'pagi-hari-festival',
          title: 'Pagi hari festival',
          minutes: 20,
          html: `<p>Satu jam pertama menentukan suasana seharian. Kumpulkan panitia pukul enam, sarapan bersama, lalu setiap orang memegang satu ruang. Jangan memegang dua ruang; lebih baik satu ruang ditutup.</p><p>Di meja depan letakkan jadwal besar, pita warna, dan teh. Yang menyambut sebaiknya orang yang mengenal paling banyak nama. Tamu dari luar kampung diperkenalkan kepada satu warga, bukan kepada semua orang.</p><p>Bel tanda pindah kelas jangan terlalu keras. Kami memakai kentongan, tiga ketukan lima menit sebelum selesai dan satu ketukan panjang saat pindah. Anak-anak berebut menjadi pemukulnya, jadi buatlah giliran.</p><p>Tugas: tulis pembagian ruang dan giliran kentongan, lalu tempel di dekat dapur.</p>`,
        },
        {
          slug: 'bila-hujan-atau-sepi',
          title: 'Bila hujan atau sepi',
          minutes: 20,
          html: `<p>Dua hal yang paling ditakuti panitia adalah hujan dan kursi kosong. Keduanya hampir pasti terjadi, jadi siapkan sejak awal.</p><p>Untuk hujan, tentukan dua ruang beratap yang dapat menampung kelas luar. Umumkan pemindahan dengan warna, bukan dengan kata: kertas hijau ditempel di bawah kertas biru berarti kelas kebun pindah ke aula.</p><p>Untuk kelas yang sepi, jangan dibatalkan. Pengajar dengan dua peserta sering memberi kelas terbaik hari itu. Panitia duduk sebagai peserta ketiga dan sungguh-sungguh belajar. Setelahnya tanyakan kepada pengajar apakah ia ingin mencoba jam yang berbeda tahun depan.</p><p>Tugas: tulis rencana hujan dalam tiga kalimat dan bacakan kepada semua pemegang ruang.</p>`,
        },
        {
          slug: 'mengembalikan-kursi',
          title: 'Mengembalikan kursi',
          minutes: 20,
          html: `<p>Festival diingat dari cara berakhirnya. Kursi yang kembali sebelum magrib membuat pemiliknya bersedia meminjamkan lagi. Karena itu pengembalian kursi kami masukkan ke dalam jadwal, lengkap dengan warna dan lagu.</p><p>Hitung barang bersama pemiliknya, ucapkan terima kasih dengan menyebut nama, dan bawakan sepiring kue. Bila ada yang rusak, katakan lebih dahulu sebelum ditanya, lalu sebutkan kapan akan diperbaiki.</p><h2>Rapat sepuluh menit</h2><p>Sebelum pulang, panitia berdiri melingkar. Setiap orang menyebut satu hal yang ingin diulang dan satu yang ingin diubah. Catat tanpa membahasnya. Pembahasan dilakukan sepekan kemudian, setelah semua orang tidur cukup.</p><p>Tugas: tentukan siapa yang mencatat, dan simpan catatannya bersama kertas warna untuk tahun depan.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
