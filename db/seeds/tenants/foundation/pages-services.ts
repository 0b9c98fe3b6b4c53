import type { DemoPage } from '../../pages.types.ts'

export const servicePages: DemoPage[] = [
  {
    name: 'Services',
    eyebrow: 'Untuk sekolah dan desa',
    title: 'Yang dapat diminta sekolah',
    lead: 'Kepala sekolah, komite, dan pengurus karang taruna boleh mengajukan langsung. Tidak perlu kenalan di yayasan.',
    sections: [
      {
        kind: 'features',
        id: 'daftar',
        title: 'Bantuan yang tersedia',
        items: [
          {
            icon: 'book-open',
            title: 'Pojok baca',
            text: 'Seratus lima puluh buku pertama, pelatihan pengelola, dan tukar buku dua kali setahun.',
            href: '/Services/pojok-baca',
          },
          {
            icon: 'building',
            title: 'Perpustakaan sekolah',
            text: 'Bangunan kecil yang didirikan bersama warga, lengkap dengan rak dan pustakawan cilik.',
            href: '/Services/perpustakaan-sekolah',
          },
          {
            icon: 'users',
            title: 'Pelatihan guru',
            text: 'Kelas rangkap, numerasi, membaca permulaan, dan dukungan bagi anak.',
            href: '/Training-Services',
          },
          {
            icon: 'leaf',
            title: 'Air dan toilet',
            text: 'Perbaikan sarana yang diputuskan tim guru, orang tua, dan dua anak.',
            href: '/Program/sekolah-aman-dan-sehat',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'ajukan',
        title: 'Cara mengajukan',
        items: [
          {
            label: '1',
            title: 'Musyawarah',
            text: 'Bicarakan di sekolah. Tulis apa yang paling dibutuhkan dan apa yang dapat disumbang warga.',
          },
          {
            label: '2',
            title: 'Kirim satu halaman',
            text: 'Lewat WhatsApp, email, atau surat. Foto tulisan tangan diterima.',
          },
          {
            label: '3',
            title: 'Kunjungan',
            text: 'Fasilitator datang paling lambat enam pekan, lebih lama bila menyeberang pulau.',
          },
          {
            label: '4',
            title: 'Jawaban',
            text: 'Disetujui, ditunda, atau ditolak, selalu dengan alasan tertulis.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'sering',
        title: 'Yang sering ditanyakan kepala sekolah',
        items: [
          {
            question: 'Apakah sekolah swasta boleh?',
            answer: 'Boleh, selama uang sekolahnya rendah atau tidak ada.',
          },
          {
            question: 'Bolehkah meminta laptop?',
            answer:
              'Kami belum menyediakan laptop. Kami mendahulukan buku dan guru karena keduanya dipakai setiap hari.',
          },
          {
            question: 'Berapa lama didampingi?',
            answer: 'Dua tahun. Kunjungan terakhir biasanya hanya untuk makan siang bersama.',
          },
        ],
      },
      { kind: 'contact', id: 'kirim', title: 'Kirim pengajuan Anda', hours: 'Senin-Jumat 08.00-16.00 WITA' },
    ],
  },
  {
    name: 'Services-perpustakaan-sekolah',
    eyebrow: 'Layanan',
    title: 'Perpustakaan sekolah',
    lead: 'Bangunan enam kali tujuh meter dari bahan setempat. Warga mengangkat batunya, warga pula yang menjaga pintunya.',
    cover: { scene: 'village-school', seed: 1403, alt: 'Warga bergotong royong di halaman sekolah desa' },
    sections: [
      {
        kind: 'figures',
        id: 'biaya',
        title: 'Hitungan satu bangunan',
        items: [
          { value: 'Rp 75 juta', label: 'biaya satu perpustakaan', note: 'atap, rangka, rak, dan buku' },
          { value: '12 hari', label: 'kerja bakti warga' },
          { value: '2 guru', label: 'lulus kursus pengelola', note: 'sebelum buku dikirim' },
        ],
      },
      {
        kind: 'steps',
        id: 'pembangunan',
        title: 'Dari batu pertama',
        items: [
          {
            label: 'Pekan 1-2',
            title: 'Pondasi',
            text: 'Batu dan pasir dari desa. Letak pintu diputuskan anak kelas lima.',
          },
          {
            label: 'Pekan 3-5',
            title: 'Dinding dan atap',
            text: 'Bebak dari pelepah gewang, supaya sejuk pada siang hari.',
          },
          {
            label: 'Pekan 6',
            title: 'Rak dan label',
            text: 'Tinggi rak mengikuti jangkauan anak kelas satu.',
          },
          {
            label: 'Peresmian',
            title: 'Pustakawan cilik dilantik',
            text: 'Tugasnya bermacam-macam: merawat buku, mencatat pinjaman, membacakan untuk adik.',
          },
        ],
      },
      {
        kind: 'quotes',
        id: 'pustakawan',
        title: 'Pesan pustakawan cilik',
        items: [
          {
            text: 'Saya pustakawan cilik bagian rawat buku. Kalau ada yang sobek, bawa ke saya saja, jangan disembunyikan.',
            name: 'Putu, 10 tahun',
            role: 'Kelas lima, Kintamani',
            photo: { scene: 'portrait:boy', seed: 1013, alt: 'Potret Putu' },
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'mollo',
        title: 'Lima dari sepuluh menunggu atapnya',
        text: 'Rp 412.500.000 sudah terkumpul dari Rp 750.000.000 untuk Mollo. Perkembangannya diperbarui setiap Senin.',
        actions: [
          { label: 'Bantu perpustakaan Mollo', href: '/News/cara-berdonasi' },
          { label: 'Kabar pembangunan', href: '/News/perpustakaan-ke-sepuluh-mollo' },
        ],
        picture: { scene: 'library', seed: 1202, alt: 'Rak rendah berisi buku anak di sudut kelas' },
      },
    ],
  },
  {
    name: 'Services-pojok-baca',
    eyebrow: 'Layanan',
    title: 'Membuka pojok baca',
    lead: 'Cukup satu teras yang teduh, dua orang yang mau membuka pintu, dan jam buka yang pasti.',
    cover: { scene: 'library', seed: 1302, alt: 'Pojok baca di teras rumah warga' },
    sections: [
      {
        kind: 'table',
        id: 'siapa',
        title: 'Siapa menyediakan apa',
        columns: ['Keperluan', 'Warga', 'Yayasan'],
        rows: [
          ['Tempat', 'Teras, balai, atau sudut kelas', '-'],
          ['Pengelola', 'Dua orang dewasa', 'Kursus dan pendampingan'],
          ['Buku', 'Buku daerah bila ada', '150 buku berjenjang'],
          ['Rak', 'Tenaga dan paku', 'Kayu dan gambar kerja'],
          ['Tahun kedua', 'Tetap buka', 'Kiriman buku pilihan anak'],
        ],
      },
      {
        kind: 'listing',
        of: 'course',
        id: 'kursus',
        title: 'Kursus yang diselesaikan pengelola',
        count: 2,
      },
      {
        kind: 'text',
        id: 'jangan',
        title: 'Sebelum Anda mulai',
        bodyHtml: `<p>Bacalah dulu <a href="/Blog/lima-kesalahan-pojok-baca">lima kesalahan yang membuat pojok baca sepi</a>. Semuanya pernah dilakukan Pak Kusnadi, sehingga Anda tidak perlu mengulanginya.</p>
<blockquote>Pojok baca itu seperti warung bubur. Rasanya boleh biasa saja, asal bukanya pasti dan yang jaga ramah.</blockquote>`,
      },
      {
        kind: 'appeal',
        id: 'ajukan',
        title: 'Punya teras?',
        text: 'Kirim satu foto tempatnya dan nama dua pengelola. Pak Wayan menjawab dengan gambar rak yang cocok.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Program Seribu Pojok Baca', href: '/Program/seribu-pojok-baca' },
        ],
        picture: { scene: 'books', seed: 1421, alt: 'Buku anak yang disusun menurut ukuran' },
      },
    ],
  },
]
