import { isRightToLeft } from '../../shared/spoken.ts'

/** A language as a source declares it (`id_ID`, `ar`), as BCP 47 writes it; undefined for what is none. */
export function languageTag(text: string | undefined): string | undefined {
  try {
    return new Intl.Locale(text?.trim().replaceAll('_', '-') ?? '').toString()
  } catch {
    return undefined
  }
}

/**
 * What a text is written in: as declared, unless its letters run the other way; then only the script is known
 * (`und-Arab`). Undefined where nothing is declared and nothing contradicts.
 */
export function languageOf(words: string, declared: string | undefined): string | undefined {
  const count = (script: RegExp) => words.match(script)?.length ?? 0
  const all = count(/\p{L}/gu)
  const arabic = count(/\p{Script=Arabic}/gu)
  const hebrew = count(/\p{Script=Hebrew}/gu)
  const runsLeft = (arabic + hebrew) * 2 > all
  if (runsLeft === (declared !== undefined && isRightToLeft(declared)) || all === 0) return declared
  if (runsLeft) return arabic > hebrew ? 'und-Arab' : 'und-Hebr'
  return count(/\p{Script=Latin}/gu) * 2 > all ? 'und-Latn' : declared
}
