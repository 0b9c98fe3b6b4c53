/**
 * What people say around a question, and what is no part of it: "permisi kak, mau nanya dong, … makasih ya". Nothing is
 * looked for by it, so that an answer is the same however politely it was asked for.
 */
const begin = [
  String.raw`ass?alamu.?alaikum( w\w* w\w*)?`,
  '(selamat|met) (pagi|siang|sore|malam)',
  '(hai|halo|hallo|hello|hi|hey|hei|permisi|misi|punten|spada|salam)',
  '(btw|by the way|fyi|oh iya|oya|oiya|eh|anu|hm+|um+|penasaran)( (nih|banget|aja|deh))*',
]
const asking = [
  '(saya |aku |gue |gw )?((mau|ingin|pengen|pengin|pgn|izin|ijin|numpang|mohon|boleh|bolehkah|bisa|nak) )+(ber)?(tanya|nanya)(-?tanya)?( (dong|sebentar|bentar|nih|ya|yah|sedikit|aja|sesuatu|soal|tentang))*',
  '(saya |aku |gue |gw )?((boleh|bolehkah|bisa|pengen|mau|ingin|minta|mohon) )+(tau|tahu|info(nya)?|dikasih tau|diberi tahu|dibantu( jawab)?)( (ga|gak|nggak|dong|ya|nih|soal|tentang))*',
  '(kasih|kasi|beri) (tau|tahu)( (dong|ya))*',
  '(kira-?kira|sebenarnya|sebenernya)',
]
const thanks = [
  '(terima ?kasih|terimakasih|makasih|makasi|mksh|trims|thanks|thank you|thx|tq|tengkyu|suwun|nuhun)( (ya+h?|banyak|sebelumnya|banget|kak|min|bro))*',
  '(tolong|please|plis|pls|mohon) (dibalas|dijawab|dibantu|infonya|bantuannya)( (ya|dong|segera))*',
]
const called =
  '(kak|kakak|kaka|ka|min|mimin|admin|gan|agan|sis|sist|bro|brur|bos|boss|bosku|bang|abang|mas|mbak|om|tante|guys|gaes|cuy|pak|bu)'

const edge = '(?<![\\p{L}\\p{N}])'
const end = '(?![\\p{L}\\p{N}])'
const first = new RegExp(`^[\\s,.!]*(${begin.join('|')})${end}[\\s,.!]*`, 'iu')
const said = new RegExp(`${edge}(${[...asking, ...thanks].join('|')})${end}`, 'giu')
/** who is spoken to stands at an end or between commas */
const spokenTo = [
  new RegExp(`^[\\s,.!]*(${called}${end}[\\s,.!]*)+`, 'iu'),
  new RegExp(`([\\s,.!]+${called})+[\\s,.!]*(?=\\?*$)`, 'iu'),
  new RegExp(`[,.!]\\s*${called}\\s*(?=[,.!])`, 'giu'),
]
/** what gives a sentence its tone */
const tone =
  /(?<![\p{L}\p{N}])(dong|donk|sih|sich|nih|deh|dah|tuh|tu|mah|kok|loh|lho|wkwk\w*|hehe\w*|haha\w*|xixi)(?![\p{L}\p{N}])/giu

/** typed in a hurry, as everybody reads it */
const short: Readonly<Record<string, string>> = {
  n: 'dan',
  kl: 'kalau',
  klo: 'kalau',
  kalo: 'kalau',
  klu: 'kalau',
  dr: 'dari',
  smpe: 'sampai',
  dateng: 'datang',
  dtg: 'datang',
  duitnya: 'uangnya',
  nyicil: 'cicil',
  maks: 'maksimal',
  max: 'maksimal',
  bljr: 'belajar',
  brp: 'berapa',
  brapa: 'berapa',
  kpn: 'kapan',
  dmn: 'di mana',
  dmana: 'di mana',
  dimn: 'di mana',
  kmn: 'ke mana',
  gmn: 'bagaimana',
  gmana: 'bagaimana',
  sapa: 'siapa',
  spa: 'siapa',
  knp: 'kenapa',
  tgl: 'tanggal',
  jml: 'jumlah',
  thn: 'tahun',
  taun: 'tahun',
  bln: 'bulan',
  mgg: 'minggu',
  mnt: 'menit',
  jdwl: 'jadwal',
  org: 'orang',
  kls: 'kelas',
  sklh: 'sekolah',
  perpus: 'perpustakaan',
  ortu: 'orang tua',
  hrga: 'harga',
  hrg: 'harga',
  nmr: 'nomor',
  nope: 'nomor hp',
  sampe: 'sampai',
  ampe: 'sampai',
  smp: 'sampai',
  onlen: 'online',
  onlin: 'online',
  oflen: 'offline',
  oflin: 'offline',
  pake: 'pakai',
  dgn: 'dengan',
  dg: 'dengan',
  utk: 'untuk',
  bwt: 'buat',
  sm: 'sama',
  tmpt: 'tempat',
  almt: 'alamat',
}
const shortened = new RegExp(`${edge}(${Object.keys(short).join('|')})${end}`, 'giu')

/** said of some of many, and of a place in a list: neither is looked for by itself */
const turns: readonly (readonly [RegExp, string])[] = [
  [/\bsalah satu\b/giu, ''],
  [
    /\b(peringkat|ranking|rangking|rank|juara|urutan) ?(ke-?)? ?(\d+|satu|pertama|teratas|tertinggi)\b/giu,
    '$1',
  ],
]

const thanked = new RegExp(
  `^[\\s,.!]*(${thanks[0]})([\\s,.!]*(${called}|ya+h?|banget|banyak))*[\\s,.!]*$`,
  'iu',
)

/** Thanks, and nothing asked. */
export const isThanks = (query: string): boolean => thanked.test(query.trim())

/** The question without what is said around it, its words spelled out; all of it where nothing else was said. */
export function withoutChatter(query: string): string {
  let kept = query.replaceAll(/\s+/g, ' ').trim()
  // greetings follow each other: "halo kak, permisi, …"
  for (let before = ''; before !== kept; ) {
    before = kept
    kept = kept.replace(first, '')
    for (const pattern of spokenTo) kept = kept.replace(pattern, ' ')
    kept = kept.replace(said, ' ').replace(tone, ' ')
    kept = kept.replaceAll(/\s+/g, ' ').replaceAll(/ +([,.?!])/g, '$1')
    kept = kept.replace(/^[\s,.!;:-]+|[\s,;:-]+$/gu, '').trim()
  }
  const whole = /[\p{L}\p{N}]/u.test(kept) ? kept : query.trim()
  const spelled = whole.replace(shortened, one => short[one.toLowerCase()] ?? one)
  const plain = turns.reduce((text, [said, meant]) => text.replace(said, meant), spelled)
  return plain.replaceAll(/\s+/g, ' ').trim() || spelled
}
