import type { DemoClass } from '../../demo.types.ts'

export const astronomi: DemoClass = {
  code: 'JN-204',
  slug: 'astronomi-mata-telanjang',
  name: 'Astronomi Mata Telanjang',
  summary: 'Mengenali rasi, planet, dan cerita langit Nusantara tanpa teleskop.',
  html: `<p>Jauh sebelum ada aplikasi, pelaut Bugis dan petani Jawa membaca langit untuk menentukan arah dan musim tanam. Kelas ini mengajak peserta mengenali langit malam dengan mata sendiri, peta putar dari kertas, dan cerita dari berbagai daerah.</p>
<p>Empat pertemuan langsung berlangsung selepas magrib supaya peserta dapat keluar rumah dan mencoba. Pertemuan terakhir dilaksanakan sebagai pengamatan bersama di tempat yang gelap di tiga kota.</p>`,
  cover: { scene: 'night-stars', seed: 2209, alt: 'Langit malam berbintang di atas perkemahan' },
  type: 'live',
  level: 'beginner',
  category: 'jelajah',
  tags: ['astronomi', 'rasi bintang', 'malam'],
  competencies: ['Orientasi langit', 'Pengamatan', 'Pengetahuan budaya'],
  outcomes: [
    'Membuat dan memakai peta bintang putar',
    'Mengenali delapan rasi dan tiga planet',
    'Menceritakan dua kisah langit Nusantara',
  ],
  prerequisites: ['Tempat yang cukup gelap di sekitar rumah'],
  audience: ['Pelajar usia sepuluh tahun ke atas', 'Keluarga', 'Guru IPA dan IPS'],
  durationMinutes: 360,
  price: 75000,
  certificate: true,
  instructors: [{ person: 'ni-luh-sukarini', role: 'lead' }],
  modules: [
    {
      slug: 'mengenal-langit',
      title: 'Mengenal langit',
      chapters: [
        {
          slug: 'peta-bintang-putar',
          title: 'Peta bintang putar',
          minutes: 90,
          isPreview: true,
          html: `<p>Peta putar terdiri atas dua lingkaran kertas: satu memuat bintang, satu memuat jendela cakrawala. Dengan mencocokkan tanggal dan jam, peserta mengetahui bagian langit yang tampak saat itu. Pola disediakan untuk lintang Indonesia, sebab peta dari negeri empat musim tidak cocok di sini.</p><p>Peserta menggunting, merakit, lalu keluar selama sepuluh menit untuk mencari tiga bintang paling terang. Hasilnya dibandingkan antarkota: mengapa bintang yang sama terlihat lebih tinggi di Medan daripada di Kupang?</p>`,
        },
        {
          slug: 'bintang-atau-planet',
          title: 'Bintang atau planet?',
          minutes: 90,
          html: `<p>Bintang berkelip, planet bersinar tenang. Itu petunjuk pertama. Petunjuk kedua, planet selalu berada di sekitar jalur yang dilalui Matahari dan Bulan. Petunjuk ketiga adalah warna: Mars kemerahan, Jupiter putih kekuningan, Venus paling terang dan hanya tampak menjelang pagi atau selepas petang.</p><p>Peserta mengamati selama sepekan dan mencatat posisi satu planet terhadap bintang terdekat. Pada pertemuan berikutnya, catatan digabungkan untuk melihat bahwa planet memang berpindah, sesuai arti namanya dalam bahasa Yunani: pengembara.</p>`,
        },
      ],
    },
    {
      slug: 'langit-nusantara',
      title: 'Langit Nusantara',
      chapters: [
        {
          slug: 'waluku-dan-gubuk-penceng',
          title: 'Waluku dan Gubuk Penceng',
          minutes: 90,
          html: `<p>Rasi yang dikenal dunia sebagai Orion disebut Waluku atau bajak oleh petani Jawa. Kemunculannya sebelum fajar menandai waktu menyiapkan sawah. Gubuk Penceng, yang juga disebut Rasi Pari, menunjukkan arah selatan bagi nelayan.</p><p>Peserta diminta menanyakan nama bintang kepada kakek, nenek, atau tetangga. Cerita yang terkumpul dibacakan dalam kelas dan disusun menjadi buku kecil. Angkatan percobaan berhasil mengumpulkan sembilan belas nama dari tujuh bahasa daerah.</p>`,
        },
        {
          slug: 'malam-pengamatan-bersama',
          title: 'Malam pengamatan bersama',
          minutes: 90,
          html: `<p>Pertemuan terakhir dilaksanakan di luar ruang. Peserta datang dengan senter berlapis plastik merah supaya mata tetap terbiasa gelap. Setiap kelompok memandu kelompok lain mencari satu rasi dan menceritakan kisahnya.</p><p>Bila langit mendung, kegiatan diganti dengan simulasi di aula dan pengamatan diulang pada malam cadangan. Peserta belajar bahwa ilmuwan pun menunggu cuaca, dan bahwa menunggu bersama teman tidak pernah terasa terlalu lama.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'JN-204-B1',
      name: 'Batch 1',
      startsInDays: 49,
      endsInDays: 70,
      registrationOpensInDays: 8,
      registrationClosesInDays: 42,
      mode: 'hybrid',
      venue: 'Lapangan Pantai Lovina',
      city: 'Kabupaten Buleleng',
      capacity: 60,
    },
  ],
}

export const berkemahPertama: DemoClass = {
  code: 'JN-205',
  slug: 'anak-berkemah-pertama-kali',
  name: 'Anak Berkemah Pertama Kali',
  summary: 'Webinar untuk orang tua: menyiapkan barang, hati, dan kepercayaan sebelum anak berangkat.',
  html: `<p>Malam pertama tanpa orang tua sering lebih berat bagi ibu dan ayah daripada bagi anaknya. Webinar ini membahas persiapan barang, kesehatan, dan perasaan, disertai tanya jawab dengan dokter dan psikolog.</p>
<p>Peserta memperoleh daftar periksa yang dapat dicetak dan contoh surat kecil untuk diselipkan di ransel anak.</p>`,
  cover: { scene: 'tent-village', seed: 2210, alt: 'Deretan tenda anak di lapangan rumput' },
  type: 'webinar',
  level: 'all',
  category: 'keluarga',
  tags: ['orang tua', 'persiapan', 'anak'],
  competencies: ['Persiapan perlengkapan', 'Pendampingan emosi anak'],
  outcomes: ['Menyusun ransel anak yang ringan', 'Berbicara dengan anak tentang rasa takut dan rindu'],
  prerequisites: [],
  audience: ['Orang tua dan wali', 'Guru pendamping'],
  durationMinutes: 150,
  price: 0,
  certificate: false,
  instructors: [
    { person: 'yulia-rahmi', role: 'lead' },
    { person: 'kartika-maharani', role: 'assistant' },
  ],
  rating: { average: 4.6, count: 305 },
  modules: [
    {
      slug: 'menyiapkan-barang',
      title: 'Menyiapkan barang',
      chapters: [
        {
          slug: 'ransel-yang-dikemas-anak',
          title: 'Ransel yang dikemas anak sendiri',
          minutes: 40,
          isPreview: true,
          html: `<p>Anak yang mengemas sendiri tahu di mana menemukan kaus kaki keringnya pada malam yang gelap. Tugas orang tua adalah menemani dan bertanya, bukan menjejalkan.</p><ul><li>Berat ransel paling banyak sepersepuluh berat badan anak.</li><li>Pakaian dibagi per hari dalam kantong terpisah.</li><li>Semua barang diberi nama, termasuk sandal.</li><li>Uang saku secukupnya, sesuai ketentuan panitia.</li></ul><p>Lakukan latihan membongkar dan mengemas kembali di rumah. Jadikan permainan dengan lampu dipadamkan.</p>`,
        },
        {
          slug: 'catatan-kesehatan-yang-jujur',
          title: 'Catatan kesehatan yang jujur',
          minutes: 35,
          html: `<p>Isilah formulir kesehatan selengkapnya. Alergi, asma, kejang, mengompol, atau obat rutin bukan aib, dan panitia hanya membagikannya kepada pembina serta tim medis yang perlu tahu. Informasi yang disembunyikan justru membahayakan anak.</p><p>Bawakan obat dalam kemasan asli dengan aturan pakai yang jelas. Bila anak mengompol, sampaikan kepada pembina supaya dapat dibangunkan tanpa diketahui teman-temannya. Periksa kuku, rambut, dan sepatu sehari sebelum berangkat.</p>`,
        },
      ],
    },
    {
      slug: 'menyiapkan-hati',
      title: 'Menyiapkan hati',
      chapters: [
        {
          slug: 'rindu-rumah-itu-wajar',
          title: 'Rindu rumah itu wajar',
          minutes: 40,
          html: `<p>Hindari kalimat "kalau tidak betah, nanti dijemput". Anak menangkap pesan bahwa orang tuanya tidak yakin. Katakan, "Mungkin kamu akan rindu. Biasanya itu datang sebelum tidur, lalu pergi setelah kamu bercerita kepada kakak pembina."</p><p>Selipkan surat pendek yang menguatkan, tanpa menuliskan betapa rumah terasa sepi. Sepakati pula cara berkabar: panitia mengirim foto kelompok setiap malam, dan pembina menelepon bila benar-benar diperlukan.</p>`,
        },
        {
          slug: 'tubuhmu-milikmu',
          title: 'Tubuhmu milikmu',
          minutes: 35,
          html: `<p>Sebelum berangkat, ajarkan anak mengenali sentuhan yang membuatnya tidak nyaman, berkata tidak, menjauh, dan melapor kepada orang dewasa yang dipercaya. Sebutkan nama pembina putra dan pembina putri yang akan mendampinginya.</p><p>Jambore menerapkan aturan dua orang dewasa: tidak ada pembina yang berduaan dengan satu anak di ruang tertutup. Orang tua berhak menanyakan aturan ini kepada penyelenggara mana pun, dan penyelenggara yang baik akan menjawabnya dengan senang hati.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'JN-205-B3',
      name: 'Batch 3',
      startsInDays: -24,
      endsInDays: -24,
      registrationOpensInDays: -52,
      registrationClosesInDays: -26,
      mode: 'online',
      capacity: 500,
    },
  ],
}
