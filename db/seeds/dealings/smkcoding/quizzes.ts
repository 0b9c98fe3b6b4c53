import type { DemoQuiz } from '../../quizzes.types.ts'

/** The class that goes on ends with a quiz of every kind of question. */
export const quizzes: DemoQuiz[] = [
  {
    class: 'jaringan-sekolah',
    chapter: { slug: 'kuis-dasar-jaringan', title: 'Kuis dasar jaringan', minutes: 30 },
    intro:
      'Sembilan soal tentang yang sudah Anda pelajari. Satu uraian dinilai oleh pengajar; nilainya menyusul.\nJawaban tersimpan sendiri selama Anda mengerjakan.',
    passingPercent: 60,
    marker: 'bambang',
    letters: [
      { letter: 'A', least: 85 },
      { letter: 'B', least: 75 },
      { letter: 'C', least: 60 },
      { letter: 'D', least: 0 },
    ],
    comments: [
      'Runtut dan tepat. Contoh dari lab sekolahnya bagus.',
      'Sudah benar; sebutkan juga nama pesannya.',
      'Langkah ketiga dan keempat tertukar. Coba gambar alurnya.',
    ],
    questions: [
      {
        kind: 'single',
        tags: ['perangkat'],
        points: 1,
        spec: {
          prompt: 'Perangkat mana yang menghubungkan jaringan sekolah dengan jaringan penyedia internet?',
          feedback: 'Router meneruskan paket antarjaringan. Switch bekerja di dalam satu jaringan.',
          options: [
            {
              id: 'j1switch',
              text: 'Switch',
              isRight: false,
              feedback:
                'Mengira switch meneruskan paket ke jaringan lain; ia bekerja di dalam satu jaringan.',
            },
            { id: 'j1router', text: 'Router', isRight: true, feedback: '' },
            { id: 'j1patch', text: 'Patch panel', isRight: false, feedback: '' },
            {
              id: 'j1access',
              text: 'Access point',
              isRight: false,
              feedback: 'Menyamakan sambungan nirkabel dengan sambungan ke internet.',
            },
          ],
        },
        right: 'j1router',
        wrong: ['j1switch', 'j1access'],
      },
      {
        kind: 'multiple',
        tags: ['alamat'],
        points: 2,
        spec: {
          prompt: 'Mana saja yang termasuk rentang alamat privat?',
          feedback: 'Alamat privat: 10.0.0.0/8, 172.16.0.0/12, dan 192.168.0.0/16.',
          options: [
            { id: 'j2ten', text: '10.20.30.40', isRight: true, feedback: '' },
            { id: 'j2google', text: '8.8.8.8', isRight: false, feedback: '' },
            { id: 'j2home', text: '192.168.1.1', isRight: true, feedback: '' },
            { id: 'j2class', text: '172.40.0.1', isRight: false, feedback: '' },
          ],
          partial: 'share',
        },
        right: ['j2home', 'j2ten'],
        wrong: [['j2home'], ['j2class', 'j2home']],
      },
      {
        kind: 'truefalse',
        tags: ['alamat'],
        points: 1,
        spec: {
          prompt: 'Dua komputer di satu jaringan boleh memakai alamat IP yang sama selama MAC-nya berbeda.',
          feedback: 'Alamat yang sama menimbulkan konflik, apa pun MAC-nya.',
          isTrue: false,
        },
        right: false,
        wrong: [true],
      },
      {
        kind: 'short',
        tags: ['layanan'],
        points: 1,
        spec: {
          prompt: 'Layanan apa yang membagikan alamat IP secara otomatis?',
          feedback: 'DHCP, Dynamic Host Configuration Protocol.',
          accepted: [
            { id: 'j4dhcp', text: 'DHCP' },
            { id: 'j4long', text: 'Dynamic Host Configuration Protocol' },
          ],
          allowsTypo: true,
        },
        right: 'dhcp',
        wrong: ['DNS', 'NAT'],
      },
      {
        kind: 'numeric',
        tags: ['kabel'],
        points: 1,
        spec: {
          prompt: 'Berapa panjang maksimum satu ruas kabel UTP Cat 6 menurut standar?',
          feedback: 'Seratus meter, termasuk kabel di kedua ujungnya.',
          value: 100,
          tolerance: { kind: 'absolute', value: 0 },
          units: [
            { id: 'j5meter', text: 'm', factor: 1 },
            { id: 'j5metre', text: 'meter', factor: 1 },
          ],
        },
        right: '100 m',
        wrong: ['50 m', '1.000 m'],
      },
      {
        kind: 'matching',
        tags: ['lapisan'],
        points: 3,
        spec: {
          prompt: 'Jodohkan setiap lapisan dengan contohnya.',
          feedback: '',
          pairs: [
            { id: 'j6phys', left: 'Fisik', rightId: 'j6wqa', right: 'Kabel serat optik' },
            { id: 'j6netw', left: 'Jaringan', rightId: 'j6kle', right: 'Alamat IP' },
            { id: 'j6appl', left: 'Aplikasi', rightId: 'j6bno', right: 'HTTP' },
          ],
          others: [{ id: 'j6zzt', text: 'Alamat MAC' }],
        },
        right: { j6phys: 'j6wqa', j6netw: 'j6kle', j6appl: 'j6bno' },
        wrong: [
          { j6phys: 'j6wqa', j6netw: 'j6zzt', j6appl: 'j6bno' },
          { j6phys: 'j6zzt', j6netw: 'j6kle', j6appl: 'j6wqa' },
        ],
      },
      {
        kind: 'ordering',
        tags: ['pemasangan'],
        points: 2,
        spec: {
          prompt: 'Urutkan langkah memasang jaringan di sebuah lab.',
          feedback: 'Denah dulu; pengujian selalu terakhir.',
          items: [
            { id: 'j7plan', text: 'Menggambar denah dan menghitung titik' },
            { id: 'j7pull', text: 'Menarik kabel' },
            { id: 'j7crimp', text: 'Memasang konektor' },
            { id: 'j7test', text: 'Menguji setiap titik' },
          ],
        },
        right: ['j7plan', 'j7pull', 'j7crimp', 'j7test'],
        wrong: [
          ['j7plan', 'j7crimp', 'j7pull', 'j7test'],
          ['j7pull', 'j7plan', 'j7test', 'j7crimp'],
        ],
      },
      {
        kind: 'cloze',
        tags: ['layanan'],
        points: 2,
        spec: {
          prompt: 'Lengkapi kalimat berikut.',
          feedback: '',
          text: 'DNS menerjemahkan [[nama|nama domain|domain]] menjadi [[alamat|alamat IP|IP]].',
          gaps: [
            { id: 'j8name', accepted: ['nama', 'nama domain', 'domain'] },
            { id: 'j8addr', accepted: ['alamat', 'alamat IP', 'IP'] },
          ],
        },
        right: { j8name: 'nama domain', j8addr: 'alamat IP' },
        wrong: [{ j8name: 'nama', j8addr: 'MAC' }],
      },
      {
        kind: 'essay',
        tags: ['layanan'],
        points: 4,
        spec: {
          prompt:
            'Jelaskan bagaimana sebuah laptop mendapat alamat IP ketika baru tersambung ke jaringan sekolah.',
          feedback: 'Discover, offer, request, acknowledge.',
          guide: 'Empat langkah DHCP dalam urutan, masing-masing 1 poin. Istilah Indonesia diterima.',
        },
        right:
          'Laptop menyiarkan permintaan ke seluruh jaringan. Server DHCP menawarkan sebuah alamat. Laptop meminta alamat itu, lalu server mengesahkannya beserta gateway dan DNS.',
        wrong: [
          'Laptop meminta alamat ke server DHCP, lalu server memberi alamat yang masih kosong.',
          'Laptop memilih sendiri alamat yang belum dipakai lalu memberi tahu router.',
        ],
      },
    ],
  },
]
