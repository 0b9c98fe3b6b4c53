import type { DemoDonations } from '../../donations.types.ts'

export const donations: DemoDonations = {
  admin: 'goreti',
  campaigns: [
    {
      slug: 'pojok-baca-mollo',
      title: 'Pojok baca untuk lima sekolah di Mollo',
      summary: 'Rak, tikar, dan dua ratus buku bergambar untuk tiap sekolah di lereng Mutis.',
      html: '<p>Lima sekolah dasar di Mollo Utara berbagi satu lemari buku. Guru membawanya bergiliran dengan sepeda motor, dan anak-anak menunggu tiga minggu sampai gilirannya datang lagi.</p><h2>Untuk apa dananya</h2><ul><li>Rak rendah dari kayu setempat, dibuat tukang di desa</li><li>Dua ratus buku bergambar untuk tiap sekolah</li><li>Tikar dan lampu baca</li><li>Dua hari pelatihan untuk sepuluh guru</li></ul><p>Setiap pembelian dicatat di halaman ini dengan tanggal dan jumlahnya.</p>',
      picture: { scene: 'village-school', seed: 4101, alt: 'Sekolah kecil di lereng bukit' },
      goal: 60_000_000,
      endsInDays: 45,
      amounts: [25_000, 50_000, 100_000, 250_000, 500_000],
      gifts: [
        {
          name: 'Koperasi Karya Timor',
          amount: 15_000_000,
          daysAgo: 41,
          message: 'Dari 212 anggota koperasi.',
          by: 'bca',
        },
        {
          name: 'Yohana Nenobais',
          amount: 250_000,
          daysAgo: 38,
          message: 'Untuk sekolah tempat ibu saya mengajar.',
        },
        { name: 'Rizal Fadillah', amount: 500_000, daysAgo: 33, isAnonymous: true },
        {
          name: 'SD Bintang Laut Kupang',
          amount: 3_400_000,
          daysAgo: 30,
          message: 'Hasil celengan kelas tiga sampai enam.',
          by: 'bri',
        },
        { name: 'Dewa Ayu Larasati', amount: 100_000, daysAgo: 26 },
        {
          name: 'Arif Budiman',
          amount: 1_000_000,
          daysAgo: 22,
          fate: 'returned',
          message: 'Salah transfer, maaf.',
        },
        {
          name: 'Keluarga Manafe',
          amount: 2_500_000,
          daysAgo: 17,
          message: 'Mengenang Opa Manafe, guru di Kapan.',
        },
        { name: 'Tulus Wicaksono', amount: 750_000, daysAgo: 12, fate: 'chargedBack' },
        { name: 'Putri Anggraini', amount: 50_000, daysAgo: 8, fate: 'expired' },
        {
          name: 'Hamzah Lubis',
          amount: 300_000,
          daysAgo: 5,
          message: 'Semoga bukunya cepat sampai.',
          isAnonymous: true,
        },
        {
          name: 'Sinta Maharani',
          amount: 100_000,
          daysAgo: 2,
          message: 'Semangat untuk guru-guru Mollo.',
          isFresh: true,
        },
        { name: 'Bagus Pratama', amount: 50_000, daysAgo: 0, fate: 'pending', message: 'Sedikit dari saya.' },
      ],
      uses: [
        { words: 'Kayu dan upah tukang untuk tiga rak, Desa Fatumnasi', amount: 6_750_000, daysAgo: 24 },
        {
          words: 'Empat ratus buku bergambar dari penerbit di Yogyakarta, dengan ongkos kirim',
          amount: 7_980_000,
          daysAgo: 10,
        },
      ],
    },
    {
      slug: 'beasiswa-guru-honorer',
      title: 'Beasiswa kuliah untuk guru honorer Timor',
      summary: 'Biaya satu semester untuk guru yang mengajar sambil menyelesaikan sarjananya.',
      html: '<p>Guru honorer di pedalaman Timor menerima tiga ratus ribu rupiah sebulan. Sepuluh di antara mereka sedang menyelesaikan sarjana pendidikan, dan terancam berhenti di semester akhir.</p><p>Dana ini membayar uang kuliah langsung ke kampus, atas nama gurunya.</p>',
      picture: { scene: 'classroom', seed: 4102, alt: 'Guru mengajar di depan kelas' },
      goal: null,
      amounts: [50_000, 150_000, 300_000],
      gifts: [
        { name: 'Ibu Ratmi', amount: 150_000, daysAgo: 19, message: 'Guru itu pelita.' },
        { name: 'Alumni PGSD 2009', amount: 4_200_000, daysAgo: 14, by: 'bni' },
        { name: 'Damar Kusuma', amount: 300_000, daysAgo: 6, isAnonymous: true },
      ],
      uses: [
        { words: 'Uang kuliah semester tujuh untuk satu guru di Amfoang', amount: 2_400_000, daysAgo: 4 },
      ],
    },
    {
      slug: 'buku-pelajaran-rote',
      title: 'Buku pelajaran untuk Rote',
      summary: 'Buku pelajaran kelas empat untuk tiga sekolah di Rote Barat.',
      html: '<p>Buku kelas empat di tiga sekolah ini terendam banjir. Kampanye ini menggantinya sebelum semester baru.</p>',
      picture: { scene: 'books', seed: 4103, alt: 'Tumpukan buku pelajaran' },
      goal: 9_000_000,
      endsInDays: -12,
      amounts: [25_000, 50_000],
      gifts: [
        {
          name: 'Paguyuban Rote Jakarta',
          amount: 8_000_000,
          daysAgo: 50,
          message: 'Untuk adik-adik di kampung.',
          by: 'bca',
        },
        { name: 'Melki Saduk', amount: 1_000_000, daysAgo: 35 },
      ],
      uses: [
        { words: 'Tiga ratus enam puluh buku pelajaran dan ongkos kapal', amount: 8_820_000, daysAgo: 20 },
      ],
    },
  ],
}
