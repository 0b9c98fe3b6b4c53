import type { DemoPage } from '../../pages.types.ts'

export const partnerPages: DemoPage[] = [
  {
    name: 'Corporates',
    eyebrow: 'Untuk perusahaan',
    title: 'Kursi belajar untuk karyawan',
    lead: 'Satu kontrak, semua kelas. Karyawan memilih sendiri yang berguna, Anda melihat mana yang selesai.',
    seo: {
      title: 'Pelatihan karyawan',
      description:
        'Paket kursi belajar untuk karyawan: kelas langsung, kursus mandiri, dan laporan untuk perusahaan, mulai Rp 6.500.000 per tahun.',
    },
    sections: [
      {
        kind: 'plans',
        id: 'kursi',
        title: 'Paket kursi',
        intro: 'Satu kursi berlaku satu tahun dan boleh dialihkan satu kali.',
        items: [
          {
            name: 'Sepuluh kursi',
            price: 6_500_000,
            period: 'per tahun',
            benefits: ['Satu kelas langsung per kursi', 'Semua kursus mandiri', 'Laporan triwulan'],
          },
          {
            name: 'Lima puluh kursi',
            price: 27_500_000,
            period: 'per tahun',
            benefits: [
              'Satu kelas langsung per kursi',
              'Semua kursus mandiri',
              'Laporan bulanan per bagian',
              'Satu kelas khusus tanpa biaya',
            ],
            highlighted: true,
            action: { label: 'Buat janji temu', href: '/Make-Appointment' },
          },
        ],
      },
      {
        kind: 'features',
        id: 'alasan',
        title: 'Mengapa karyawan menyelesaikannya',
        items: [
          {
            icon: 'clock',
            title: 'Jadwal malam dan Sabtu',
            text: 'Tidak ada yang perlu meninggalkan toko atau lini produksi.',
          },
          {
            icon: 'target',
            title: 'Tugas dari mejanya sendiri',
            text: 'Yang dikumpulkan adalah laporan yang memang harus dibuat minggu itu.',
          },
          {
            icon: 'users',
            title: 'Atasan ikut satu kali',
            text: 'Pada pertemuan terakhir, atasan melihat hasilnya dan menanggapi.',
          },
        ],
      },
      {
        kind: 'sponsors',
        id: 'mitra',
        title: 'Yang sudah bekerja sama',
        tiers: [
          {
            name: 'Mitra perekrutan',
            names: ['PT Tirta Karsa Logistik', 'Studio Lintang Selatan', 'Bursa Kerja Lintas Kota'],
          },
          { name: 'Mitra pelatihan', names: ['Koperasi Maju Sejahtera Klaten', 'Yayasan Lentera Usaha'] },
        ],
      },
      {
        kind: 'questions',
        id: 'administrasi',
        title: 'Soal administrasi',
        items: [
          {
            question: 'Apakah bisa ditagih belakangan?',
            answer: 'Bisa. Tagihan dikirim setelah kontrak ditandatangani dengan tempo tiga puluh hari.',
          },
          {
            question: 'Siapa yang melihat nilai karyawan?',
            answer:
              'Perusahaan melihat selesai atau belum. Nilai dan umpan balik hanya terlihat oleh peserta, kecuali ia membagikannya.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Coba satu kursi dulu',
        text: 'Kirim satu karyawan ke kelas yang sedang dibuka. Bila tugasnya berguna di kantor, barulah bicara paket.',
        actions: [
          { label: 'Lihat kelas', href: '/Class' },
          { label: 'Buat janji temu', href: '/Make-Appointment' },
        ],
      },
    ],
  },
  {
    name: 'Government',
    eyebrow: 'Untuk pemerintah daerah',
    title: 'Pelatihan kerja yang dilaporkan jujur',
    lead: 'Bersama dinas tenaga kerja dan dinas koperasi, kami melatih warga lalu menghitung ulang enam bulan kemudian.',
    seo: { title: 'Pelatihan kerja untuk pemerintah daerah' },
    sections: [
      {
        kind: 'table',
        id: 'bentuk',
        title: 'Bentuk kerja sama',
        columns: ['Dinas', 'Sasaran', 'Kelas', 'Tempat'],
        rows: [
          [
            'Tenaga kerja',
            'Lulusan baru dan pencari kerja',
            'Siap Kerja, tiga jalur',
            'Daring dan titik belajar',
          ],
          [
            'Koperasi dan usaha kecil',
            'Pemilik usaha dan pengurus koperasi',
            'Usaha Tertata',
            'Balai kecamatan',
          ],
          [
            'Pemberdayaan perempuan',
            'Perempuan yang ingin bekerja kembali',
            'Jalur data dan administrasi',
            'Daring, pukul sepuluh pagi',
          ],
          ['Pariwisata', 'Pemandu dan pelaku usaha wisata', 'Bahasa Inggris untuk kerja', 'Daring'],
        ],
      },
      {
        kind: 'steps',
        id: 'laporan',
        title: 'Apa yang kami laporkan',
        intro: 'Termasuk angka yang tidak enak dibaca.',
        items: [
          {
            label: 'Pekan ke-2',
            title: 'Siapa yang datang',
            text: 'Menurut kecamatan, umur, dan jenis kelamin, tanpa nama.',
          },
          { label: 'Akhir kelas', title: 'Siapa yang selesai', text: 'Beserta alasan mereka yang berhenti.' },
          {
            label: 'Bulan ke-6',
            title: 'Apa yang berubah',
            text: 'Jumlah yang menjawab selalu ditulis di samping persentasenya.',
          },
        ],
        more: { label: 'Contoh laporan alumni', href: '/News/survei-alumni-enam-bulan' },
      },
      {
        kind: 'text',
        id: 'narahubung',
        title: 'Narahubung Anda',
        bodyHtml: `<p>Cut Nuraini, kepala akademik, pernah mengelola balai pelatihan kerja di Banda Aceh. Ia paham kalender anggaran, berita acara, dan mengapa peserta sering berhenti pada pekan ketiga.</p><p>Setiap kerja sama dimulai dari satu percakapan dengannya, lalu satu halaman usulan.</p>`,
        picture: { scene: 'portrait:hijab', seed: 2108, alt: 'Potret Cut Nuraini' },
      },
      {
        kind: 'contact',
        id: 'surat',
        title: 'Alamat surat menyurat',
        intro: 'Kerangka acuan kerja dan rincian biaya kami kirim dalam lima hari kerja.',
        hours: 'Senin-Jumat 08.30-16.30 WIB',
      },
    ],
  },
  {
    name: 'Campus',
    eyebrow: 'Untuk kampus',
    title: 'Semester terakhir yang berguna',
    lead: 'Kerja sama dengan pusat karier kampus agar mahasiswa tingkat akhir punya dua proyek sebelum wisuda.',
    cover: { scene: 'graduation', seed: 2303, alt: 'Peserta merayakan kelulusan' },
    seo: { title: 'Kerja sama pusat karier kampus' },
    sections: [
      {
        kind: 'steps',
        id: 'kalender',
        title: 'Mengikuti kalender kampus',
        items: [
          {
            label: 'Bulan 1',
            title: 'Webinar terbuka',
            text: 'Portofolio tanpa Pengalaman Kerja, gratis untuk semua jurusan.',
          },
          {
            label: 'Bulan 2-3',
            title: 'Satu jalur',
            text: 'Data, pemasaran, atau administrasi. Kampus boleh mengakuinya sebagai kegiatan pendamping.',
          },
          {
            label: 'Bulan 4',
            title: 'Proyek untuk usaha setempat',
            text: 'Kelompok kecil membantu satu usaha di sekitar kampus.',
          },
          {
            label: 'Bulan 5',
            title: 'Wawancara latihan',
            text: 'Tiga kali, dengan pewawancara dari perusahaan mitra.',
          },
        ],
      },
      {
        kind: 'features',
        id: 'bagian',
        title: 'Siapa mengerjakan apa',
        items: [
          {
            icon: 'graduation-cap',
            title: 'Kampus',
            text: 'Menyebarkan kabar dan menunjuk satu dosen pendamping.',
          },
          { icon: 'users', title: 'Akademi', text: 'Mengajar, menilai, dan menyediakan mentor karier.' },
          {
            icon: 'building',
            title: 'Perusahaan mitra',
            text: 'Memberi masalah nyata dan dua jam waktu pewawancara.',
          },
        ],
      },
      {
        kind: 'figures',
        id: 'ketentuan',
        title: 'Ketentuan',
        items: [
          { value: '20', label: 'mahasiswa paling sedikit', note: 'boleh gabungan dua kampus' },
          { value: '30%', label: 'potongan kelas langsung', note: 'bagi mahasiswa kampus mitra' },
          { value: '5', label: 'mahasiswa per mentor' },
        ],
      },
      {
        kind: 'appeal',
        id: 'mulai',
        title: 'Undang kami ke pusat karier',
        text: 'Webinar pertama tidak mengikat. Kami bawa Stefanus dan satu alumnus dari daerah Anda.',
        actions: [{ label: 'Buat janji temu', href: '/Make-Appointment' }],
      },
    ],
  },
]
