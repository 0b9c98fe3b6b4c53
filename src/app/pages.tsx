import type { ComponentType } from 'react'
import { ErrorPage } from './error.pages.tsx'

/** Every page by the name its load answers with. Each is a chunk of its own in the browser. */
// biome-ignore lint/suspicious/noExplicitAny: the load that names a page answers its data; the two meet only here
type PageComponent = ComponentType<{ data: any }>

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
  error: async () => ErrorPage,
} satisfies Record<string, () => Promise<PageComponent>>

export type PageId = keyof typeof pages

export function isPageId(name: string): name is PageId {
  return Object.hasOwn(pages, name)
}

export function loadPage(id: PageId): Promise<PageComponent> {
  return pages[id]()
}
