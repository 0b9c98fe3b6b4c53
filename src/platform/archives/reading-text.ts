const WORDS_PER_MINUTE = 200

/** Minutes to read a text, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/u).filter(Boolean).length
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}

/** One line of text: spaces joined, invisible direction overrides gone, at most `length` characters. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Cut at a word where possible, with an ellipsis; never through the middle of a character. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const whole = /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
  const space = whole.lastIndexOf(' ')
  return `${space > length / 2 ? whole.slice(0, space) : whole}…`
}
