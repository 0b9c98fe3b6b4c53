import type { ComponentType } from 'react'
import { ErrorPage } from './error.pages.tsx'

// biome-ignore lint/suspicious/noExplicitAny: the load that names a page answers its data; the two meet only here
export type PageComponent = ComponentType<{ data: any }>

/**
 * The public site's pages by the name their load answers with; all others stand in `office-pages.tsx`. Each is a chunk
 * of its own in the browser.
 */
export const pages = {
  home: () => import('../features/home/home.pages.tsx').then(module => module.Home),
  'posts.list': () => import('../features/posts/posts.pages.tsx').then(module => module.PostList),
  'posts.detail': () => import('../features/posts/posts.pages.tsx').then(module => module.PostDetail),
  'classes.list': () => import('../features/classes/classes.pages.tsx').then(module => module.ClassList),
  'classes.detail': () => import('../features/classes/classes.pages.tsx').then(module => module.ClassDetail),
  'classes.chapter': () => import('../features/classes/classes.pages.tsx').then(module => module.Chapter),
  'programs.list': () => import('../features/programs/programs.pages.tsx').then(module => module.ProgramList),
  'programs.detail': () =>
    import('../features/programs/programs.pages.tsx').then(module => module.ProgramDetail),
  'sign-in.welcome': () => import('../features/sessions/welcome.pages.tsx').then(module => module.Welcome),
  'site.terms': () => import('../features/site/terms.pages.tsx').then(module => module.TermsAndConditions),
  'privacy.policy': () => import('../features/privacy/policy.pages.tsx').then(module => module.Policy),
  error: async () => ErrorPage,
} satisfies Record<string, () => Promise<PageComponent>>

const isPublic = (name: string): name is keyof typeof pages => Object.hasOwn(pages, name)

/** undefined: there is no page of that name */
export async function loadPage(name: string): Promise<PageComponent | undefined> {
  if (isPublic(name)) return pages[name]()
  const { otherPages } = await import('./office-pages.tsx')
  const isOther = (one: string): one is keyof typeof otherPages => Object.hasOwn(otherPages, one)
  return isOther(name) ? otherPages[name]() : undefined
}
