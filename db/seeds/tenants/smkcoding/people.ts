import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'uli-hutagalung',
    name: 'Uli Hutagalung',
    title: 'Mentor web dasar',
    bio: 'Uli mengajar RPL di Balige selama enam tahun dan kini mendampingi siswa dari berbagai SMK. Tugas favoritnya adalah membuat situs untuk warung di dekat rumah.',
    photo: { scene: 'portrait:woman', seed: 3101, alt: 'Potret Uli Hutagalung' },
  },
  {
    slug: 'bagas-prakoso',
    name: 'Bagas Prakoso',
    title: 'Mentor JavaScript',
    bio: 'Bagas lulusan SMK di Wonogiri yang bekerja sebagai pengembang antarmuka sejak lulus. Ia senang menjelaskan kode dengan gambar kotak dan panah di papan tulis.',
    photo: { scene: 'portrait:man', seed: 3102, alt: 'Potret Bagas Prakoso' },
  },
  {
    slug: 'zulfikar-piliang',
    name: 'Zulfikar Piliang',
    title: 'Mentor Laravel',
    bio: 'Zulfikar membangun sistem administrasi sekolah yang dipakai belasan SMK di Sumatra Barat. Di kelasnya, kode baru dianggap selesai setelah orang lain bisa membacanya.',
    photo: { scene: 'portrait:man', seed: 3103, alt: 'Potret Zulfikar Piliang' },
  },
  {
    slug: 'ketut-ardana',
    name: 'I Ketut Ardana',
    title: 'Mentor Flutter',
    bio: 'Ketut membuat aplikasi pemesanan untuk koperasi petani di Tabanan. Ia mengajarkan aplikasi seluler dari kebutuhan pengguna, bukan dari daftar widget.',
    photo: { scene: 'portrait:man', seed: 3104, alt: 'Potret I Ketut Ardana' },
  },
  {
    slug: 'ikbal-tahir',
    name: 'Muhammad Ikbal Tahir',
    title: 'Mentor jaringan',
    bio: 'Ikbal merawat jaringan sekolah dan kantor desa di Parepare dan Sidrap. Semua praktiknya dimulai dari menggambar topologi di kertas.',
    photo: { scene: 'portrait:man', seed: 3105, alt: 'Potret Muhammad Ikbal Tahir' },
  },
  {
    slug: 'silvana-rumbiak',
    name: 'Silvana Rumbiak',
    title: 'Mentor Python',
    bio: 'Silvana mengajar pemrograman di Biak dan mengolah data cuaca untuk kelompok nelayan. Ia percaya program sepuluh baris bisa berguna bila menjawab masalah yang tepat.',
    photo: { scene: 'portrait:woman', seed: 3106, alt: 'Potret Silvana Rumbiak' },
  },
  {
    slug: 'hendra-tanuwijaya',
    name: 'Hendra Tanuwijaya',
    title: 'Mentor IoT',
    bio: 'Hendra merakit alat pemantau kolam dan kebun di Bandung bersama siswa TKJ dan elektronika. Meja kerjanya penuh sensor yang pernah dicelupkan ke air oleh siswanya.',
    photo: { scene: 'portrait:man', seed: 3107, alt: 'Potret Hendra Tanuwijaya' },
  },
  {
    slug: 'sumarni',
    name: 'Sumarni',
    title: 'Koordinator guru pendamping',
    bio: 'Sumarni guru produktif dari Kebumen yang menghubungkan kelas SMK Coding dengan jadwal sekolah. Ia memastikan tugas proyek tidak bertabrakan dengan ujian.',
    photo: { scene: 'portrait:hijab', seed: 3108, alt: 'Potret Sumarni' },
  },
  {
    slug: 'jefri-lumentut',
    name: 'Jefri Lumentut',
    title: 'Mentor Git dan kerja tim',
    bio: 'Jefri pernah mengelola tim pengembang jarak jauh dari Manado. Ia mengajarkan Git lewat cerita tentang kesalahan yang pernah dibuatnya sendiri.',
    photo: { scene: 'portrait:man', seed: 3109, alt: 'Potret Jefri Lumentut' },
  },
  {
    slug: 'laila-nasution',
    name: 'Laila Nasution',
    title: 'Penghubung industri',
    bio: 'Laila mempertemukan sekolah dengan tempat praktik kerja lapangan di Medan, Batam, dan Jakarta. Ia juga melatih siswa menyusun portofolio dan menghadapi wawancara.',
    photo: { scene: 'portrait:hijab', seed: 3110, alt: 'Potret Laila Nasution' },
  },
]
