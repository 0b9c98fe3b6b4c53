import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'RG-101',
  slug: 'merancang-lokakarya-sehari',
  name: 'Merancang Lokakarya Sehari',
  summary: 'Dari gagasan sampai lembar evaluasi: menyusun lokakarya yang pesertanya pulang membawa karya.',
  html: `<p>Kursus mandiri ini lahir dari catatan para pemandu lokakarya Riuh Gagasan. Isinya bukan teori panjang, melainkan keputusan yang harus diambil pemandu sebelum, selama, dan sesudah lokakarya.</p><p>Setiap bab berakhir dengan satu tugas kecil. Bila semua tugas dikerjakan, Anda memiliki rancangan lokakarya yang siap dijalankan.</p>`,
  cover: { scene: 'workshop-tools', seed: 13201, alt: 'Perkakas lokakarya di atas meja' },
  type: 'self_paced',
  level: 'beginner',
  category: 'mengajar',
  tags: ['lokakarya', 'pemandu'],
  competencies: ['Merancang kegiatan', 'Memandu kelompok'],
  outcomes: ['Menulis tujuan yang dapat dilihat hasilnya', 'Menyusun alur enam jam', 'Membaca umpan balik'],
  prerequisites: ['Pernah mengikuti satu lokakarya sebagai peserta'],
  audience: ['Guru', 'Penggerak komunitas'],
  durationMinutes: 150,
  price: 0,
  certificate: true,
  instructors: [{ person: 'laras-kusumastuti', role: 'lead' }],
  rating: { average: 4.7, count: 62 },
  modules: [
    {
      slug: 'sebelum-hari-itu',
      title: 'Sebelum hari itu',
      chapters: [
        {
          slug: 'satu-karya-untuk-dibawa-pulang',
          title: 'Satu karya untuk dibawa pulang',
          minutes: 25,
          isPreview: true,
          html: `<p>Lokakarya yang baik dapat diceritakan dengan satu kalimat: peserta datang membawa sesuatu, pulang membawa sesuatu yang lain. Sebelum menyusun acara, tulislah kalimat itu. Contohnya: "Guru datang membawa satu topik yang sulit diajarkan dan pulang membawa permainan kartu untuk topik itu."</p><p>Kalimat semacam ini menolong Anda memilih. Sesi yang tidak mendekatkan peserta kepada karyanya boleh dihapus, sebagus apa pun isinya. Ceramah pembuka tiga puluh menit sering menjadi yang pertama hilang.</p><h2>Ukuran karya</h2><p>Pilihlah karya yang selesai dalam separuh waktu lokakarya. Separuh lainnya akan habis untuk memulai, tersesat, makan, dan saling melihat. Karya kecil yang selesai lebih berguna daripada rencana besar yang dibawa pulang setengah jadi.</p><p>Tugas: tulis kalimat lokakarya Anda, lalu bacakan kepada seseorang yang tidak mengenal bidangnya. Bila ia dapat membayangkan karya itu, Anda siap melanjutkan.</p>`,
        },
        {
          slug: 'alur-enam-jam',
          title: 'Alur enam jam',
          minutes: 30,
          html: `<p>Tenaga orang dewasa yang belajar seharian turun dua kali: sesudah makan siang dan kira-kira satu jam sebelum selesai. Susunlah alur mengikuti tenaga itu, bukan mengikuti urutan bab di buku.</p><ol><li>Jam pertama untuk berkenalan lewat tugas kecil yang memakai tangan.</li><li>Jam kedua untuk contoh yang baik dan contoh yang buruk.</li><li>Jam ketiga dan keempat untuk membuat, dengan makan siang di tengahnya.</li><li>Jam kelima untuk saling mencoba karya.</li><li>Jam keenam untuk memperbaiki dan menutup.</li></ol><p>Sisakan lima belas menit kosong di antara jam keempat dan kelima. Waktu itu hampir selalu terpakai oleh kelompok yang terlambat, dan bila tidak terpakai peserta senang mendapat jeda.</p><p>Tugas: gambar garis waktu lokakarya Anda, lalu beri tanda di tempat tenaga peserta turun. Letakkan kegiatan berdiri atau berjalan tepat di sana.</p>`,
        },
        {
          slug: 'ruang-dan-alat',
          title: 'Ruang dan alat',
          minutes: 20,
          html: `<p>Datanglah sehari sebelumnya dan duduklah di kursi paling belakang. Apa yang tidak terlihat dari sana tidak akan terlihat oleh seperempat peserta. Dengarkan juga: kipas angin, jalan raya, dan gema menentukan apakah Anda memerlukan pengeras suara.</p><p>Meja yang disusun berkelompok mengundang orang bekerja bersama. Meja yang berbaris mengundang orang mendengarkan. Pilih menurut kegiatan, dan beranilah memindahkannya di tengah hari.</p><h2>Kotak alat</h2><p>Satu kotak untuk setiap meja: kertas bekas, spidol tiga warna, selotip kertas, gunting, dan satu alat yang khas untuk lokakarya Anda. Hitung isinya sebelum dan sesudah. Daftar isi ditempel di tutupnya, sehingga peserta dapat merapikan sendiri.</p><p>Tugas: buat daftar kotak alat Anda dan coret semua yang tidak dipakai sedikitnya dua kali.</p>`,
        },
      ],
    },
    {
      slug: 'pada-hari-itu',
      title: 'Pada hari itu',
      chapters: [
        {
          slug: 'membuka-tanpa-ceramah',
          title: 'Membuka tanpa ceramah',
          minutes: 25,
          html: `<p>Lima menit pertama menentukan siapa yang akan berbicara sepanjang hari. Bila pemandu berbicara sendirian, peserta belajar bahwa tugas mereka mendengarkan. Karena itu bukalah dengan pekerjaan, bukan dengan riwayat hidup.</p><p>Letakkan satu benda di setiap meja: setangkai daun, jam rusak, karcis lama. Mintalah peserta menulis tiga pertanyaan tentang benda itu dalam dua menit, lalu membacakan satu. Tidak ada pertanyaan yang salah, dan setiap orang telah bersuara sebelum pukul sembilan.</p><p>Barulah Anda menyebut nama, tujuan hari itu, letak kamar kecil, dan jam makan. Empat hal ini cukup. Sisanya peserta temukan sambil bekerja.</p><p>Tugas: pilih satu benda pembuka untuk lokakarya Anda dan uji pertanyaannya kepada dua teman.</p>`,
        },
        {
          slug: 'ketika-kelompok-macet',
          title: 'Ketika kelompok macet',
          minutes: 25,
          html: `<p>Setiap lokakarya memiliki kelompok yang macet. Tandanya mudah: kertas masih kosong, seseorang membuka telepon, yang lain menatap Anda. Jangan langsung memberi jawaban. Duduklah sejajar dengan mereka dan tanyakan, "Bagian mana yang sudah kalian sepakati?"</p><p>Sering kali kelompok tidak kekurangan gagasan, tetapi kelebihan. Ajaklah mereka memilih dengan batas yang jelas: ambil yang dapat dibuat dalam dua puluh menit dengan alat di meja. Gagasan lain disimpan di kertas bertuliskan "lain kali".</p><p>Bila pertengkaran yang membuat macet, bagilah pekerjaan, bukan orangnya. Dua orang membuat, dua orang menguji. Setelah sepuluh menit mereka bertukar. Pertengkaran biasanya reda saat ada benda untuk dilihat bersama.</p><p>Tugas: tulis tiga pertanyaan penolong yang akan Anda bawa di saku.</p>`,
        },
        {
          slug: 'umpan-balik-satu-halaman',
          title: 'Umpan balik satu halaman',
          minutes: 25,
          html: `<p>Lembar evaluasi yang panjang diisi asal-asalan karena peserta sudah ingin pulang. Satu halaman dengan tiga pertanyaan memberi tahu lebih banyak: apa yang Anda bawa pulang, di bagian mana Anda tersesat, dan apa yang akan Anda coba pekan depan.</p><p>Pertanyaan kedua paling berharga. Kumpulkan jawabannya dan tandai pada garis waktu. Bila banyak peserta tersesat di tempat yang sama, alur Anda yang perlu diperbaiki, bukan pesertanya.</p><h2>Membaca dengan dingin</h2><p>Bacalah lembar itu sehari kemudian, sesudah tidur. Pisahkan menjadi tiga tumpukan: ruang, alur, dan isi. Perbaiki satu hal dari setiap tumpukan sebelum lokakarya berikutnya. Memperbaiki semuanya sekaligus membuat Anda tidak tahu perubahan mana yang menolong.</p><p>Tugas: susun lembar umpan balik Anda dan simpan bersama rancangan lokakarya.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
