const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** As on the spine of a library's book, made of what is known: the subject's letters, the title's first, the year. */
export function callNumberOf(title: string, subject?: string, dateTime?: string): string[] {
  return [
    lettersOf(subject ?? title)
      .slice(0, 3)
      .toUpperCase(),
    lettersOf(title).slice(0, 3).toLowerCase(),
    ...(dateTime ? [dateTime.slice(0, 4)] : []),
  ].filter(Boolean)
}
