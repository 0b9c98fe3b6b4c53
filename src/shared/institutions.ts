/** What kind of institution a tenant is: asked once, when it is made, for the site it begins with. */
export const institutions = {
  school: { label: 'Sekolah atau madrasah' },
  campus: { label: 'Kampus' },
  academy: { label: 'Akademi atau tempat kursus' },
  training: { label: 'Lembaga pelatihan' },
  foundation: { label: 'Yayasan' },
  community: { label: 'Komunitas' },
} as const satisfies Record<string, { label: string }>

export type Institution = keyof typeof institutions

export const institutionNames = [
  'school',
  'campus',
  'academy',
  'training',
  'foundation',
  'community',
] as const satisfies readonly Institution[]
