import { type TopicRule, whole, word } from './topic-rule.ts'

const telephone = `nomor(nya)?|nomer(nya)?|no|telepon(nya)?|telp|tlp|tlpn|hp|handphone|kontak(nya)?|hubungi|menghubungi|dihubungi|wa|whatsapp(nya)?|email(nya)?|surel|cs|contact`
const networks = `instagram(nya)?|insta|ig(nya)?|facebook(nya)?|fb(nya)?|youtube(nya)?|yt|tiktok(nya)?|linkedin(nya)?|twitter(nya)?`

/** Where somebody is found and reached: the more particular first. */
export const contactRules: readonly TopicRule[] = [
  {
    topics: ['contact'],
    asks: word(`${networks}|medsos(nya)?|sosmed(nya)?|media sosial(nya)?|akun (resmi|ig)`),
    words: whole(
      `${networks}|medsos(nya)?|sosmed(nya)?|media|sosial(nya)?|akun(nya)?|resmi(nya)?|link(nya)?|nama(nya)?`,
    ),
    lines:
      /^(instagram|facebook|youtube|tiktok|linkedin|twitter|x|threads|telegram|spotify|mastodon|github):/iu,
    has: /[./]\w+/u,
  },
  {
    topics: ['contact'],
    asks: /\b(alamat(nya)?|lokasi(nya)?|letak(nya)?|dimana|di ?mana|sebelah mana|jalan apa|jln apa)\b/iu,
    words: whole(
      `alamat(nya)?|lokasi(nya)?|letak(nya)?|dimana|sebelah|jalan|jln|lengkap|pas(nya)?|tepat(nya)?|berada|terletak|kota|daerah`,
    ),
    lines: /^alamat:/iu,
    has: /\b(jalan|jl|gang|gg|gedung|alamat|kompleks)\b/iu,
  },
  {
    topics: ['contact'],
    asks: word('wa|whatsapp(nya)?'),
    words: whole(`${telephone}|chat|kirim|lewat`),
    lines: /^whatsapp:/iu,
    has: /\d{4}/u,
  },
  {
    topics: ['contact'],
    asks: word('email(nya)?|surel'),
    words: whole(`${telephone}|alamat|kirim|lewat`),
    lines: /^email:/iu,
    has: /@/u,
  },
  {
    topics: ['contact'],
    asks: word(`nomor(nya)?|nomer(nya)?|no|telepon(nya)?|telp|tlp|tlpn|hp|handphone`),
    words: whole(`${telephone}|call|center|kirim|lewat`),
    lines: /^(telepon|whatsapp):/iu,
    has: /\d{4}/u,
  },
  {
    topics: ['contact'],
    asks: /\b(kontak(nya)?|hubungi|menghubungi|dihubungi|contact)\b|\b(chat|bicara|ngobrol|tanya)\b.*\b(admin\w*|pengelola|panitia|customer service|cs|petugas|operator)\b/iu,
    words: whole(`${telephone}|lewat|orang|chat|bicara|ngobrol|customer|service|operator`),
    lines: /^(alamat|telepon|whatsapp|email):/iu,
    has: /\d{4}|@|jalan|gang/iu,
  },
]
