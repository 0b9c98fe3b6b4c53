import type { DemoHome } from '../../demo.types.ts'

const htmlTab = `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8">
    <title>SMK Coding</title>
  </head>
  <body>
    <h1>Halo, calon pembuat</h1>
    <p id="sapa"></p>
    <script src="sapa.js"></script>
  </body>
</html>`

const jsTab = `const jurusan = ['RPL', 'TKJ', 'DKV']
const sapa = document.querySelector('#sapa')

function kalimat(daftar) {
  const nama = daftar.join(', ')
  return 'Kelas untuk ' + nama + '.'
}

sapa.textContent = kalimat(jurusan)`

const pythonTab = `nilai = {"Rina": 88, "Made": 71, "Yosep": 93}
kkm = 75

for nama, angka in nilai.items():
    status = "lulus" if angka >= kkm else "remedial"
    print(f"{nama:<6} {angka} {status}")

rata = sum(nilai.values()) / len(nilai)
print("Rata-rata:", rata)`

const gitTab = `git switch -c fitur-keranjang
git add keranjang.js
git commit -m "Hitung total keranjang"
git push -u origin fitur-keranjang`

export const home: DemoHome = {
  hero: {
    eyebrow: 'Untuk siswa dan guru SMK',
    title: 'Dari baris pertama sampai dipakai sekolah',
    text: 'Belajar web, Python, Laravel, Flutter, jaringan, dan IoT lewat proyek yang ada penggunanya. Kode dijalankan di peramban, jadi komputer laboratorium yang lama pun cukup.',
    actions: [
      { label: 'Mulai Web Dasar', href: '/Courses/web-dasar' },
      { label: 'Lihat kelas', href: '/Class' },
    ],
    featuredClass: 'bootcamp-laravel',
    figures: [
      { value: '12', label: 'bahasa di studio koding' },
      { value: '214', label: 'SMK bergabung' },
      { value: '9.600', label: 'siswa aktif' },
    ],
    tabs: [
      { name: 'index.html', code: htmlTab },
      { name: 'sapa.js', code: jsTab },
      { name: 'rekap.py', code: pythonTab },
      { name: 'perintah.sh', code: gitTab },
    ],
  },
  sections: [
    {
      kind: 'listing',
      of: 'course',
      id: 'kursus',
      title: 'Kursus mandiri',
      intro: 'Kerjakan kapan saja. Kemajuan belajar tersimpan di akun Anda.',
      more: { label: 'Semua kursus', href: '/Courses' },
      count: 3,
    },
    {
      kind: 'features',
      id: 'fitur',
      title: 'Alat belajar yang sudah siap',
      items: [
        {
          title: 'Studio koding',
          text: 'Jalankan 12 bahasa pemrograman di peramban, lengkap dengan kasus uji dan petunjuk bertahap.',
          icon: 'code',
          href: '/News/studio-koding-di-lab-lawas',
        },
        {
          title: 'Kuis dan bank soal',
          text: 'Latihan singkat di setiap bab dan bank soal RPL untuk guru pendamping.',
          icon: 'check',
          href: '/News/bank-soal-rpl-dibuka',
        },
        {
          title: 'Proyek nyata',
          text: 'Kantin, perpustakaan, kebun, dan jaringan sekolah menjadi bahan belajar.',
          icon: 'layers',
        },
        {
          title: 'Perangkat dan jaringan',
          text: 'Kelas TKJ dan IoT dengan panduan merakit, mengukur, dan mendokumentasikan.',
          icon: 'cpu',
        },
        {
          title: 'Jalan ke industri',
          text: 'Persiapan PKL, portofolio, dan latihan wawancara bersama mitra industri.',
          icon: 'rocket',
          href: '/Program/dari-kelas-ke-industri',
        },
        {
          title: 'Laporan untuk guru',
          text: 'Guru pendamping melihat kemajuan kelas tanpa harus mengumpulkan tangkapan layar.',
          icon: 'users',
        },
      ],
    },
    {
      kind: 'listing',
      of: 'class',
      id: 'kelas',
      title: 'Kelas terdekat',
      intro: 'Belajar bersama mentor dengan jadwal sore, setelah jam sekolah.',
      more: { label: 'Semua kelas', href: '/Class' },
      count: 6,
    },
    {
      kind: 'steps',
      id: 'alur',
      title: 'Alur belajar satu tahun ajaran',
      items: [
        {
          label: 'Semester ganjil',
          title: 'Dasar',
          text: 'Web Dasar dan Python dari Nol, dua bab setiap pekan di sela pelajaran.',
        },
        {
          label: 'Akhir ganjil',
          title: 'Proyek pertama',
          text: 'Satu program kecil yang dipakai orang lain, misalnya kas kelas atau menu kantin.',
        },
        {
          label: 'Semester genap',
          title: 'Kerja tim',
          text: 'Git, tinjauan kode, dan bootcamp sesuai konsentrasi keahlian.',
        },
        {
          label: 'Kelas XII',
          title: 'Menuju industri',
          text: 'PKL, portofolio, dan persiapan uji kompetensi keahlian.',
        },
      ],
    },
    {
      kind: 'listing',
      of: 'event',
      id: 'acara',
      title: 'Acara dan lomba',
      intro: 'Hackathon, bincang industri, dan pameran proyek siswa.',
      more: { label: 'Semua acara', href: '/Event' },
      count: 3,
    },
    {
      kind: 'quotes',
      id: 'kata-siswa',
      title: 'Kata siswa dan guru',
      items: [
        {
          text: 'Situs kantin buatan saya dipakai setiap hari. Rasanya beda ketika ada yang protes tombolnya kekecilan.',
          name: 'Elias Youw',
          role: 'Siswa RPL, Nabire',
          photo: { scene: 'portrait:boy', seed: 3151, alt: 'Potret Elias Youw' },
        },
        {
          text: 'Saya berhenti menghabiskan dua pertemuan untuk memasang program. Sekarang siswa langsung mengetik.',
          name: 'Wagiyo',
          role: 'Guru RPL, Purworejo',
          photo: { scene: 'portrait:man', seed: 3152, alt: 'Potret Wagiyo' },
        },
        {
          text: 'Mentor tidak memberi tahu jawabannya, tetapi selalu tahu pertanyaan yang tepat.',
          name: 'Putu Saraswati',
          role: 'Siswi TKJ, Singaraja',
          photo: { scene: 'portrait:girl', seed: 3153, alt: 'Potret Putu Saraswati' },
        },
      ],
    },
    {
      kind: 'people',
      id: 'mentor',
      title: 'Mentor',
      intro: 'Praktisi dan guru yang masih menulis kode setiap pekan.',
      people: [
        'uli-hutagalung',
        'bagas-prakoso',
        'zulfikar-piliang',
        'ketut-ardana',
        'ikbal-tahir',
        'silvana-rumbiak',
        'hendra-tanuwijaya',
        'jefri-lumentut',
      ],
    },
    {
      kind: 'sponsors',
      id: 'mitra',
      title: 'Mitra industri',
      intro: 'Tempat siswa belajar bekerja.',
      tiers: [
        { name: 'Mitra utama', names: ['CV Kode Nagari', 'PT Lintas Pulau Digital'] },
        {
          name: 'Mitra praktik',
          names: [
            'Koperasi Teknologi Tabanan',
            'PT Arus Bahari Elektronika',
            'Studio Pinisi',
            'Warung Data Kupang',
          ],
        },
        { name: 'Mitra komunitas', names: ['Forum Guru RPL Nusantara', 'Bengkel Elektronika Cikapundung'] },
      ],
    },
    {
      kind: 'questions',
      id: 'pertanyaan',
      title: 'Pertanyaan dari siswa',
      items: [
        {
          question: 'Apakah harus punya laptop?',
          answer:
            'Tidak untuk kursus dasar. Bab dan kuis nyaman di ponsel, sedangkan kode yang panjang dapat dikerjakan di laboratorium sekolah. Bootcamp memerlukan laptop sesuai prasyarat di halamannya.',
        },
        {
          question: 'Saya bukan jurusan RPL, boleh ikut?',
          answer: 'Boleh. Web Dasar dan Python dari Nol tidak mensyaratkan jurusan apa pun.',
        },
        {
          question: 'Apakah sertifikatnya bisa dipakai melamar PKL?',
          answer:
            'Bisa dilampirkan. Pembimbing dapat memeriksanya lewat kode QR, tetapi mereka biasanya lebih tertarik pada proyek Anda.',
        },
        {
          question: 'Bagaimana sekolah bergabung?',
          answer:
            'Guru mendaftar sebagai pendamping, lalu mengundang siswa dengan kode kelas. Tidak ada biaya untuk kursus mandiri yang gratis.',
        },
      ],
    },
    {
      kind: 'appeal',
      id: 'ajakan',
      title: 'Satu bab malam ini',
      text: 'Bab pertama Web Dasar selesai dalam lima belas menit. Tidak perlu memasang apa pun.',
      actions: [
        { label: 'Buka bab pertama', href: '/Courses/web-dasar' },
        { label: 'Coba Python', href: '/Courses/python-dari-nol' },
      ],
      picture: { scene: 'computer-lab', seed: 3502, alt: 'Laboratorium komputer di malam hari' },
    },
  ],
}
