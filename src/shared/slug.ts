/** A slug made from a title: "Belajar Café & Go!" → "belajar-cafe-go". Falls back when nothing is left. */
export function slugOf(title: string, fallback = 'tanpa-judul'): string {
  const slug = title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 191)
    .replaceAll(/^-+|-+$/g, '')
  return slug || fallback
}

/** The slug, or the slug with the first number that is free: "a", "a-2", "a-3". `taken` learns the answer. */
export function uniqueSlug(slug: string, taken: Set<string>): string {
  let candidate = slug
  for (let number = 2; taken.has(candidate); number++) {
    candidate = `${slug.slice(0, 190 - String(number).length)}-${number}`
  }
  taken.add(candidate)
  return candidate
}
