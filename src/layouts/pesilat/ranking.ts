import type { SectionOf } from '../../ui/kit/section.ts'
import type { Image, Section } from '../../ui/parts.tsx'

export interface Ranked {
  rank: number
  name: string
  /** what stands between name and score: belt, school, town */
  notes: string[]
  score: string
  picture?: Image
}

export interface Ranking {
  section: SectionOf<'table'>
  unit: string
  rows: Ranked[]
}

const isNumber = (text = '') => /^[\d.,]+$/.test(text.trim())

/** A table whose last column counts is a ranking; a first column of numbers is the place. Three make one. */
export function rankingOf(sections: Section[]): Ranking | undefined {
  const section = sections.find(
    (one): one is SectionOf<'table'> =>
      one.kind === 'table' && one.rows.length >= 3 && one.rows.every(row => isNumber(row.at(-1))),
  )
  if (!section) return undefined
  const hasPlaces = section.rows.every(row => row.length > 2 && isNumber(row[0]))
  const faces = facesOf(sections)
  const rows = section.rows.map((row, index) => {
    const [name = '', ...rest] = hasPlaces ? row.slice(1) : row
    const score = rest.at(-1) ?? ''
    return { rank: index + 1, name, notes: rest.slice(0, -1), score, picture: faces.get(name) }
  })
  return { section, unit: section.columns.at(-1) ?? '', rows }
}

/** whoever speaks or is introduced elsewhere on the page has a face here as well */
function facesOf(sections: Section[]) {
  const faces = new Map<string, Image>()
  for (const section of sections) {
    if (section.kind !== 'people' && section.kind !== 'quotes') continue
    for (const { name, picture } of section.items) if (picture) faces.set(name, picture)
  }
  return faces
}
