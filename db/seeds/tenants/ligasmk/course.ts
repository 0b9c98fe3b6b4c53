import type { DemoClass } from '../../demo.types.ts'

/** The self-paced course for teams: from a problem to a robot that moves. */
export const course: DemoClass = {
  code: 'LB-01',
  slug: 'robot-garis-pertama',
  name: 'Robot Garis Pertama',
  summary: 'Merakit robot pengikut garis dengan suku cadang bekas, lalu mengajarinya berbelok.',
  html: '<p>Kursus ini menyiapkan tim pemula untuk kategori robot garis. Semua bahan dapat dibeli di toko elektronik kabupaten atau diambil dari mainan rusak.</p><p>Kerjakan berdua atau bertiga. Setiap bab ditutup dengan uji coba di lintasan lakban hitam.</p>',
  cover: { scene: 'robot-arm', seed: 14621, alt: 'Siswa merakit robot' },
  type: 'self_paced',
  level: 'beginner',
  category: 'robotika',
  tags: ['robot', 'sensor'],
  competencies: ['Merakit', 'Membaca sensor', 'Menala gerak'],
  outcomes: ['Robot pengikut garis yang berjalan', 'Buku catatan tim'],
  prerequisites: ['Pernah memakai solder'],
  audience: ['Siswa SMK', 'Pembimbing tim'],
  durationMinutes: 180,
  price: 0,
  certificate: true,
  instructors: [{ person: 'suryo-wibowo', role: 'lead' }],
  rating: { average: 4.8, count: 264 },
  modules: [
    {
      slug: 'merakit',
      title: 'Merakit',
      chapters: [
        {
          slug: 'memilih-badan',
          title: 'Memilih badan robot',
          minutes: 25,
          isPreview: true,
          html: '<p>Badan robot menentukan separuh kecepatannya. Badan yang berat sulit berbelok, badan yang terlalu ringan mudah selip. Untuk lintasan liga, berat 300 sampai 500 gram adalah pilihan aman.</p><p>Bahan yang baik adalah papan akrilik tiga milimeter atau tripleks tipis. Hindari kardus: ia menyerap lembap dan melengkung pada hari lomba. Potong dengan panjang dua puluh sentimeter dan lebar lima belas sentimeter, lalu lubangi tempat motor sebelum mengecat.</p><h2>Menempatkan bagian</h2><ul><li>Baterai di tengah, serendah mungkin.</li><li>Sensor di depan, tiga sampai lima milimeter dari lantai.</li><li>Roda bebas di depan, roda penggerak di belakang.</li></ul><p>Timbanglah bagian depan dan belakang secara terpisah. Bila beda beratnya lebih dari sepertiga, geser baterainya. Robot yang seimbang berbelok ke kiri dan ke kanan dengan lebar yang sama.</p><p>Latihan: gambar badan robot pada kertas kotak, beri ukuran, dan minta anggota tim lain membacanya tanpa bertanya.</p>',
        },
        {
          slug: 'motor-dan-roda',
          title: 'Motor dan roda',
          minutes: 25,
          html: '<p>Motor mainan berputar cepat tetapi lemah. Gigi di dalam kotak kuning mengubah kecepatan menjadi tenaga. Perbandingan satu banding empat puluh delapan cocok untuk pemula: cukup kuat menanjak, cukup lambat dikendalikan.</p><p>Dua motor dari kotak yang sama pun jarang sama persis. Pasang keduanya, jalankan sepuluh detik di atas meja, dan hitung putaran roda. Selisih satu putaran dari dua puluh masih wajar. Lebih dari itu, tukar salah satu.</p><h2>Menyolder dengan selamat</h2><ol><li>Pakai kacamata dan kerjakan dekat jendela.</li><li>Panaskan kaki dan papan bersama, baru tempelkan timah.</li><li>Sambungan yang baik mengilap dan berbentuk gunung kecil.</li><li>Cuci tangan sebelum makan.</li></ol><p>Setelah roda terpasang, dorong robot di lantai dan lepaskan. Ia harus meluncur lurus sedikitnya satu meter. Bila berbelok, periksa apakah kedua roda sejajar sebelum menyalahkan program.</p>',
        },
        {
          slug: 'membaca-garis',
          title: 'Membaca garis',
          minutes: 30,
          html: '<p>Sensor garis memancarkan cahaya dan mengukur pantulannya. Lantai putih memantulkan banyak, lakban hitam sedikit. Angka yang terbaca tidak pernah tepat sama, jadi jangan menulis angka tetap di program.</p><p>Lakukan kalibrasi setiap kali pindah tempat. Geser robot di atas garis selama lima detik, catat angka terbesar dan terkecil setiap sensor, lalu ambil tengahnya sebagai batas. Cahaya lampu aula berbeda dengan cahaya bengkel, dan robot yang lupa kalibrasi biasanya keluar lintasan pada tikungan pertama.</p><h2>Tiga sensor atau lima</h2><p>Tiga sensor cukup untuk belajar: kiri, tengah, kanan. Lima sensor memberi tahu seberapa jauh robot menyimpang, bukan hanya ke arah mana. Mulailah dari tiga. Tambahkan dua ketika robot sudah menyelesaikan lintasan tanpa berhenti.</p><p>Latihan: catat bacaan sensor di lima tempat berbeda di sekolah. Hitung selisihnya dan tempel tabelnya di dinding bengkel.</p>',
        },
      ],
    },
    {
      slug: 'mengajari',
      title: 'Mengajari',
      chapters: [
        {
          slug: 'belok-pertama',
          title: 'Belok pertama',
          minutes: 30,
          html: '<p>Program pertama cukup tiga aturan. Bila sensor tengah melihat garis, maju. Bila sensor kiri melihat garis, kurangi kecepatan roda kiri. Bila sensor kanan melihat garis, kurangi kecepatan roda kanan. Simpan, jalankan pelan, dan lihat.</p><p>Robot akan bergoyang seperti orang mengantuk. Itu wajar. Ia baru tahu tiga keadaan. Catat di mana ia keluar, jangan langsung mengubah banyak hal sekaligus. Satu perubahan, satu percobaan, satu baris catatan.</p><h2>Kehilangan garis</h2><p>Apa yang dilakukan robot bila semua sensor melihat putih? Jangan suruh berhenti. Suruh ia mengingat sensor mana yang terakhir melihat garis, lalu berputar ke arah itu. Aturan kecil ini menyelamatkan banyak tim di babak penyisihan.</p><p>Latihan: buat lintasan berbentuk angka delapan dengan lakban. Jalankan sepuluh kali dan hitung berapa kali selesai. Angka itu adalah titik awal Anda. Targetnya bukan sepuluh, melainkan lebih baik dari kemarin.</p>',
        },
        {
          slug: 'menala-dengan-sabar',
          title: 'Menala dengan sabar',
          minutes: 35,
          html: '<p>Setelah robot menyelesaikan lintasan, barulah dipercepat. Di sinilah sebagian besar tim tersesat: mengubah tiga angka sekaligus, lalu tidak tahu angka mana yang menolong.</p><p>Pakai cara tiga kolom. Kolom pertama angka yang diubah, kolom kedua waktu tempuh rata-rata dari lima putaran, kolom ketiga jumlah keluar lintasan. Ubah satu angka, isi satu baris. Bila dua baris berturut-turut memburuk, kembali ke angka sebelumnya.</p><h2>Cepat atau pasti</h2><p>Di liga, robot yang keluar lintasan mengulang dari titik awal dan kehilangan lima detik. Robot yang dua detik lebih lambat tetapi tidak pernah keluar hampir selalu menang. Tentukan bersama tim: berapa kali keluar yang masih dapat diterima dari dua puluh putaran?</p><p>Tulis jawabannya di papan sebelum hari lomba. Pada saat tegang, orang cenderung memilih angka tercepat. Papan itu mengingatkan apa yang kalian putuskan ketika tenang.</p>',
        },
        {
          slug: 'hari-pertandingan',
          title: 'Hari pertandingan',
          minutes: 25,
          html: '<p>Pertandingan dimenangkan malam sebelumnya. Isi baterai, cadangkan program di dua tempat, dan masukkan obeng, timah, lakban, serta sensor cadangan ke satu kotak. Tempel daftar isi di tutupnya.</p><p>Di arena setiap tim mendapat sepuluh menit. Bagi tugas: satu orang mengalibrasi, satu orang mengamati lintasan, satu orang bicara dengan juri. Jangan bertiga mengerumuni robot. Orang yang mengamati sering menemukan tikungan yang lebih tajam daripada di bengkel.</p><h2>Bila kalah</h2><ul><li>Jabat tangan lawan dan tanyakan satu hal tentang robotnya.</li><li>Catat penyebabnya malam itu juga, sebelum cerita menjadi lebih indah.</li><li>Foto robotmu. Musim depan kamu akan tertawa melihatnya.</li></ul><p>Juri liga memberi nilai untuk cara tim menjelaskan kegagalan. Tim yang kalah tetapi tahu sebabnya boleh membawa pulang poin. Karena itu bawalah buku catatan ke meja juri, juga ketika halamannya penuh coretan.</p>',
        },
      ],
    },
  ],
  classrooms: [],
}
