/**
 * Every public URL of a site, in one table, in the specification's notation; `?` marks an optional part.
 * Names are those of the specification where it has one. The first match wins, so narrow ones stand first;
 * `{id}` matches digits only. Letter case does not matter on the way in; links are made by `to`, never spelled.
 */
export const routes = {
  Home: '/',
  News: '/News',
  'News-id-title': '/News/{id}/{title?}',
  'News-slug': '/News/{slug}',
  Berita: '/Berita',
  'Berita-Detail-id-title': '/Berita/Detail/{id?}/{title?}',
  'Berita-slug': '/Berita/{slug}',
  Blog: '/Blog',
  'Blog-id-title': '/Blog/{id}/{title?}',
  'Blog-slug': '/Blog/{slug}',
  Articles: '/Articles',
  'Articles-slug-Detail-id-title': '/Articles/{slug?}/Detail/{id?}/{title?}',
  'Articles-slug': '/Articles/{slug}',
  Podcasts: '/Podcasts',
  'Podcasts-id-title': '/Podcasts/{id}/{title?}',
  'Podcasts-slug': '/Podcasts/{slug}',
  'Tulisan-Temans': '/Tulisan-Temans',
  'Tulisan-Temans-slug': '/Tulisan-Temans/{slug}',
  Class: '/Class',
  'Class-slug': '/Class/{slug}',
  'Class-code': '/Class/{code}',
  'Overview-code': '/Overview/{code?}',
  Courses: '/Courses',
  'Courses-Premium': '/Courses/@Premium',
  'Courses-Premium-chapter': '/Courses/@Premium/{slug}/module/{moduleSlug?}/chapter/{chapterSlug}',
  'Courses-Premium-slug': '/Courses/@Premium/{slug}',
  'Courses-chapter': '/Courses/{slug}/module/{moduleSlug?}/chapter/{chapterSlug}',
  'Courses-slug': '/Courses/{slug}',
  Program: '/Program',
  Programs: '/Programs',
  'Program-id-slug': '/Program/{id}/{slug}',
  'Program-slug': '/Program/{slug}',
  'Lms-Features-slug': '/Lms/Features/{slug}',
  'Aksara-Features-slug': '/Aksara/Features/{slug}',
  'Features-slug': '/Features/{slug}',
  Login: '/Login',
  Register: '/Register',
  Logout: '/Logout',
  CallbackAuth: '/CallbackAuth',
  CallbackVerify: '/CallbackVerify',
  Welcome: '/Welcome',
  Profile: '/Profile',
  'Profile-Tempat-Masuk': '/Profile/Tempat-Masuk',
  'Profile-Privasi': '/Profile/Privasi',
  'Privacy-Policy': '/Privacy-Policy',
  'Terms-And-Conditions': '/Terms-And-Conditions',
  'Persetujuan-Wali-token': '/Persetujuan-Wali/{token}',
  Kelola: '/Kelola',
  'Kelola-Bertindak': '/Kelola/Bertindak',
  'Kelola-Domain': '/Kelola/Domain',
  'Kelola-Riwayat': '/Kelola/Riwayat',
  'Kelola-Tenant': '/Kelola/Tenant',
  'Kelola-Sekolah': '/Kelola/Sekolah',
  'Kelola-Privasi': '/Kelola/Privasi',
  'Kelola-Privasi-Kebijakan': '/Kelola/Privasi/Kebijakan',
  'Kelola-Tampilan': '/Kelola/Tampilan',
  'Kelola-Pengaturan': '/Kelola/Pengaturan',
  'Kelola-Orang': '/Kelola/Orang',
  'Kelola-Orang-id': '/Kelola/Orang/{id}',
  'Kelola-Undangan': '/Kelola/Undangan',
  'Undangan-token': '/Undangan/{token}',
} as const satisfies Record<string, `/${string}`>

export type RouteName = keyof typeof routes

export interface RouteMatch {
  name: RouteName
  params: Record<string, string>
}

interface Compiled {
  name: RouteName
  pattern: RegExp
  names: string[]
}

