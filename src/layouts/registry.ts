import type { LayoutName } from '../shared/layout-names.ts'
import type { Layout } from './layout.ts'

/** Each layout is a chunk of its own: only the chosen one reaches the browser. */
export const layoutLoaders = {
  default: () => import('./default/default.tsx').then(module => module.layout),
  sanggar: () => import('./sanggar/sanggar.tsx').then(module => module.layout),
  foundation: () => import('./foundation/foundation.tsx').then(module => module.layout),
  jambore: () => import('./jambore/jambore.tsx').then(module => module.layout),
  smkcoding: () => import('./smkcoding/smkcoding.tsx').then(module => module.layout),
} satisfies Record<LayoutName, () => Promise<Layout>>
