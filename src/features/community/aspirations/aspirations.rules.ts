const longest = 90

/** The first sentence, or as much of it as a heading holds. */
export function beginningOf(text: string): string {
  const sentence = /^[^\n.!?]+[.!?]?/.exec(text.trim())?.[0].trim() || text.trim()
  if (sentence.length <= longest) return sentence.replace(/\.$/, '')
  return `${sentence.slice(0, longest).replace(/\s+\S*$/u, '')}…`
}

export const supportsText = (count: number) => (count === 0 ? 'Belum ada dukungan' : `${count} dukungan`)
