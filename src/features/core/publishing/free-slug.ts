import { invalidField } from '../../../shared/failure.ts'
import { uniqueSlug } from '../../../shared/slug.ts'

/** "a", "a-2", "a-3": the first that nobody has. `noun`: of what else could have it, "acara". */
export async function freeSlug(
  slug: string,
  isFree: (slug: string) => Promise<boolean>,
  noun: string,
): Promise<string> {
  const taken = new Set<string>()
  for (let tries = 0; tries < 200; tries += 1) {
    const candidate = uniqueSlug(slug, taken)
    if (await isFree(candidate)) return candidate
  }
  throw invalidField('slug', `Alamat ini sudah dipakai ${noun} lain`, 'taken')
}
