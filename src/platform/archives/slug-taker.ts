import { transliterate } from 'transliteration'

const MAX_SLUG = 191

/**
 * Slugs for one import, each once: `take('Instalasi')` → `instalasi`, again → `instalasi-2`.
 * Other scripts are spelled with Latin letters; text without any letter or digit gets `fallback`.
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

/** Words of other scripts; their digits too. */
const FOREIGN =
  /(?![\p{Script=Latin}0-9])[\p{L}\p{Nd}](?:(?!\p{Script=Latin})[\p{L}\p{M}\p{Nd}\u200c\u200d])*/gu

/** Whether all letters of a text are Latin ones. */
export function isLatin(text: string): boolean {
  return !/(?!\p{Script=Latin})\p{L}/u.test(text)
}

/**
 * What the author calls a place in Latin letters: `sect.installation-steps.html` → `installation-steps`, an index is
 * called like its folder. Undefined where the name says nothing (`12.html`).
 */
export function latinName(path: string): string | undefined {
  const [last = '', folder = ''] = path.split('/').toReversed()
  const stem = last.replace(/\.(?:html?|xhtml|md|markdown)$/i, '')
  const name = /^(?:index|readme)$/i.test(stem) ? folder : stem
  const bare = name.replace(/^(?:(?:sect?|ch|chap|chapter|app|part)\.|\d+[-_. ]+)/i, '')
  return /[a-z]{3}/i.test(bare) && isLatin(bare) ? slugOf(bare) : undefined
}

/** `^[a-z0-9]+(-[a-z0-9]+)*$`, at most 191 characters, or empty when nothing is left. */
export function slugOf(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(FOREIGN, word => ` ${transliterate(word)} `)
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
