import type { PassageField } from '../../../platform/passage-part.ts'
import { word } from './fields.rules.ts'

/** "yang paling murah", "gaji tertinggi": the thing that has most or least of it; undefined: nothing of that is asked */
export function extremeOf(query: string): { field: 'price' | 'salary'; isMost: boolean } | undefined {
  const isMost = word('paling (mahal|tinggi|gede|besar|banyak)|ter(mahal|tinggi|besar)').test(query)
  const isLeast = word('paling (murah|rendah|kecil)|ter(murah|rendah|kecil)').test(query)
  if (!isMost && !isLeast) return undefined
  if (/\b(gaji|upah|honor)/iu.test(query)) return { field: 'salary', isMost }
  return /\b(harga|biaya|murah|mahal|termurah|termahal)\w*/iu.test(query)
    ? { field: 'price', isMost }
    : undefined
}

/** What a thing of a kind may be chosen by where none is named: "lowongan yang remote", "kelas buat pemula". */
export const choices: readonly {
  asks: RegExp
  field: PassageField
  value: RegExp
  /** where the question names none */
  kinds?: readonly string[]
}[] = [
  { asks: word('remote|wfh|(dari|dr) rumah|jarak jauh'), field: 'mode', value: /jarak jauh|daring/i },
  { asks: word('online|onlen|onlin|daring|zoom'), field: 'mode', value: /daring|jarak jauh/i },
  { asks: word('offline|oflen|oflin|luring|tatap ?muka'), field: 'mode', value: /tatap muka|di lokasi/i },
  { asks: word('hybrid|hibrida'), field: 'mode', value: /hibrida|daring dan tatap muka/i },
  { asks: word('paruh waktu|part ?time|freelance'), field: 'employment', value: /paruh waktu/i },
  { asks: word('penuh waktu|full ?time'), field: 'employment', value: /penuh waktu/i },
  { asks: word('kontrak'), field: 'employment', value: /kontrak/i },
  { asks: word('pemula'), field: 'level', value: /pemula|semua tingkat/i },
  {
    asks: word(String.raw`terkumpul\w*|kekumpul|terhimpun|target\w*`),
    field: 'raised',
    value: /\d/,
    kinds: ['campaign', 'page'],
  },
]
