const MAX_SLUG = 191

/**
 * Slugs for one import, each once: `take('Instalasi')` → `instalasi`, again → `instalasi-2`.
 * Text without Latin letters or digits gets `fallback`.
 */
export function slugTaker(): (text: string, fallback: string) => string {
  const taken = new Set<string>()
  return (text, fallback) => {
    const base = slugOf(text) || slugOf(fallback) || 'tanpa-judul'
    let slug = base
    for (let n = 2; taken.has(slug); n += 1) slug = `${trimSlug(base, MAX_SLUG - `-${n}`.length)}-${n}`
    taken.add(slug)
    return slug
  }
}

/** `^[a-z0-9]+(-[a-z0-9]+)*$`, at most 191 characters, or empty when nothing is left. */
export function slugOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return trimSlug(plain, MAX_SLUG)
}

function trimSlug(slug: string, length: number): string {
  return slug.replace(/^-+/, '').slice(0, length).replace(/-+$/, '')
}

/** `4.2.1. Memilih bahasa` and `Bab 4. Instalasi` without their numbers: order lives elsewhere. */
export function withoutNumber(title: string): string {
  const bare = title
    .replace(/^(?:bab|bagian|lampiran|chapter|part|appendix|section)\s+[\divxa-z]{1,4}\s*[.:)–—-]\s*/i, '')
    .replace(/^(?:\d+|[A-Z])(?:\.\d+)*(?:[.)]|(?<=\.\d+))\s+/, '')
    .trim()
  return bare || title
}
