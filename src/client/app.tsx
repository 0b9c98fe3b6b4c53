import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { ErrorPage } from '../app/error.pages.tsx'
import { errorPageData } from '../app/error-page.ts'
import { loadPage, type PageComponent } from '../app/pages.tsx'
import { Shell } from '../app/shell.tsx'
import { layoutLoaders } from '../layouts/registry.ts'
import { layoutNameOf } from '../shared/layout-names.ts'
import type { Frame } from '../shared/page.ts'
import { provideBodies, wantsBodies } from '../ui/kit/sections.tsx'
import { wakeElements } from '../ui/elements/wake.ts'
import { reloadEvent } from '../ui/office/navigate.ts'
import type { Parts, Site } from '../ui/parts.tsx'
import { followLinks, isDocument } from './links.ts'
import { fetchPayload, type PagePayload, readFirstPayload } from './payload.ts'
import { watchNavigation } from './progress-bar.ts'
import { applyScroll, rememberScroll } from './scroll.ts'

interface Loaded {
  payload: PagePayload
  Page: PageComponent
}

/** what stands around every page of this document */
let frame: Frame = 'site'

/**
 * Takes over the server's page and navigates from then on without loading documents. React Router's data router
 * does the navigating; its React half is left out: one route needs no nested outlets, and 9 kB stay unsent. What it
 * calls unsafe is its core without React, pinned to one version.
 */
export async function startClient(): Promise<void> {
  const first = readFirstPayload()
  frame = first.frame
  const [Page = ErrorPage, layout] = await Promise.all([
    loadComponent(first),
    layoutLoaders[layoutNameOf(first.site.layout)](),
  ])
  const router = createRouter({
    routes: [{ id: 'page', path: '*', loader: loadPagePayload, shouldRevalidate }],
    history: createBrowserHistory(),
    hydrationData: { loaderData: { page: { payload: first, Page } satisfies Loaded } },
  }).initialize()
  const root = document.getElementById('root')
  if (!root) return
  rememberScroll(router)
  hydrateRoot(root, <App router={router} site={first.site} parts={layout.parts} />)
  followLinks(router)
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('[data-suggest]'))
      import('./suggest.ts').then(module => module.suggestOnFocus(target))
  })
  watchNavigation(router)
  addEventListener(reloadEvent, () => {
    isAskedAnew = true
    router.revalidate().finally(() => {
      isAskedAnew = false
    })
  })
}

/** The page's component, and what draws its rarer sections. */
async function loadComponent({ page, data }: PagePayload): Promise<PageComponent | undefined> {
  if (wantsBodies(data)) provideBodies((await import('../ui/kit/late-sections.tsx')).bodies)
  return loadPage(page)
}

/** a page that has changed something wants its own data again */
let isAskedAnew = false

/** the hash alone needs no new page */
function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return isAskedAnew || currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search
}

async function loadPagePayload({ request }: LoaderFunctionArgs): Promise<Loaded | Response> {
  const url = new URL(request.url)
  const payload = await fetchPayload(`${url.pathname}${url.search}`, request.signal)
  if ('redirect' in payload) {
    if (!isDocument(payload.redirect)) return redirect(payload.redirect)
    location.assign(payload.redirect)
    return new Promise(() => {})
  }
  // another frame has another stylesheet and a start of its own
  if (payload.frame !== frame) {
    location.assign(url)
    return new Promise(() => {})
  }
  return { payload, Page: (await loadComponent(payload)) ?? ErrorPage }
}

interface AppProps {
  router: DataRouter
  site: Site
  parts: Parts
}

function App({ router, site, parts }: AppProps) {
  const state = useSyncExternalStore(
    router.subscribe,
    () => router.state,
    () => router.state,
  )
  const loaded: Loaded | undefined = state.loaderData.page
  const failure: unknown = state.errors?.page
  const path = loaded && !failure ? loaded.payload.path : state.location.pathname

  // the head stands outside React: the server wrote the first one
  useEffect(() => {
    if (!loaded?.payload.head) return
    document.title = loaded.payload.head.title
    document.querySelector('link[rel=canonical]')?.setAttribute('href', loaded.payload.head.canonical)
  }, [loaded])

  const isFirst = useRef(true)
  // after the new page stands, before it is seen: its scroll position, and the keyboard's place
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place scrolls, not every change of the state
  useLayoutEffect(() => {
    if (!isFirst.current) applyScroll(state)
    wakeElements()
    isFirst.current = false
  }, [state.location, state.restoreScrollPosition])

  return (
    <Shell
      site={site}
      parts={parts}
      path={path}
      frame={frame}
      below={failure ? undefined : loaded?.payload.data?.below}
    >
      {loaded && !failure ? <loaded.Page data={loaded.payload.data} /> : <Failed failure={failure} />}
    </Shell>
  )
}

/** Navigation failed: no network, or code that did not load. */
function Failed({ failure }: { failure: unknown }) {
  const message = failure instanceof TypeError ? 'Periksa koneksi internet Anda, lalu coba lagi.' : undefined
  return <ErrorPage data={errorPageData(500, message)} />
}
