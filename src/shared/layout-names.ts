/**
 * The layouts a tenant may pick, with the words that the picker and the album say of them. An unknown name falls back
 * to `default` (specification section 1). One line each: `npm run layout` adds one.
 */
export const layoutWords = {
  default: { label: 'Akademi', audience: 'Akademi dan lembaga kursus apa pun' },
  sanggar: { label: 'Sanggar', audience: 'Produk, platform, dan layanan digital' },
  foundation: { label: 'Yayasan', audience: 'Yayasan dan lembaga nirlaba yang menggalang donasi' },
  jambore: { label: 'Jambore', audience: 'Jambore, kemah, dan kegiatan luar ruang' },
  smkcoding: { label: 'SMK Coding', audience: 'Sekolah kejuruan dan kursus koding' },
} as const satisfies Record<string, { label: string; audience: string }>

export type LayoutName = keyof typeof layoutWords

// Object.keys answers string[]; these are exactly the names above
export const layoutNames = Object.keys(layoutWords) as readonly LayoutName[]

export function layoutNameOf(value: string): LayoutName {
  return layoutNames.find(name => name === value) ?? 'default'
}

/** Where a layout's file lies: a twin like `dev.bharabas` shares the folder of the one it is a twin of. */
export const layoutFile = (name: LayoutName, ending: 'css' | 'tsx'): string =>
  `src/layouts/${name.slice(name.lastIndexOf('.') + 1)}/${name}.${ending}`
