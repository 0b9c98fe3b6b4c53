import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'wening-prasasti',
    name: 'Wening Prasasti',
    title: 'Penyiar Pagi di Pasar',
    bio: 'Wening membuka siaran pukul lima, ketika pedagang sayur sudah setengah jalan. Ia hafal harga cabai tiga pasar dan tidak pernah memulai kalimat dengan "oke".',
    photo: { scene: 'portrait:woman', seed: 11101, alt: 'Potret Wening Prasasti' },
  },
  {
    slug: 'gilang-nainggolan',
    name: 'Gilang Nainggolan',
    title: 'Penyiar Putar Balik, penata musik',
    bio: 'Gilang memutar lagu dari kaset dan piringan sumbangan warga, lalu menceritakan dari rumah siapa kaset itu datang. Di luar siaran ia memperbaiki tape.',
    photo: { scene: 'portrait:man', seed: 11102, alt: 'Potret Gilang Nainggolan' },
  },
  {
    slug: 'nur-afifah',
    name: 'Nur Afifah',
    title: 'Produser Suara Sekolah',
    bio: 'Afifah mendampingi siswa SMP menyiapkan siaran mereka sendiri. Tugasnya hanya satu: memastikan setiap anak pulang dengan rekaman suaranya.',
    photo: { scene: 'portrait:hijab', seed: 11103, alt: 'Potret Nur Afifah' },
  },
  {
    slug: 'yohanes-bria',
    name: 'Yohanes Bria',
    title: 'Teknisi pemancar',
    bio: 'Yohanes belajar elektronika dari radio kakeknya di Atambua. Ia memanjat menara setiap Jumat dan mengajar menyolder setiap Sabtu.',
    photo: { scene: 'portrait:man', seed: 11104, alt: 'Potret Yohanes Bria' },
  },
  {
    slug: 'sri-kadarwati',
    name: 'Sri Kadarwati',
    title: 'Pengasuh Kidung Malam',
    bio: 'Bu Sri membacakan cerita dan tembang sebelum pemancar dimatikan. Pendengarnya mengaku tidur lebih cepat, dan beliau menganggapnya pujian.',
    photo: { scene: 'portrait:woman', seed: 11105, alt: 'Potret Sri Kadarwati' },
  },
  {
    slug: 'reza-alkatiri',
    name: 'Reza Alkatiri',
    title: 'Reporter Keliling Kampung',
    bio: 'Reza melapor dari sepeda. Ia membawa satu perekam, satu mikrofon bertangkai, dan selalu menanyakan nama sebelum menanyakan pendapat.',
    photo: { scene: 'portrait:man', seed: 11106, alt: 'Potret Reza Alkatiri' },
  },
]
