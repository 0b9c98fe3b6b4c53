import type { DemoTeaching } from '../../teaching.types.ts'

export const teaching: DemoTeaching = {
  competences: [
    {
      name: 'Pengajaran bunyi dan huruf',
      description:
        'Mengenalkan bunyi sebelum huruf, lalu merangkainya menjadi suku kata dengan permainan yang singkat.',
    },
    {
      name: 'Asesmen membaca sederhana',
      description: 'Mengetahui dalam lima menit sampai di mana seorang anak membaca, tanpa lembar soal.',
    },
    {
      name: 'Asesmen numerasi',
      description: 'Melihat cara anak berhitung, bukan hanya jawabannya, dengan benda yang ada di kelas.',
    },
    {
      name: 'Perencanaan lintas tingkat',
      description:
        'Menyusun satu rencana pelajaran untuk dua atau tiga tingkat yang duduk di ruang yang sama.',
    },
    {
      name: 'Tutor sebaya',
      description: 'Melatih anak yang lebih dulu paham untuk menemani temannya, dengan tugas yang jelas.',
    },
    {
      name: 'Perancangan media ajar',
      description: 'Membuat alat peraga dari bahan sekitar yang kuat dipakai satu tahun ajaran.',
    },
    {
      name: 'Fasilitasi orang dewasa',
      description: 'Memandu guru dan orang tua belajar dari pengalaman mereka sendiri.',
    },
    {
      name: 'Pendampingan sekolah',
      description:
        'Menemani sekolah kecil mengubah satu kebiasaan dalam satu semester, lewat kunjungan dan pengamatan.',
    },
    {
      name: 'Mendengarkan aktif',
      description: 'Hadir, memberi waktu, dan mengulang dengan kata-kata anak sendiri sebelum memberi saran.',
    },
    {
      name: 'Alur rujukan',
      description: 'Tahu kapan seorang anak perlu ditolong tenaga ahli, ke mana, dan dengan izin siapa.',
    },
    {
      name: 'Penataan ruang baca',
      description: 'Menata pojok baca yang terang, rendah, dan mengundang, dengan biaya semurah mungkin.',
    },
    {
      name: 'Penganggaran',
      description: 'Menyusun anggaran sekolah kecil yang dapat dibaca komite dan warga.',
    },
    {
      name: 'Promosi kebersihan',
      description: 'Membiasakan cuci tangan dan merawat sarana air lewat kegiatan anak sehari-hari.',
    },
  ],
  webinars: [
    {
      class: 'numerasi-kelas-awal',
      title: 'Berhitung dengan biji jagung',
      summary: 'Fransiskus memperagakan tiga permainan penjumlahan yang tidak membutuhkan kertas.',
      inDays: 4,
      hour: 15,
      minutes: 75,
      provider: 'Zoom',
      speakers: ['fransiskus-kelen'],
      capacity: 80,
    },
    {
      class: 'mengelola-dana-sekolah-kecil',
      title: 'Temu awal: membaca buku kas bersama',
      summary:
        'Zulfikar membuka satu buku kas sekolah yang disamarkan dan mencari bersama apa yang belum tercatat.',
      inDays: 4,
      hour: 15,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['zulfikar-chaniago'],
      capacity: 80,
      isCancelled: true,
    },
    {
      class: 'mengajar-kelas-rangkap',
      title: 'Satu guru, tiga papan tulis',
      summary:
        'Ni Komang dan Elias bercerita tentang sehari di kelas rangkap, dari lonceng pertama sampai pulang.',
      inDays: 14,
      hour: 15.5,
      minutes: 75,
      provider: 'Google Meet',
      speakers: ['ni-komang-ayu-lestari', 'elias-wanimbo'],
      capacity: 150,
    },
    {
      class: 'dukungan-psikologis-awal-untuk-anak',
      title: 'Setelah banjir: apa yang dikatakan kepada anak',
      summary:
        'Kalimat yang menenangkan, kalimat yang sebaiknya dihindari, dan permainan untuk hari-hari pertama.',
      inDays: 39,
      hour: 16,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['andi-rahmawati'],
      capacity: 200,
    },
    {
      class: 'menyusun-berkas-beasiswa',
      title: 'Esai diri yang jujur',
      summary: 'Yuliana membaca esainya sendiri, lalu Tiurma menjelaskan apa yang dicari penilai.',
      inDays: -41,
      hour: 19,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['tiurma-simanjuntak', 'yuliana-nahak'],
    },
  ],
  programs: [
    {
      program: 'guru-tangguh-desa',
      lead: 'maria-goreti-bano',
      provinces: ['51', '53', '91', '95'],
      schools: ['90010501', '90010502', '90010503', '90010701'],
    },
    {
      program: 'seribu-pojok-baca',
      lead: 'i-wayan-sudarsa',
      provinces: ['32', '34', '51', '53'],
      schools: ['90010501', '90010503', '90010301'],
    },
    {
      program: 'beasiswa-tunas',
      lead: 'tiurma-simanjuntak',
      provinces: ['12', '53'],
      schools: ['90010502', '90010601'],
    },
    {
      program: 'sekolah-aman-dan-sehat',
      lead: 'andi-rahmawati',
      provinces: ['53', '73'],
      schools: ['90010501', '90010502'],
    },
  ],
  elevated: ['mengajar-membaca-permulaan', 'mengajar-kelas-rangkap', 'bootcamp-fasilitator-literasi'],
}
