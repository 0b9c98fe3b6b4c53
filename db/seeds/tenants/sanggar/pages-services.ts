import type { DemoPage } from '../../pages.types.ts'

export const servicePages: DemoPage[] = [
  {
    name: 'Services',
    eyebrow: 'Layanan',
    title: 'Layanan Sanggar',
    lead: 'Perangkatnya dapat Anda pasang sendiri. Layanan di bawah ini untuk lembaga yang ingin ditemani.',
    sections: [
      {
        kind: 'features',
        id: 'daftar',
        title: 'Pilih sesuai keadaan lembaga Anda',
        items: [
          {
            icon: 'layers',
            title: 'Pendampingan akademi baru',
            text: 'Tiga bulan dari gagasan sampai angkatan pertama, dengan satu pendamping tetap.',
            href: '/Services/pendampingan-akademi',
          },
          {
            icon: 'download',
            title: 'Pindahan data',
            text: 'Peserta, soal, dan materi lama dipindahkan serta diperiksa bersama Anda.',
            href: '/Services/pindahan-data',
          },
          {
            icon: 'users',
            title: 'Pelatihan pengajar',
            text: 'Lokakarya untuk tim pengajar, di tempat Anda atau daring.',
            href: '/Training-Services',
          },
          {
            icon: 'wallet',
            title: 'Hosting terkelola',
            text: 'Kami yang memasang, memperbarui, dan mencadangkan. Anda mengajar.',
            href: '/Pricing',
          },
        ],
      },
      {
        kind: 'table',
        id: 'bandingkan',
        title: 'Mana yang Anda perlukan?',
        columns: ['Keadaan', 'Saran kami', 'Lama', 'Mulai dari'],
        rows: [
          ['Baru punya gagasan', 'Kursus Membuka Akademi Daring', '2 jam 15 menit', 'Gratis'],
          [
            'Sudah mengajar tatap muka',
            'Pendampingan akademi baru',
            '3 bulan',
            'Tanpa biaya bila lolos seleksi',
          ],
          ['Pindah dari sistem lain', 'Pindahan data', '5 sampai 15 hari kerja', 'Rp 1.500.000'],
          [
            'Pengajar belum terbiasa daring',
            'Pelatihan pengajar',
            '2 hari atau 8 pekan',
            'Rp 850.000 per orang',
          ],
        ],
      },
      {
        kind: 'steps',
        id: 'urutan',
        title: 'Cara kami bekerja',
        items: [
          {
            label: 'Hari 1',
            title: 'Percakapan tiga puluh menit',
            text: 'Anda bercerita tentang peserta dan pengajar. Kami mencatat, belum menawarkan apa pun.',
          },
          {
            label: 'Hari 3',
            title: 'Usulan satu halaman',
            text: 'Isi pekerjaan, jadwal, biaya, dan hal yang tidak kami kerjakan.',
          },
          {
            label: 'Pekan 2',
            title: 'Mulai dari satu kelas',
            text: 'Satu kelas dibuat sampai benar-benar dipakai sebelum yang lain disentuh.',
          },
          {
            label: 'Selesai',
            title: 'Serah terima',
            text: 'Tim Anda menjalankan satu pekan penuh tanpa kami. Bila lancar, pekerjaan selesai.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'mulai',
        title: 'Ceritakan dulu, putuskan nanti',
        text: 'Suryadi dan tim dukungan akademi menerima janji temu pada hari kerja, pukul 09.00 sampai 16.00 WIB.',
        actions: [{ label: 'Buat janji temu', href: '/Make-Appointment' }],
      },
    ],
  },
  {
    name: 'Services-pendampingan-akademi',
    eyebrow: 'Layanan',
    title: 'Pendampingan akademi baru',
    lead: 'Untuk lembaga kursus, PKBM, dan komunitas yang sudah mengajar tatap muka dan ingin menjangkau peserta dari daerah lain.',
    cover: { scene: 'planting', seed: 1402, alt: 'Bibit yang baru ditanam' },
    sections: [
      {
        kind: 'steps',
        id: 'tiga-bulan',
        title: 'Tiga bulan, tiga hasil',
        items: [
          {
            label: 'Bulan 1',
            title: 'Rumahnya berdiri',
            text: 'Situs, alamat, halaman kelas, dan aturan pembayaran selesai ditinjau.',
          },
          {
            label: 'Bulan 2',
            title: 'Materinya diuji',
            text: 'Tiga orang luar mengerjakan bab pertama sambil diamati. Anda melihat di mana mereka berhenti.',
          },
          {
            label: 'Bulan 3',
            title: 'Angkatan pertama berjalan',
            text: 'Pendamping hadir pada dua pertemuan, lalu membaca angka akademi bersama Anda setiap Senin.',
          },
        ],
      },
      {
        kind: 'people',
        id: 'pendamping',
        title: 'Yang mendampingi',
        people: ['suryadi', 'yosep-wanimbo', 'dede-kurniasih'],
      },
      {
        kind: 'questions',
        id: 'syarat',
        title: 'Syarat dan biaya',
        items: [
          {
            question: 'Berapa biayanya?',
            answer:
              'Lembaga yang lolos seleksi program Akademi Perdana tidak membayar pendampingan. Dua orang dari lembaga mendapat tempat di Bootcamp Pengelola Akademi.',
          },
          {
            question: 'Apa yang diminta dari kami?',
            answer:
              'Satu penanggung jawab dengan waktu enam jam sepekan, dan kesediaan membagikan pelajaran kepada lembaga lain di akhir program.',
          },
          {
            question: 'Siapa yang didahulukan?',
            answer: 'Lembaga dari luar Jawa dan lembaga yang belum pernah mengajar daring.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'daftar',
        title: 'Angkatan berikutnya dibuka lewat Akademi Perdana',
        text: 'Baca syaratnya, lalu ajukan lembaga Anda. Pengumuman dikirim melalui email.',
        actions: [
          { label: 'Program Akademi Perdana', href: '/Program/akademi-perdana' },
          { label: 'Bertanya dulu', href: '/Make-Appointment' },
        ],
      },
    ],
  },
  {
    name: 'Services-pindahan-data',
    eyebrow: 'Layanan',
    title: 'Pindahan data',
    lead: 'Materi bertahun-tahun tidak perlu diketik ulang. Kami pindahkan, Anda periksa, barulah yang lama dimatikan.',
    sections: [
      {
        kind: 'table',
        id: 'berkas',
        title: 'Yang dapat dipindahkan',
        columns: ['Isi', 'Dari berkas', 'Catatan'],
        rows: [
          ['Peserta dan pengajar', 'CSV atau Excel', 'Baris ganda ditunjukkan sebelum disimpan'],
          ['Soal dan kuis', 'GIFT', 'Pembahasan ikut terbawa bila ada'],
          ['Paket belajar', 'SCORM', 'Dijalankan apa adanya di dalam bab'],
          ['Tulisan dan gambar', 'WordPress', 'Alamat lama dialihkan ke alamat baru'],
        ],
      },
      {
        kind: 'steps',
        id: 'cara',
        title: 'Aman karena bertahap',
        items: [
          { label: '1', title: 'Salinan', text: 'Kami bekerja pada salinan. Sistem lama tetap berjalan.' },
          {
            label: '2',
            title: 'Percobaan',
            text: 'Sepuluh peserta dan satu kelas dipindahkan lebih dulu, lalu Anda periksa.',
          },
          {
            label: '3',
            title: 'Pindahan penuh',
            text: 'Dilakukan di luar jam belajar. Laporan jumlah sebelum dan sesudah diserahkan.',
          },
          {
            label: '4',
            title: 'Masa tenang',
            text: 'Selama tiga puluh hari, kekeliruan diperbaiki tanpa biaya.',
          },
        ],
      },
      {
        kind: 'plans',
        id: 'biaya',
        title: 'Biaya sekali jalan',
        items: [
          {
            name: 'Ringkas',
            price: 1_500_000,
            period: 'satu akademi',
            text: 'Sampai 500 peserta dan lima kelas.',
            benefits: ['Satu sumber data', 'Selesai dalam lima hari kerja'],
          },
          {
            name: 'Lengkap',
            price: 4_500_000,
            period: 'satu akademi',
            text: 'Sampai 5.000 peserta dan tiga puluh kelas.',
            benefits: [
              'Sampai tiga sumber data',
              'Pengalihan alamat lama',
              'Selesai dalam lima belas hari kerja',
            ],
            highlighted: true,
            action: { label: 'Buat janji temu', href: '/Make-Appointment' },
          },
        ],
      },
    ],
  },
]
