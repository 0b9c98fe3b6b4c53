/**
 * The phrases of the test, ours: 24 groups, in each one for D, I, S and C in this order, all of them good to be. Two to four
 * plain words, nothing is denied. Whoever changes a word gives the wording another name: results are read by their own.
 */
export const wording = '2026-11'

export const letters = ['D', 'I', 'S', 'C'] as const
export type Letter = (typeof letters)[number]

type Group = readonly [d: string, i: string, s: string, c: string]

export const groups: readonly Group[] = [
  ['berani memutuskan', 'mudah akrab', 'sabar mendengarkan', 'teliti memeriksa'],
  ['suka tantangan', 'penuh semangat', 'setia kawan', 'rapi bekerja'],
  ['cepat bertindak', 'pandai bercerita', 'tenang dan ramah', 'berpikir runtut'],
  ['tegas berbicara', 'suka menghibur', 'senang menolong', 'taat aturan'],
  ['mengejar hasil', 'mengajak orang bergerak', 'menjaga kerukunan', 'menjaga mutu'],
  ['berani mengambil risiko', 'senang bertemu orang', 'bisa diandalkan', 'siap dengan rencana'],
  ['ingin memimpin', 'ingin menginspirasi', 'ingin mendampingi', 'ingin memahami'],
  ['yakin dan mandiri', 'riang dan terbuka', 'lembut dan hangat', 'cermat dan hati-hati'],
  ['langsung ke inti', 'pandai merangkai kata', 'memberi waktu orang', 'bertanya sampai jelas'],
  ['suka bersaing', 'suka tampil', 'suka kebersamaan', 'suka data'],
  ['gigih mengejar target', 'cepat berteman', 'telaten sampai selesai', 'tepat sampai rinci'],
  ['menyelesaikan masalah cepat', 'mencairkan suasana', 'menenangkan suasana', 'mencari akar masalah'],
  ['membuat perubahan', 'menularkan kegembiraan', 'merawat kebiasaan baik', 'menyempurnakan cara kerja'],
  ['kuat pendirian', 'luwes bergaul', 'rendah hati', 'kuat alasannya'],
  ['bergerak lebih dulu', 'menyapa lebih dulu', 'mendengar lebih dulu', 'mengamati lebih dulu'],
  ['senang bebas memilih', 'senang ramai-ramai', 'senang suasana tetap', 'senang aturan jelas'],
  ['memberi arah', 'memberi semangat', 'memberi dukungan', 'memberi penjelasan'],
  ['berpikir besar', 'kaya gagasan', 'penuh pengertian', 'berpikir mendalam'],
  ['tahan tekanan', 'pandai meyakinkan', 'tahan menunggu', 'pandai menghitung'],
  ['terus terang', 'terbuka soal perasaan', 'menjaga perasaan orang', 'menjaga ketepatan kata'],
  [
    'menuntaskan dengan cepat',
    'menuntaskan sambil bercanda',
    'menuntaskan bersama-sama',
    'menuntaskan dengan rapi',
  ],
  ['memegang kendali', 'menghidupkan acara', 'menyambut orang baru', 'menyiapkan segala hal'],
  ['berani berbeda pendapat', 'mudah memuji orang', 'mudah memaafkan', 'mudah melihat kekeliruan'],
  ['lugas dan bertekad', 'optimis dan spontan', 'konsisten dan bersahaja', 'logis dan tertib'],
]
