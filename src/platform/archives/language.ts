/** A language as a source declares it (`id_ID`, `ar`), as BCP 47 writes it; undefined for what is none. */
export function languageTag(text: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(text?.trim().replaceAll('_', '-') || [])[0]
  } catch {
    return undefined
  }
}
