/** "tcp, Jaringan" as a list; what is wrong with one the server says. */
export const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean)
