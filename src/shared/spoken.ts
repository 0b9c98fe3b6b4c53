/** Attributes of words in another language than the page's: screen readers, hyphenation, the side a line begins. */
export interface Spoken {
  lang: string
  dir: 'ltr' | 'rtl'
}

/** Of a language as BCP 47 writes it; undefined for the page's own, and where nobody knows. */
export function spokenIn(language: string | null | undefined): Spoken | undefined {
  if (!language || /^id\b/i.test(language)) return undefined
  return { lang: language, dir: isRightToLeft(language) ? 'rtl' : 'ltr' }
}

/** Unicode's scripts in use whose lines begin on the right. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'])

/** Of a language as BCP 47 writes it. */
export function isRightToLeft(language: string): boolean {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '')
}
