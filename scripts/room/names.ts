/** What a room is called: `content`, `posters`, `poster`, and "Poster" on the screen. */
export interface Names {
  wing: string
  /** the room, its folder and its table */
  plural: string
  /** one of its things */
  singular: string
  /** Indonesian, as it stands on the screen: "Kelas terbuka" */
  label: string
}

/** In Indonesian, for whoever typed them; undefined: they can be used. */
export function whyNotNamed({ plural, singular, label }: Names): string | undefined {
  const isWord = (name: string) => /^[a-z]{3,30}$/.test(name)
  if (!isWord(plural) || !isWord(singular))
    return 'Nama ruang dan bendanya: masing-masing satu kata, huruf kecil.'
  if (plural === singular) return 'Bentuk jamak dan tunggalnya harus berbeda.'
  if (!/^[A-Z][a-z]+( [A-Za-z]+)*$/.test(label)) return 'Label: kata berhuruf saja, diawali huruf besar.'
  return undefined
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** "Kelas terbuka" → "Kelas-Terbuka", as it stands in addresses */
export const pathOf = (label: string): string => label.split(' ').map(capital).join('-')

/** A text of the template, which is a room of scholarships, in the words of another room. */
export function renamed(text: string, { plural, singular, label }: Names, letter = ''): string {
  const path = pathOf(label)
  const words: Readonly<Record<string, string>> = {
    scholarships: plural,
    Scholarships: capital(plural),
    scholarship: singular,
    Scholarship: capital(singular),
    'Bantuan-Belajar': path,
    'bantuan-belajar': path.toLowerCase(),
    'Bantuan belajar': label,
    'bantuan belajar': label.charAt(0).toLowerCase() + label.slice(1),
    LETTER: letter,
  }
  return text.replaceAll(/scholarships?|bantuan[- ]belajar|LETTER/gi, found => words[found] ?? found)
}