function compile(name: RouteName, path: string): Compiled {
  const names: string[] = []
  const source = path.replaceAll(
    /\/(?:\{(\w+)(\?)?\}|([^/{]+))/g,
    (_, parameter?: string, optional?: string, literal?: string) => {
      if (parameter === undefined) return `/${literal}`
      names.push(parameter)
      const part = parameter === 'id' ? '/(\\d{1,9})' : '/([^/]+)'
      return optional ? `(?:${part})?` : part
    },
  )
  return { name, names, pattern: new RegExp(`^${source}$`, 'i') }
}

const names = Object.keys(routes).filter((name): name is RouteName => name in routes)
const compiled = names.map(name => compile(name, routes[name]))

/** Which route a decoded path belongs to; a slash at the end does not matter. */
export function matchRoute(path: string): RouteMatch | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  for (const { name, pattern, names } of compiled) {
    const found = pattern.exec(trimmed)
    if (!found) continue
    const params: Record<string, string> = {}
    names.forEach((parameter, index) => {
      const value = found[index + 1]
      if (value !== undefined) params[parameter] = value
    })
    return { name, params }
  }
  return undefined
}

export type PostKind = 'news' | 'blog' | 'articles' | 'podcasts' | 'tulisan-temans'

const postPaths = {
  news: '/News',
  blog: '/Blog',
  articles: '/Articles',
  podcasts: '/Podcasts',
  'tulisan-temans': '/Tulisan-Temans',
} as const satisfies Record<PostKind, string>

interface ClassLink {
  slug: string
  type: string
  premium: boolean
}

/** Links. Each answers the canonical path of a thing. */
export const to = {
  home: () => routes.Home,
  /** `next`: a path of this site to come back to */
  login: ({ next }: { next?: string } = {}) =>
    `/Login${next && next !== '/' ? `?next=${encodeURIComponent(next)}` : ''}`,
  register: () => routes.Register,
  logout: () => routes.Logout,
  welcome: ({ next }: { next?: string } = {}) =>
    `/Welcome${next && next !== '/' ? `?next=${encodeURIComponent(next)}` : ''}`,
  guardian: ({ token }: { token: string }) => `/Persetujuan-Wali/${token}`,
  people: () => routes['Kelola-Orang'],
  person: ({ id }: { id: number }) => `/Kelola/Orang/${id}`,
  invitations: () => routes['Kelola-Undangan'],
  invitation: ({ token }: { token: string }) => `/Undangan/${token}`,
  administration: () => routes.Kelola,
  domains: () => routes['Kelola-Domain'],
  audit: () => routes['Kelola-Riwayat'],
  tenants: () => routes['Kelola-Tenant'],
  acting: () => routes['Kelola-Bertindak'],
  posts: (kind: PostKind) => postPaths[kind],
  post: ({ kind, id, slug }: { kind: PostKind; id: number; slug: string }) =>
    kind === 'blog' ? `/Blog/${id}/${slug}` : `${postPaths[kind]}/${slug}`,
  classes: () => routes.Class,
  courses: () => routes.Courses,
  premiumCourses: () => routes['Courses-Premium'],
  /** a self-paced class is a course */
  class: ({ slug, type, premium }: ClassLink) =>
    type !== 'self_paced' ? `/Class/${slug}` : premium ? `/Courses/@Premium/${slug}` : `/Courses/${slug}`,
  chapter: (course: ClassLink, chapter: { moduleSlug: string; slug: string }) =>
    `${to.class({ ...course, type: 'self_paced' })}/module/${chapter.moduleSlug}/chapter/${chapter.slug}`,
  profile: () => routes.Profile,
  ownSessions: () => routes['Profile-Tempat-Masuk'],
  schools: () => routes['Kelola-Sekolah'],
  appearance: () => routes['Kelola-Tampilan'],
  settings: () => routes['Kelola-Pengaturan'],
  programs: () => routes.Program,
  program: ({ slug }: { slug: string }) => `/Program/${slug}`,
  feature: ({ product, slug }: { product: string; slug: string }) =>
    `${product === 'lms' ? '/Lms' : product === 'aksara' ? '/Aksara' : ''}/Features/${slug}`,
}
