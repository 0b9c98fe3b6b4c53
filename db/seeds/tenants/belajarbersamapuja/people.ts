import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'puja-pramudya',
    name: 'Puja Pramudya',
    title: 'Tuan rumah festival, pendidik dan pembicara',
    bio: 'Puja membuka festival dengan menyapu lantai bersama panitia. Ia mengajar membaca peta, bercerita, dan bertanya tanpa malu.',
    photo: { scene: 'portrait:man', seed: 13911, alt: 'Potret Puja Pramudya' },
  },
  {
    slug: 'ayu-kirana',
    name: 'Ayu Kirana',
    title: 'Pembuat buku bergambar',
    bio: 'Ayu menggambar dengan kopi, kunyit, dan daun suji. Kelasnya selalu wangi.',
    photo: { scene: 'portrait:woman', seed: 13912, alt: 'Potret Ayu Kirana' },
  },
  {
    slug: 'jamal-tuanaya',
    name: 'Jamal Tuanaya',
    title: 'Guru musik dari Ternate',
    bio: 'Jamal membuat alat musik dari pipa, tutup botol, dan bambu, lalu mengajak satu lapangan menjadi orkes.',
    photo: { scene: 'portrait:man', seed: 13913, alt: 'Potret Jamal Tuanaya' },
  },
  {
    slug: 'sri-hartini',
    name: 'Sri Hartini',
    title: 'Peneliti tanah yang gemar memasak',
    bio: 'Hartini menjelaskan tanah lewat kue lapis. Murid yang paham boleh memakan alat peraganya.',
    photo: { scene: 'portrait:hijab', seed: 13914, alt: 'Potret Sri Hartini' },
  },
  {
    slug: 'kevin-wibisana',
    name: 'Kevin Wibisana',
    title: 'Pembuat robot kardus',
    bio: 'Kevin percaya robot pertama setiap anak sebaiknya terbuat dari kardus dan sering jatuh.',
    photo: { scene: 'portrait:man', seed: 13915, alt: 'Potret Kevin Wibisana' },
  },
  {
    slug: 'regina-mandala',
    name: 'Regina Mandala',
    title: 'Pendongeng dan ibu tiga anak',
    bio: 'Regina mendongeng dengan satu selendang yang bisa menjadi sungai, sayap, atau jalan pulang.',
    photo: { scene: 'portrait:woman', seed: 13916, alt: 'Potret Regina Mandala' },
  },
]
