import type { DemoClass } from '../../demo.types.ts'

/** What somebody needs to know before the red lamp burns. */
export const course: DemoClass = {
  code: 'BRB-101',
  slug: 'siaran-pertama',
  name: 'Siaran Pertama',
  summary: 'Enam bab untuk calon penyiar: napas, naskah, wawancara, dan cara diam yang benar di udara.',
  html: `<p>Kursus ini ditulis oleh penyiar Bharabas untuk orang yang belum pernah berdiri di depan mikrofon. Anda tidak memerlukan studio. Ponsel, selimut tebal, dan ruangan yang tenang sudah cukup untuk semua latihan.</p>
<p>Setiap bab berakhir dengan satu rekaman pendek. Simpan keenamnya. Di akhir kursus Anda akan mendengar bedanya sendiri, tanpa perlu kami nilai.</p>`,
  cover: { scene: 'podcast-mic', seed: 11201, alt: 'Dua penyiar di depan mikrofon studio' },
  type: 'self_paced',
  level: 'beginner',
  category: 'penyiaran',
  tags: ['penyiar', 'olah suara', 'wawancara'],
  competencies: ['Olah suara', 'Menulis naskah', 'Wawancara'],
  outcomes: [
    'Membuka dan menutup siaran tanpa membaca kata demi kata',
    'Menulis naskah satu menit untuk telinga',
    'Mewawancarai narasumber selama lima menit',
  ],
  prerequisites: ['Ponsel yang dapat merekam suara'],
  audience: ['Calon penyiar', 'Siswa ekstrakurikuler jurnalistik', 'Relawan radio warga'],
  durationMinutes: 150,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'wening-prasasti', role: 'lead' },
    { person: 'nur-afifah', role: 'mentor' },
  ],
  rating: { average: 4.7, count: 58 },
  modules: [
    {
      slug: 'suara',
      title: 'Suara',
      chapters: [
        {
          slug: 'berbicara-kepada-satu-orang',
          title: 'Berbicara kepada satu orang',
          minutes: 20,
          isPreview: true,
          html: `<p>Radio didengar beramai-ramai, tetapi selalu oleh satu orang di satu tempat: di dapur, di becak, di warung yang belum ramai. Karena itu penyiar yang baik tidak menyapa "para pendengar sekalian". Ia berbicara kepada satu orang yang ia kenal.</p>
<p>Pilih orangnya sebelum lampu merah menyala. Wening memilih bibinya yang berjualan tempe. Bila sebuah kalimat terasa aneh diucapkan kepada bibi, kalimat itu ia ganti. Kata "adapun" hilang dengan sendirinya, dan kabar harga cabai menjadi percakapan.</p>
<h2>Latihan</h2>
<ol><li>Tempelkan foto seseorang di belakang ponsel Anda.</li><li>Rekam kabar cuaca hari ini selama tiga puluh detik untuk orang itu.</li><li>Dengarkan sekali saja, dengan mata terpejam.</li></ol>
<p>Tanyakan satu hal: apakah Anda terdengar sedang membaca atau sedang bercerita? Bila masih membaca, simpan kertasnya dan ulangi dengan ingatan. Lupa satu angka lebih baik daripada kehilangan pendengar.</p>`,
        },
        {
          slug: 'napas-dan-jarak-mikrofon',
          title: 'Napas dan jarak mikrofon',
          minutes: 25,
          html: `<p>Mikrofon mendengar hal yang tidak didengar teman Anda: ludah, kertas, dan napas yang ditarik terburu-buru. Sebagian besar masalah itu selesai dengan dua hal, yaitu jarak dan jeda.</p>
<p>Rentangkan jempol dan kelingking. Itulah jarak mulut ke mikrofon. Lebih dekat, huruf p dan b meletup. Lebih jauh, suara ruangan ikut bersiaran. Putar mikrofon sedikit ke samping supaya udara dari mulut lewat di sebelahnya.</p>
<h2>Napas perut</h2>
<p>Letakkan tangan di perut dan tarik napas sampai tangan itu terdorong. Bahu tidak boleh naik. Ucapkan "Bharabas, suara warga" sambil mengembuskan napas pelan. Ulangi sampai kalimatnya selesai sebelum napas Anda habis, bukan sebaliknya.</p>
<p>Tandai naskah dengan garis miring di tempat Anda bernapas. Satu garis setiap tujuh sampai sepuluh kata. Setelah sepekan, garis itu tidak lagi diperlukan karena kalimat Anda sudah memendek dengan sendirinya.</p>`,
        },
        {
          slug: 'diam-yang-benar',
          title: 'Diam yang benar',
          minutes: 20,
          html: `<p>Penyiar baru takut pada sunyi. Dua detik tanpa suara terasa seperti satu jam, lalu diisi dengan "ee" atau tawa. Padahal sunyi pendek adalah tanda baca radio. Ia memberi waktu kepada pendengar untuk membayangkan apa yang baru Anda katakan.</p>
<p>Ada tiga tempat yang layak diberi diam. Pertama, sesudah nama orang, supaya nama itu sempat tinggal. Kedua, sebelum angka. Ketiga, sesudah pertanyaan wawancara. Narasumber sering mengatakan hal terpenting justru ketika ia mengira Anda sudah selesai.</p>
<p>Yang tidak boleh adalah diam tanpa niat, misalnya karena lagu berikutnya belum siap. Untuk itu siapkan kalimat penyelamat: sebutkan jam, nama stasiun, dan apa yang akan datang. Latihlah sampai kalimat itu keluar tanpa berpikir.</p>
<h2>Latihan</h2>
<p>Rekam kembali kabar cuaca dari bab pertama. Kali ini beri jeda dua detik penuh sebelum suhu. Hitung dalam hati. Dengarkan apakah angkanya lebih mudah diingat.</p>`,
        },
      ],
    },
    {
      slug: 'naskah-dan-tamu',
      title: 'Naskah dan tamu',
      chapters: [
        {
          slug: 'menulis-untuk-telinga',
          title: 'Menulis untuk telinga',
          minutes: 30,
          html: `<p>Pembaca koran dapat kembali ke awal paragraf. Pendengar tidak. Satu kalimat memuat satu hal, dan hal terpenting diletakkan di depan atau di belakang, tidak pernah di tengah.</p>
<p>Bandingkan. "Pemadaman listrik yang disebabkan oleh perbaikan gardu akan berlangsung pada hari Selasa mulai pukul delapan." Dengan, "Selasa pagi listrik padam. Mulai pukul delapan. Gardunya diperbaiki." Yang kedua lebih pendek dan tidak dapat salah dengar.</p>
<h2>Angka dan nama</h2>
<ul><li>Bulatkan angka: "hampir dua ratus", bukan "seratus sembilan puluh tujuh".</li><li>Sebut jabatan dahulu, baru nama.</li><li>Ulangi nomor telepon dua kali dengan jeda.</li></ul>
<p>Sesudah selesai, bacalah naskah keras-keras di depan orang yang sedang mengerjakan hal lain. Bila ia berhenti sejenak untuk mendengarkan, naskah Anda sudah jadi. Bila tidak, potong kalimat pertama. Biasanya pembukaan yang sebenarnya ada di kalimat kedua.</p>`,
        },
        {
          slug: 'wawancara-lima-menit',
          title: 'Wawancara lima menit',
          minutes: 30,
          html: `<p>Lima menit terdengar singkat sampai tamu menjawab semua pertanyaan Anda dengan "ya". Pertanyaan yang dapat dijawab "ya" jangan ditanyakan. Mulailah dengan bagaimana, kapan, atau ceritakan.</p>
<p>Siapkan tiga pertanyaan saja. Satu tentang peristiwa, satu tentang orang, dan satu tentang esok hari. Sisanya lahir dari jawaban. Reza menulis kata kunci jawaban tamu di telapak tangannya, lalu bertanya tentang kata itu.</p>
<h2>Sebelum merekam</h2>
<ol><li>Tanyakan cara mengucapkan nama tamu dan catat.</li><li>Jelaskan berapa lama dan kapan disiarkan.</li><li>Katakan bahwa jawaban boleh diulang.</li></ol>
<p>Sesudah itu dengarkan sungguh-sungguh. Jangan membaca pertanyaan berikutnya ketika tamu masih bicara, sebab mata yang pergi terdengar di suara. Tutup dengan menyebut lagi siapa tamunya, karena separuh pendengar baru menyalakan radio di tengah percakapan.</p>`,
        },
        {
          slug: 'menutup-siaran',
          title: 'Menutup siaran',
          minutes: 25,
          html: `<p>Pendengar mengingat awal dan akhir. Akhir yang buruk biasanya berbunyi, "Ya, tidak terasa waktu sudah habis." Semua orang merasakan waktu. Katakan hal lain.</p>
<p>Penutup yang baik terdiri atas tiga bagian: satu hal yang patut dibawa pulang, ucapan terima kasih yang menyebut nama, dan janji tentang siaran berikutnya. Seluruhnya tidak lebih dari dua puluh detik. Tulis penutup sebelum menulis pembukaan, sebab dengan begitu Anda tahu ke mana siaran menuju.</p>
<p>Perhatikan jam. Bila siaran berakhir pukul sembilan, kalimat terakhir harus selesai pukul delapan lima puluh sembilan lewat lima puluh detik. Sisanya untuk penanda stasiun. Penyiar sesudah Anda tidak boleh berlari.</p>
<h2>Tugas akhir</h2>
<p>Gabungkan pembukaan, naskah satu menit, wawancara, dan penutup menjadi siaran tujuh menit. Kirimkan kepada Suara Sekolah. Setiap bulan tiga rekaman diputar pada Sabtu siang, lengkap dengan nama pembuatnya.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
