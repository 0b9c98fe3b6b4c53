import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'NB-01',
  slug: 'bertanya-kepada-mesin',
  name: 'Bertanya kepada Mesin',
  summary:
    'Dasar memakai model bahasa untuk pekerjaan sehari-hari: bertanya, memeriksa, dan tahu kapan berhenti.',
  html: `<p>Model bahasa menulis dengan lancar, juga ketika keliru. Kursus ini mengajarkan cara memakainya seperti memakai rekan baru yang cepat, rajin, dan kadang mengarang.</p><h2>Yang tidak dibahas</h2><p>Kursus ini tidak memihak satu produk. Semua latihan dapat dikerjakan dengan asisten apa pun yang Anda miliki, termasuk yang gratis.</p>`,
  cover: { scene: 'laptop-desk', seed: 12971, alt: 'Meja kerja dengan laptop terbuka' },
  type: 'self_paced',
  level: 'beginner',
  category: 'dasar-ai',
  tags: ['model bahasa', 'produktivitas'],
  competencies: ['Menyusun perintah', 'Memeriksa jawaban'],
  outcomes: [
    'Menulis perintah dengan tujuan, bahan, dan bentuk',
    'Memeriksa fakta dan sumber dari jawaban mesin',
    'Memutuskan data apa yang tidak boleh ditempelkan',
    'Menyusun alur kerja yang tetap dipegang manusia',
  ],
  prerequisites: ['Pernah memakai asisten AI apa pun sekali'],
  audience: ['Karyawan kantor', 'Guru', 'Pelaku usaha kecil'],
  durationMinutes: 120,
  price: 0,
  certificate: true,
  instructors: [{ person: 'raka-aditama', role: 'lead' }],
  rating: { average: 4.7, count: 195 },
  modules: [
    {
      slug: 'bertanya',
      title: 'Bertanya',
      chapters: [
        {
          slug: 'cara-mesin-menebak',
          title: 'Mesin menebak kata berikutnya',
          minutes: 20,
          isPreview: true,
          html: `<p>Model bahasa dilatih menebak kata berikutnya dari tumpukan teks yang sangat besar. Dari pekerjaan sederhana itu muncul kemampuan yang mengejutkan: merangkum, menerjemahkan, menyusun rencana. Namun yang dikerjakannya tetap sama, yaitu menulis kelanjutan yang paling masuk akal.</p><p>Masuk akal tidak sama dengan benar. Bila Anda menanyakan peraturan daerah yang tidak pernah dibaca mesin, ia tetap menulis kelanjutan yang terdengar seperti peraturan, lengkap dengan nomor pasal. Ia tidak berbohong. Ia tidak tahu bahwa ia tidak tahu.</p><h2>Akibat praktis</h2><ul><li>Berikan bahannya, jangan berharap ia punya.</li><li>Minta bentuk yang mudah diperiksa.</li><li>Curigai angka, nama, dan kutipan.</li></ul><p>Latihan: tanyakan sejarah kampung Anda kepada asisten. Tandai kalimat yang benar, yang keliru, dan yang tidak dapat Anda periksa. Golongan ketiga adalah yang paling berbahaya.</p>`,
        },
        {
          slug: 'tujuan-bahan-bentuk',
          title: 'Tujuan, bahan, dan bentuk',
          minutes: 20,
          isPreview: true,
          html: `<p>Perintah yang baik menjawab tiga pertanyaan yang juga akan diajukan rekan kerja Anda. Untuk apa hasilnya dipakai? Dari bahan apa? Seperti apa bentuk akhirnya?</p><p>Bandingkan "buatkan surat penawaran" dengan perintah ini: susun surat penawaran satu halaman untuk kepala sekolah yang baru pertama kali mendengar nama kami, dari catatan harga di bawah, dengan satu paragraf tentang jaminan dan tanpa kata superlatif.</p><h2>Contoh lebih kuat daripada sifat</h2><p>"Tulis dengan gaya ramah" memberi mesin kebebasan yang terlalu besar. Tempelkan satu surat Anda yang menurut Anda ramah, lalu katakan: ikuti panjang kalimat dan sapaannya.</p><blockquote><p>Saya berhenti mencari perintah ajaib setelah mulai menempelkan contoh.</p></blockquote><p>Latihan: ambil satu permintaan yang hasilnya mengecewakan pekan ini. Tulis ulang dengan tujuan, bahan, dan bentuk, masing-masing satu kalimat. Simpan kedua versinya untuk dibandingkan pada bab terakhir.</p>`,
        },
        {
          slug: 'memecah-pekerjaan',
          title: 'Memecah pekerjaan',
          minutes: 20,
          html: `<p>Meminta laporan lengkap dalam satu perintah sama dengan meminta seorang magang menyelesaikan proyek tanpa bertemu Anda. Pecahlah menjadi langkah yang hasilnya dapat Anda baca satu per satu.</p><ol><li>Minta ia mengajukan pertanyaan tentang bahan yang kurang.</li><li>Minta kerangka, lalu perbaiki kerangkanya sendiri.</li><li>Minta satu bagian saja, lalu periksa.</li><li>Lanjutkan dengan bagian itu sebagai contoh.</li></ol><p>Cara ini terasa lebih lambat pada percobaan pertama. Pada percobaan ketiga ia lebih cepat, karena Anda tidak membongkar hasil yang salah arah.</p><h2>Kapan tidak memecah</h2><p>Pekerjaan kecil yang dapat Anda periksa dalam sekali baca tidak perlu dipecah: mengubah daftar menjadi tabel, merapikan ejaan, menyingkat paragraf.</p><p>Latihan: tuliskan satu laporan rutin Anda sebagai empat langkah. Tandai langkah mana yang tetap harus dikerjakan manusia, dan tuliskan alasannya dalam satu kalimat.</p>`,
        },
      ],
    },
    {
      slug: 'memeriksa',
      title: 'Memeriksa',
      chapters: [
        {
          slug: 'memeriksa-jawaban',
          title: 'Memeriksa jawaban',
          minutes: 20,
          html: `<p>Memeriksa jawaban mesin berbeda dengan memeriksa tulisan orang. Tulisan orang yang ceroboh tampak ceroboh. Tulisan mesin selalu rapi, sehingga mata kita melewatinya. Karena itu pemeriksaan harus berupa daftar, bukan perasaan.</p><h2>Daftar pendek</h2><ul><li>Angka: hitung ulang satu, pilih secara acak.</li><li>Nama dan jabatan: cocokkan dengan sumber.</li><li>Kutipan: cari kalimat persisnya.</li><li>Tautan: buka semuanya.</li><li>Yang tidak disebut: apa yang seharusnya ada di sini?</li></ul><p>Butir terakhir paling sulit dan paling berharga. Mesin menjawab pertanyaan yang diajukan, bukan pertanyaan yang lupa diajukan.</p><p>Jangan meminta mesin memeriksa dirinya sendiri sebagai satu-satunya pemeriksaan. Ia akan menyatakan yakin dengan kelancaran yang sama.</p><p>Latihan: minta ringkasan satu artikel yang Anda kuasai. Jalankan daftar di atas dan catat berapa menit yang diperlukan. Itulah biaya sebenarnya dari ringkasan gratis.</p>`,
        },
        {
          slug: 'data-yang-tidak-ditempel',
          title: 'Data yang tidak boleh ditempel',
          minutes: 20,
          html: `<p>Kotak percakapan terasa pribadi, padahal ia mengirimkan isinya ke komputer orang lain. Sebelum menempel, tanyakan: bila teks ini tampil di papan pengumuman kantor, siapa yang dirugikan?</p><h2>Tiga golongan</h2><ul><li>Bebas: bahan yang memang terbit untuk umum.</li><li>Samarkan: laporan, surat, dan data pelanggan. Ganti nama dengan peran, buang nomor, kaburkan lokasi.</li><li>Jangan: kata sandi, rekam medis, nomor identitas, dan dokumen yang diikat perjanjian.</li></ul><p>Menyamarkan adalah keterampilan. Nama yang dihapus masih dapat ditebak bila jabatan, kota, dan tanggalnya tertinggal. Uji dengan rekan: dapatkah ia menebak siapa?</p><p>Periksa pula pengaturan layanan yang Anda pakai. Sebagian menyimpan percakapan untuk pelatihan kecuali dimatikan. Kantor yang baik menuliskan aturannya dalam satu halaman, bukan dalam rapat.</p><p>Latihan: ambil satu surat keluhan pelanggan, samarkan dalam lima menit, lalu minta rekan menebak pengirimnya.</p>`,
        },
        {
          slug: 'alur-yang-dipegang-manusia',
          title: 'Alur yang tetap dipegang manusia',
          minutes: 20,
          html: `<p>Pertanyaan terpenting bukan "bisakah mesin mengerjakannya", melainkan "siapa yang menanggung bila keliru". Keputusan tentang orang, seperti menerima kerja, memberi nilai, atau menolak bantuan, harus ditandatangani orang yang dapat menjelaskan alasannya.</p><h2>Menyusun alur</h2><ol><li>Tuliskan langkah pekerjaan seperti adanya.</li><li>Tandai langkah yang membosankan dan mudah diperiksa.</li><li>Serahkan satu langkah itu saja kepada mesin selama sebulan.</li><li>Catat waktu yang dihemat dan kesalahan yang lolos.</li></ol><p>Setelah sebulan Anda mempunyai angka sendiri, bukan janji penjual. Bila kesalahannya lebih mahal daripada waktunya, kembalikan langkah itu kepada orang. Tidak ada yang perlu malu.</p><p>Buka kembali dua versi perintah dari bab kedua. Jalankan keduanya sekali lagi dan bandingkan hasilnya dengan mata yang sekarang. Latihan terakhir: tuliskan satu halaman aturan pemakaian untuk tim Anda, dan minta satu orang yang tidak setuju untuk membacanya.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
