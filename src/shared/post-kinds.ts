/** The kinds of posts, as calls and addresses of data name them (specification section 7). */
export const postKinds = [
  'news',
  'blog',
  'articles',
  'podcasts',
  'tulisan-temans',
  'gallery',
  'video',
  'tenants',
  'collaborators',
] as const

export type PostKind = (typeof postKinds)[number]
