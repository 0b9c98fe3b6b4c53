import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'RK-101',
  slug: 'wawancara-yang-didengar',
  name: 'Wawancara yang Didengar',
  summary:
    'Enam bab tentang menyiapkan, merekam, dan menyunting percakapan sampai layak didengar orang asing.',
  html: `<p>Kursus ini merangkum cara kerja Ruang Karier. Setiap bab dibuka dengan satu masalah nyata dari rekaman kami dan ditutup dengan latihan yang dapat dikerjakan memakai ponsel.</p>`,
  cover: { scene: 'interview', seed: 11851, alt: 'Dua orang dalam wawancara' },
  type: 'self_paced',
  level: 'beginner',
  category: 'produksi',
  tags: ['wawancara', 'podcast'],
  competencies: ['Riset narasumber', 'Wawancara', 'Penyuntingan suara'],
  outcomes: [
    'Menyusun tujuh pertanyaan terbuka',
    'Merekam dua orang tanpa gema',
    'Memotong percakapan tanpa mengubah maknanya',
  ],
  prerequisites: ['Ponsel dan penyuara telinga'],
  audience: ['Pembuat podcast pemula', 'Guru bahasa', 'Humas komunitas'],
  durationMinutes: 165,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'anindya-kusumawati', role: 'lead' },
    { person: 'togar-simanjuntak', role: 'mentor' },
  ],
  rating: { average: 4.8, count: 73 },
  modules: [
    {
      slug: 'sebelum-merekam',
      title: 'Sebelum merekam',
      chapters: [
        {
          slug: 'memilih-satu-pertanyaan',
          title: 'Memilih satu pertanyaan',
          minutes: 25,
          isPreview: true,
          html: `<p>Setiap episode yang baik menjawab satu pertanyaan. Bukan sepuluh. Pertanyaan itu tidak harus diucapkan, tetapi harus tertulis di dinding selama Anda bekerja. Untuk episode tentang Asep, pertanyaannya: kapan seseorang berhenti merasa menyamar?</p>
<p>Pertanyaan utama yang baik memenuhi tiga syarat. Jawabannya tidak Anda ketahui. Jawabannya hanya dapat diberikan oleh orang ini. Dan orang yang tidak mengenalnya tetap ingin tahu.</p>
<h2>Latihan</h2>
<ol><li>Pilih seseorang yang Anda temui setiap hari, misalnya penjaga parkir.</li><li>Tulis sepuluh hal yang tidak Anda ketahui tentang pekerjaannya.</li><li>Coret semua yang dapat dijawab mesin pencari.</li></ol>
<p>Yang tersisa biasanya dua atau tiga. Pilih satu yang membuat Anda sedikit malu menanyakannya. Rasa malu itu tanda bahwa pertanyaannya cukup dekat. Sampaikan dengan sopan, jelaskan mengapa Anda ingin tahu, dan beri orang itu hak untuk tidak menjawab.</p>`,
        },
        {
          slug: 'riset-tanpa-menghafal',
          title: 'Riset tanpa menghafal',
          minutes: 25,
          html: `<p>Riset bukan untuk memamerkan bahwa Anda tahu. Riset membuat Anda tidak perlu bertanya hal yang sudah pernah dijawab. Narasumber yang ditanya tahun lahirnya akan memberi jawaban pendek sepanjang sisa percakapan.</p>
<p>Salma memakai satu halaman kertas. Kolom kiri berisi peristiwa dengan tanggal. Kolom kanan berisi siapa lagi yang hadir pada peristiwa itu. Kolom kanan inilah yang melahirkan pertanyaan: apa kata ibumu waktu itu? Siapa yang mengantarmu?</p>
<h2>Menelepon orang ketiga</h2>
<p>Sebelum merekam, bicaralah sepuluh menit dengan satu orang yang mengenal narasumber. Tanyakan satu hal saja, yaitu cerita apa yang paling sering ia ulang. Cerita itu jangan Anda minta di awal. Simpan sampai percakapan hangat, lalu mintalah versi panjangnya.</p>
<p>Simpan catatan riset di luar jangkauan mata ketika merekam. Anda boleh melihatnya sekali, pada menit ketiga puluh.</p>`,
        },
        {
          slug: 'ruangan-yang-tidak-bergema',
          title: 'Ruangan yang tidak bergema',
          minutes: 25,
          html: `<p>Pendengar memaafkan mikrofon murah. Mereka tidak memaafkan kamar mandi. Gema terdengar ketika suara memantul dari dinding keras dan tiba terlambat di mikrofon. Obatnya kain, buku, dan tubuh orang.</p>
<p>Tepuk tangan sekali di tengah ruangan. Bila ada ekor bunyi, pindah ke kamar tidur. Duduklah di lantai, menyandar ke kasur, dan gantung selimut di belakang narasumber. Matikan kulkas dan taruh kunci kendaraan di dalamnya supaya Anda ingat menyalakannya lagi.</p>
<ul><li>Jarak mulut ke mikrofon: satu jengkal.</li><li>Setiap orang satu mikrofon, walaupun hanya ponsel.</li><li>Rekam tiga puluh detik kesunyian ruangan sebelum mulai.</li></ul>
<p>Kesunyian itu berguna nanti. Ketika sebuah batuk dipotong, lubangnya ditambal dengan sunyi dari ruangan yang sama, bukan dengan hening digital yang terdengar seperti telepon terputus.</p>`,
        },
      ],
    },
    {
      slug: 'sesudah-merekam',
      title: 'Sesudah merekam',
      chapters: [
        {
          slug: 'mendengarkan-angka',
          title: 'Mendengarkan angka',
          minutes: 30,
          html: `<p>Orang bercerita dengan angka yang tidak tepat: sudah lama sekali, banyak orang, murah. Tugas pewawancara adalah menanyakan ukurannya tanpa terdengar seperti petugas sensus.</p>
<p>Caranya dengan menawarkan perbandingan. "Lama itu sampai anakmu masuk sekolah, atau lebih?" Narasumber akan mengingat peristiwa, dan peristiwa membawa tanggal. Asep tidak ingat berapa lamaran yang ia kirim. Ia ingat bahwa kertas tipnya habis dua kali.</p>
<h2>Angka di telinga</h2>
<p>Pendengar hanya mampu membawa satu angka dalam satu menit. Bila narasumber menyebut empat, pilih satu dan ulangi dengan kata lain. Tiga puluh tujuh lamaran menjadi hampir satu lamaran setiap hari kerja selama dua bulan.</p>
<p>Latihan: dengarkan satu wawancara selama lima menit dan catat setiap angka. Tutup catatan, lalu tulis yang masih Anda ingat. Biasanya tinggal satu, dan hampir selalu yang dibandingkan dengan sesuatu.</p>`,
        },
        {
          slug: 'memotong-dengan-jujur',
          title: 'Memotong dengan jujur',
          minutes: 30,
          html: `<p>Menyunting berarti memilih, dan memilih dapat menipu. Kalimat yang digabungkan dari dua menit berbeda mungkin terdengar mulus, tetapi orang yang mengucapkannya tidak pernah mengatakannya.</p>
<p>Kami memakai tiga aturan. Pertama, urutan sebab dan akibat tidak boleh dibalik. Kedua, jawaban tidak boleh dipindahkan ke pertanyaan lain. Ketiga, bila sebuah potongan membuat seseorang terdengar lebih yakin daripada aslinya, kembalikan keraguannya.</p>
<h2>Urutan kerja</h2>
<ol><li>Dengarkan seluruhnya tanpa menyentuh apa pun.</li><li>Tandai bagian yang membuat Anda lupa sedang bekerja.</li><li>Buang yang lain, mulai dari bagian terpanjang.</li><li>Perhalus sambungan paling akhir.</li></ol>
<p>Kirim hasilnya kepada narasumber sebelum tayang. Bukan untuk meminta izin atas setiap kata, melainkan supaya tidak ada yang terkejut pada hari Senin pagi.</p>`,
        },
        {
          slug: 'judul-dan-keterangan',
          title: 'Judul dan keterangan',
          minutes: 30,
          html: `<p>Judul dibaca ketika orang sedang berdiri di kereta dengan satu tangan. Ia memutuskan dalam dua detik. Judul yang baik menyebut orang atau benda, bukan tema. "Mesin jahit nomor sebelas" lebih terlihat daripada "Tantangan pekerja garmen".</p>
<p>Keterangan episode terdiri atas tiga kalimat. Kalimat pertama menyebut siapa dan apa yang terjadi. Kalimat kedua menyebut mengapa itu sulit. Kalimat ketiga menyebut apa yang akan didengar, tanpa membocorkan jawabannya.</p>
<h2>Daftar menit</h2>
<p>Tulis empat sampai enam penanda waktu. Gunakan kata kerja dan benda: "menghitung ongkos listrik beranda", bukan "pembahasan biaya". Pendengar lama memakainya untuk kembali, pendengar baru memakainya untuk menimbang.</p>
<p>Terakhir, bacakan judul kepada seseorang lewat telepon. Bila ia bertanya "lalu bagaimana?", judul Anda sudah selesai.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
