import type { ComponentType } from 'react'
import { ErrorPage } from './error.pages.tsx'

// biome-ignore lint/suspicious/noExplicitAny: the load that names a page answers its data; the two meet only here
export type PageComponent = ComponentType<{ data: any }>

const events = () => import('../features/events/events.pages.tsx')
const careers = () => import('../features/careers/careers.pages.tsx')

/**
 * The public site's pages by the name their load answers with; all others, and those that few visits come to, stand in
 * `office-pages.tsx`: every line here is carried by every page. Each is a chunk
 * of its own in the browser.
 */
export const pages = {
  home: () => import('../features/home/home.pages.tsx').then(module => module.Home),
  'posts.list': () => import('../features/posts/posts.pages.tsx').then(module => module.PostList),
  'posts.detail': () => import('../features/posts/posts.pages.tsx').then(module => module.PostDetail),
  'classes.list': () => import('../features/classes/class-list.pages.tsx').then(module => module.ClassList),
  'classes.detail': () =>
    import('../features/classes/class-detail.pages.tsx').then(module => module.ClassDetail),
  'classes.chapter': () => import('../features/classes/chapter.pages.tsx').then(module => module.Chapter),
  'classes.syllabi': () => import('../features/classes/syllabi.pages.tsx').then(module => module.Syllabi),
  'competences.detail': () =>
    import('../features/competences/competences.pages.tsx').then(module => module.CompetenceDetail),
  'mentors.list': () => import('../features/mentors/mentor-list.pages.tsx').then(module => module.MentorList),
  'mentors.detail': () =>
    import('../features/mentors/mentor-detail.pages.tsx').then(module => module.MentorDetail),
  'programs.list': () =>
    import('../features/programs/program-list.pages.tsx').then(module => module.ProgramList),
  'pages.page': () => import('../features/pages/pages.pages.tsx').then(module => module.Page),
  'pages.map': () => import('../features/pages/pages.pages.tsx').then(module => module.SiteMap),
  'galleries.list': () =>
    import('../features/galleries/galleries.pages.tsx').then(module => module.GalleryList),
  'portfolio.list': () =>
    import('../features/portfolio/portfolio.pages.tsx').then(module => module.PortfolioList),
  'portfolio.detail': () =>
    import('../features/portfolio/portfolio.pages.tsx').then(module => module.PortfolioDetail),
  'portfolio.clients': () =>
    import('../features/portfolio/portfolio.pages.tsx').then(module => module.Clients),
  'programs.detail': () =>
    import('../features/programs/program-detail.pages.tsx').then(module => module.ProgramDetail),
  'programs.curriculum': () =>
    import('../features/programs/curriculum.pages.tsx').then(module => module.Curriculum),
  'search.page': () => import('../features/search/search.pages.tsx').then(module => module.Search),
  'events.list': () => events().then(module => module.EventList),
  'events.detail': () => events().then(module => module.EventDetail),
  'careers.list': () => careers().then(module => module.CareerList),
  'careers.detail': () => careers().then(module => module.CareerDetail),
  'careers.job': () => careers().then(module => module.Job),
  'lms-features.detail': () =>
    import('../features/lms-features/lms-features.pages.tsx').then(module => module.Feature),
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
