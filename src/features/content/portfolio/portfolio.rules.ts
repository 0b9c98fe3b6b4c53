import { slugOf } from '../../../shared/slug.ts'

export const portfolioName = 'Portofolio'

/** Projects of a kind stand together at this address. */
export const kindSlugOf = (kind: string): string => slugOf(kind).slice(0, 80).replace(/-+$/, '')
