import type { DemoClass } from '../../demo.types.ts'

/** The self-paced course everybody walks before the camp begins. */
export const course: DemoClass = {
  code: 'KM-000',
  slug: 'pekan-nol',
  name: 'Pekan Nol',
  summary: 'Bekal sebelum berangkat: terminal, berkas, dan halaman web pertama yang Anda tulis sendiri.',
  html: '<p>Setiap angkatan dimulai dari pengalaman yang berbeda. Pekan Nol menyamakan langkah: semua peserta datang ke kemah dengan komputer yang siap, tangan yang tidak asing dengan terminal, dan satu halaman web yang berjalan.</p><p>Kerjakan sendiri kapan saja. Bila tersangkut lebih dari setengah jam, tulis pertanyaan Anda dan bawa pada pertemuan pembuka.</p>',
  cover: { scene: 'laptop-desk', seed: 14601, alt: 'Laptop di meja belajar' },
  type: 'self_paced',
  level: 'beginner',
  category: 'persiapan',
  tags: ['terminal', 'html'],
  competencies: ['Bekerja di terminal', 'Menulis HTML'],
  outcomes: ['Komputer siap dipakai belajar', 'Satu halaman web tentang diri sendiri'],
  prerequisites: ['Laptop dengan memori sedikitnya 4 GB'],
  audience: ['Calon peserta kemah', 'Siapa pun yang ingin mencoba dahulu'],
  durationMinutes: 170,
  price: 0,
  certificate: false,
  instructors: [{ person: 'galih-prakosa', role: 'lead' }],
  rating: { average: 4.8, count: 156 },
  modules: [
    {
      slug: 'menyiapkan-ransel',
      title: 'Menyiapkan ransel',
      chapters: [
        {
          slug: 'terminal-tanpa-takut',
          title: 'Terminal tanpa takut',
          minutes: 30,
          isPreview: true,
          html: '<p>Terminal adalah percakapan tertulis dengan komputer. Anda mengetik satu kalimat, ia menjawab, lalu menunggu kalimat berikutnya. Tidak ada yang rusak hanya karena Anda salah ketik. Paling sering ia menjawab "command not found", artinya ia tidak mengenal kata itu.</p><p>Buka terminal dan ketik tiga kata berikut satu per satu: <code>pwd</code> untuk menanyakan di mana Anda berada, <code>ls</code> untuk melihat isi tempat itu, dan <code>cd Documents</code> untuk pindah ke dalamnya. Ulangi <code>pwd</code>. Jawabannya sekarang berbeda karena Anda sudah berpindah.</p><h2>Membuat tempat kerja</h2><ol><li>Ketik <code>mkdir kemah</code> untuk membuat folder.</li><li>Ketik <code>cd kemah</code> untuk masuk.</li><li>Ketik <code>touch catatan.txt</code> untuk membuat berkas kosong.</li></ol><p>Buka folder yang sama lewat penjelajah berkas. Berkas itu ada di sana. Terminal dan penjelajah melihat hal yang sama dari dua jendela.</p><p>Latihan: buat tiga folder bernama pekan-1, pekan-2, dan pekan-3 tanpa menyentuh tetikus.</p>',
        },
        {
          slug: 'berkas-dan-jalan',
          title: 'Berkas dan jalannya',
          minutes: 25,
          html: '<p>Setiap berkas punya alamat yang disebut jalan atau path. Jalan mutlak dimulai dari akar, seperti alamat lengkap dengan nama kota. Jalan relatif dimulai dari tempat Anda berdiri, seperti "dua rumah dari sini".</p><p>Dua tanda sering muncul. Satu titik berarti tempat ini. Dua titik berarti satu tingkat di atas. Jadi <code>../gambar/peta.png</code> dibaca: naik satu tingkat, masuk ke folder gambar, ambil peta.png.</p><h2>Kesalahan yang paling sering</h2><ul><li>Huruf besar dan kecil dianggap berbeda. Peta.png bukan peta.png.</li><li>Spasi dalam nama berkas menyusahkan. Pakailah tanda hubung.</li><li>Berkas disimpan di folder unduhan, padahal dicari di tempat lain.</li></ul><p>Bila sebuah gambar tidak muncul di halaman web, hampir selalu penyebabnya adalah jalan yang keliru. Jangan menebak. Ketik <code>pwd</code>, lalu <code>ls</code>, dan cocokkan satu per satu.</p><p>Latihan: tulis jalan relatif dari folder pekan-2 ke berkas catatan.txt yang Anda buat kemarin.</p>',
        },
        {
          slug: 'menyimpan-langkah',
          title: 'Menyimpan langkah dengan Git',
          minutes: 30,
          html: '<p>Git mencatat keadaan folder Anda dari waktu ke waktu. Bayangkan foto yang diambil setiap kali pekerjaan mencapai tempat yang aman. Bila besok ada yang rusak, Anda dapat kembali ke foto kemarin.</p><p>Di dalam folder kemah, ketik <code>git init</code> sekali saja. Sejak itu folder dijaga. Setelah menulis sesuatu, ketik <code>git add .</code> untuk memilih yang akan difoto, lalu <code>git commit -m "menulis catatan pertama"</code> untuk memotretnya.</p><h2>Pesan yang berguna</h2><p>Pesan commit dibaca oleh diri Anda sebulan lagi, pada malam yang melelahkan. "perbaikan" tidak membantu. "memperbaiki jalan gambar di halaman depan" membantu. Tulislah apa yang berubah dan, bila tidak jelas, mengapa.</p><p>Potretlah sering-sering. Potret yang kecil mudah dibatalkan. Di kemah kita memotret sedikitnya lima kali sehari dan menutup hari dengan membaca daftar potretnya bersama: <code>git log --oneline</code>.</p><p>Latihan: buat tiga commit kecil pada catatan.txt, lalu lihat daftarnya.</p>',
        },
      ],
    },
    {
      slug: 'langkah-pertama',
      title: 'Langkah pertama',
      chapters: [
        {
          slug: 'halaman-pertama',
          title: 'Halaman web pertama',
          minutes: 30,
          html: '<p>Halaman web adalah berkas teks. Buat berkas bernama index.html, lalu tulis satu judul dan satu paragraf. Simpan, lalu buka dengan peramban. Anda baru saja membuat situs.</p><p>HTML menandai bagian tulisan menurut artinya. Judul diberi tanda h1, paragraf diberi tanda p, daftar diberi tanda ul dan li. Tanda pembuka dan penutup mengapit isinya, seperti dua tangan memegang kotak.</p><h2>Arti lebih dahulu, rupa kemudian</h2><p>Godaan pertama adalah mengatur warna. Tahan sebentar. Halaman yang tersusun menurut arti dapat dibaca ponsel kecil, dibacakan untuk orang yang tidak melihat, dan ditemukan mesin pencari. Warna dapat ditambahkan kapan saja.</p><p>Tulislah halaman tentang diri Anda: nama, kota, tiga hal yang Anda bisa, dan satu hal yang ingin Anda buat di kemah. Halaman inilah yang kita baca bersama pada malam pertama, dan dibaca lagi pada malam terakhir.</p>',
        },
        {
          slug: 'memberi-rupa',
          title: 'Memberi rupa',
          minutes: 30,
          html: '<p>CSS mengatur rupa. Satu aturan terdiri atas dua bagian: siapa yang diatur dan bagaimana rupanya. Tulis <code>h1 { color: teal }</code> dan semua judul besar menjadi hijau kebiruan.</p><p>Mulailah dari tiga keputusan saja. Pertama, satu huruf yang mudah dibaca. Kedua, lebar tulisan sekitar enam puluh huruf supaya mata tidak lelah. Ketiga, jarak yang cukup di antara bagian. Halaman yang hanya punya tiga keputusan itu sudah lebih enak dibaca daripada kebanyakan situs.</p><h2>Bila aturan tidak bekerja</h2><ul><li>Periksa ejaan nama sifatnya.</li><li>Periksa apakah berkas CSS benar-benar dipanggil.</li><li>Buka alat pengembang di peramban dan lihat aturan mana yang dicoret.</li></ul><p>Alat pengembang adalah teman terbaik selama dua belas pekan. Klik kanan pada bagian mana pun, pilih periksa, dan ubah angkanya langsung. Tidak ada yang tersimpan, jadi Anda boleh bermain sepuasnya.</p>',
        },
        {
          slug: 'bertanya-dengan-baik',
          title: 'Bertanya dengan baik',
          minutes: 25,
          html: '<p>Keterampilan yang paling cepat menaikkan kemampuan bukan mengetik, melainkan bertanya. Pertanyaan yang baik berisi empat hal: apa yang ingin dicapai, apa yang sudah dilakukan, apa yang diharapkan terjadi, dan apa yang sungguh terjadi.</p><p>Sebelum bertanya, tulis keempatnya di kertas. Separuh masalah selesai saat itu juga karena menulis memaksa Anda melihat langkah yang terlewat. Kami menyebutnya bertanya kepada batu: di setiap meja kemah ada satu batu kali, dan Anda wajib bertanya kepadanya lebih dahulu.</p><h2>Menempelkan kesalahan</h2><p>Salin pesan kesalahan secara utuh, bukan potretnya. Sertakan bagian kode yang berhubungan, paling banyak dua puluh baris. Sebutkan kapan terakhir kali masih berjalan.</p><p>Sesudah terjawab, tulis jawabannya untuk orang berikutnya. Buku jawaban angkatan sebelumnya sudah setebal dua ratus halaman, dan hampir semua pertanyaan pekan pertama ada di sana.</p>',
        },
      ],
    },
  ],
  classrooms: [],
}
