/** What is asked of whoever typed something that may be two sums, or none. */
export const rupiahQuestion = 'Tulis tanpa koma, misalnya 150.000'

/**
 * The one reader of rupiah that people type: "1.000.000", "1000000", "Rp 1.000.000". Everything else could be meant in
 * several ways ("75,5", "1e6", "20000.50", "-1000") and is undefined: whoever typed it is asked again, never guessed at.
 */
export function rupiahIn(text: string): number | undefined {
  const read = /^(?:rp\.?)?\s*(\d{1,13}|\d{1,3}(?:\.\d{3}){1,4})$/i.exec(text.trim())?.[1]
  return read === undefined ? undefined : Number(read.replaceAll('.', ''))
}
