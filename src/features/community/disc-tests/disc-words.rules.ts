import type { Letter } from './disc-phrases.rules.ts'

/** What the letters mean here, in our words. They describe what somebody chose, and judge nobody. */
export const letterWords = {
  D: {
    name: 'Dorongan',
    text: 'Pilihan Anda sering jatuh pada bergerak cepat, memutuskan, dan mengejar hasil. Dalam kelompok Anda mungkin yang mengajak mulai. Yang membantu: memberi waktu kepada orang yang ingin berpikir dulu.',
  },
  I: {
    name: 'Interaksi',
    text: 'Pilihan Anda sering jatuh pada bertemu orang, bercerita, dan menyemangati. Dalam kelompok Anda mungkin yang mencairkan suasana. Yang membantu: mencatat apa yang sudah disepakati.',
  },
  S: {
    name: 'Stabilitas',
    text: 'Pilihan Anda sering jatuh pada mendengarkan, mendampingi, dan menjaga kerukunan. Dalam kelompok Anda mungkin yang bisa diandalkan. Yang membantu: menyampaikan pendapat sebelum ditanya.',
  },
  C: {
    name: 'Cermat',
    text: 'Pilihan Anda sering jatuh pada memeriksa, merencanakan, dan memahami sampai jelas. Dalam kelompok Anda mungkin yang menjaga mutu. Yang membantu: menentukan kapan sesuatu sudah cukup baik.',
  },
} as const satisfies Record<Letter, { name: string; text: string }>

export const nothingStandsOut = {
  title: 'Belum ada yang menonjol',
  text: 'Pilihan Anda tersebar merata: tidak satu huruf pun lebih tinggi daripada yang bisa terjadi karena kebetulan. Itu bukan kesalahan. Banyak orang memang begitu, atau sedang berada di antara beberapa peran.',
} as const

/** Said with every result. */
export const honestWords = [
  'Tes ini membandingkan Anda dengan diri sendiri: kata mana yang lebih sering Anda pilih. Ia tidak membandingkan Anda dengan orang lain.',
  'Tes ini bukan alat ukur ilmiah dan bukan diagnosis. Jangan dipakai untuk menyeleksi, menerima, atau menilai siapa pun.',
  'Hasilnya bisa lain pada hari lain. Anggap sebagai bahan obrolan.',
] as const

/** how long a result of nobody is kept, and how long the browser keeps what it holds alone */
export const keptDays = 30

/** fewer results than this say too much of single people */
export const leastCounted = 10
