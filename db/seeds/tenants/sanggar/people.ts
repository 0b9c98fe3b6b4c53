import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'nurhaliza-daulay',
    name: 'Nurhaliza Daulay',
    title: 'Kepala produk Sanggar',
    bio: 'Nurhaliza sebelas tahun mengelola pusat pelatihan di Medan sebelum ikut membangun Sanggar. Ia percaya setiap layar yang membingungkan adalah waktu belajar yang hilang.',
    photo: { scene: 'portrait:hijab', seed: 1101, alt: 'Potret Nurhaliza Daulay' },
  },
  {
    slug: 'wayan-sudarsana',
    name: 'I Wayan Sudarsana',
    title: 'Arsitek platform',
    bio: 'Wayan merancang bagian dalam Sanggar agar tetap ringan di ponsel murah dan jaringan lambat. Di luar pekerjaan, ia mengajar gamelan untuk anak-anak banjar di Gianyar.',
    photo: { scene: 'portrait:man', seed: 1102, alt: 'Potret I Wayan Sudarsana' },
  },
  {
    slug: 'suryadi',
    name: 'Suryadi',
    title: 'Kepala dukungan akademi',
    bio: 'Suryadi mendampingi pengelola akademi sejak hari pertama pemasangan sampai angkatan pertama lulus. Catatan lapangannya menjadi bahan utama panduan yang Anda baca di situs ini.',
    photo: { scene: 'portrait:man', seed: 1103, alt: 'Potret Suryadi' },
  },
  {
    slug: 'melati-tanjung',
    name: 'Melati Tanjung',
    title: 'Perancang kurikulum',
    bio: 'Melati menyusun kurikulum untuk guru, pelatih, dan lembaga kursus di Padang dan Bukittinggi. Ia terbiasa memulai dari pertanyaan sederhana: apa yang bisa dikerjakan peserta setelah bab ini selesai.',
    photo: { scene: 'portrait:woman', seed: 1104, alt: 'Potret Melati Tanjung' },
  },
  {
    slug: 'andi-tenriawaru',
    name: 'Andi Tenriawaru',
    title: 'Peneliti pembelajaran',
    bio: 'Tenri meneliti cara orang dewasa belajar di sela jam kerja, dari nelayan di Bone sampai staf kantor di Makassar. Hasilnya ia terjemahkan menjadi perbaikan kecil yang bisa dipakai minggu itu juga.',
    photo: { scene: 'portrait:hijab', seed: 1105, alt: 'Potret Andi Tenriawaru' },
  },
  {
    slug: 'yosep-wanimbo',
    name: 'Yosep Wanimbo',
    title: 'Pendamping komunitas kawasan timur',
    bio: 'Yosep membantu sekolah dan sanggar belajar di Jayapura, Wamena, dan Nabire membuka kelas daring. Ia menguji setiap fitur baru dengan sambungan yang paling sering putus.',
    photo: { scene: 'portrait:man', seed: 1106, alt: 'Potret Yosep Wanimbo' },
  },
  {
    slug: 'clara-halim',
    name: 'Clara Halim',
    title: 'Desainer antarmuka',
    bio: 'Clara merancang tata letak Sanggar agar tiap akademi punya wajah sendiri tanpa perlu tim desain. Ia tinggal di Semarang dan mengoleksi papan nama toko tua.',
    photo: { scene: 'portrait:woman', seed: 1107, alt: 'Potret Clara Halim' },
  },
  {
    slug: 'rahmawati',
    name: 'Rahmawati',
    title: 'Pelatih pengajar digital',
    bio: 'Rahmawati melatih guru yang baru pertama kali mengajar lewat layar. Kelasnya dikenal tenang, penuh latihan, dan selalu selesai tepat waktu.',
    photo: { scene: 'portrait:hijab', seed: 1108, alt: 'Potret Rahmawati' },
  },
  {
    slug: 'togar-simanjuntak',
    name: 'Togar Simanjuntak',
    title: 'Mentor pemrograman',
    bio: 'Togar mengajar pemrograman dasar selama delapan tahun di Pematangsiantar dan Batam. Di Sanggar ia menyusun contoh latihan untuk studio koding.',
    photo: { scene: 'portrait:man', seed: 1109, alt: 'Potret Togar Simanjuntak' },
  },
  {
    slug: 'dede-kurniasih',
    name: 'Dede Kurniasih',
    title: 'Mentor keuangan lembaga',
    bio: 'Dede mendampingi lembaga kursus di Bandung dan Garut menata harga, tagihan, dan honor pengajar. Ia senang mengubah lembar kerja yang rumit menjadi satu halaman yang dipahami semua orang.',
    photo: { scene: 'portrait:woman', seed: 1110, alt: 'Potret Dede Kurniasih' },
  },
]
