import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'marsel-situmorang',
    name: 'Marsel Situmorang, M.Stat.',
    title: 'Pengajar analisis data',
    bio: 'Marsel sembilan tahun mengolah data penjualan di perusahaan distribusi sebelum mengajar penuh waktu. Ia dikenal sabar menjelaskan statistik dengan contoh dari pasar tradisional.',
    photo: { scene: 'portrait:man', seed: 2101, alt: 'Potret Marsel Situmorang' },
  },
  {
    slug: 'ayu-kartika',
    name: 'Ni Luh Ayu Kartika',
    title: 'Pengajar UI/UX',
    bio: 'Ayu merancang aplikasi pemesanan untuk usaha wisata di Denpasar dan Ubud. Di kelasnya, setiap keputusan desain harus bisa dijelaskan dengan satu temuan dari pengguna.',
    photo: { scene: 'portrait:woman', seed: 2102, alt: 'Potret Ni Luh Ayu Kartika' },
  },
  {
    slug: 'rizal-chaniago',
    name: 'Rizal Chaniago',
    title: 'Pengajar pemasaran digital',
    bio: 'Rizal membantu usaha makanan di Padang dan Pekanbaru menjual ke luar provinsi lewat toko daring. Ia lebih suka membahas angka penjualan daripada jumlah pengikut.',
    photo: { scene: 'portrait:man', seed: 2103, alt: 'Potret Rizal Chaniago' },
  },
  {
    slug: 'suparmi',
    name: 'Suparmi, S.Ak.',
    title: 'Pengajar akuntansi',
    bio: 'Suparmi mengelola pembukuan koperasi di Klaten selama dua belas tahun. Kelasnya dimulai dari nota belanja, bukan dari rumus.',
    photo: { scene: 'portrait:hijab', seed: 2104, alt: 'Potret Suparmi' },
  },
  {
    slug: 'stefanus-gunadi',
    name: 'Stefanus Gunadi',
    title: 'Mentor karier',
    bio: 'Stefanus pernah memimpin perekrutan di perusahaan manufaktur dan perusahaan rintisan di Surabaya. Kini ia mendampingi peserta menyusun portofolio dan berlatih wawancara.',
    photo: { scene: 'portrait:man', seed: 2105, alt: 'Potret Stefanus Gunadi' },
  },
  {
    slug: 'andi-baso-rahmat',
    name: 'Andi Baso Rahmat',
    title: 'Pengajar basis data',
    bio: 'Baso menangani basis data logistik pelabuhan di Makassar. Ia mengajarkan SQL dengan kebiasaan kerja yang rapi: pertanyaan dulu, kueri kemudian.',
    photo: { scene: 'portrait:man', seed: 2106, alt: 'Potret Andi Baso Rahmat' },
  },
  {
    slug: 'yuliana-wenda',
    name: 'Yuliana Wenda',
    title: 'Pengajar bahasa Inggris',
    bio: 'Yuliana mengajar bahasa Inggris untuk pemandu wisata dan staf hotel di Jayapura dan Sorong. Menurutnya, keberanian berbicara tumbuh dari situasi yang nyata, bukan dari daftar kata.',
    photo: { scene: 'portrait:woman', seed: 2107, alt: 'Potret Yuliana Wenda' },
  },
  {
    slug: 'cut-nuraini',
    name: 'Cut Nuraini',
    title: 'Kepala akademik',
    bio: 'Cut Nuraini menyusun kurikulum Akademi Cendekia bersama praktisi dari berbagai bidang. Sebelumnya ia mengelola balai pelatihan kerja di Banda Aceh.',
    photo: { scene: 'portrait:hijab', seed: 2108, alt: 'Potret Cut Nuraini' },
  },
  {
    slug: 'maria-nahak',
    name: 'Maria Goreti Nahak',
    title: 'Penulis dan pengasuh podcast',
    bio: 'Maria menulis kisah peserta dan memandu podcast Ruang Karier dari Kupang. Ia percaya cerita yang jujur lebih menggerakkan daripada kutipan penyemangat.',
    photo: { scene: 'portrait:woman', seed: 2109, alt: 'Potret Maria Goreti Nahak' },
  },
  {
    slug: 'asep-mulyana',
    name: 'Asep Mulyana',
    title: 'Asisten pengajar data',
    bio: 'Asep adalah alumnus kelas analisis data yang kini bekerja sebagai analis di Bandung. Ia membantu peserta baru melewati minggu-minggu pertama yang paling membingungkan.',
    photo: { scene: 'portrait:man', seed: 2110, alt: 'Potret Asep Mulyana' },
  },
]
