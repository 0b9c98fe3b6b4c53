import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
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
    loadPage(first.page),
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
  watchNavigation(router)
  // within the editor's frame every address carries a token of its own
  if (frame === 'site' && !location.search.includes('pratinjau='))
    import('./prefetch.ts').then(module => module.fetchAhead(router))
  addEventListener(reloadEvent, () => {
    isAskedAnew = true
    router.revalidate().finally(() => {
      isAskedAnew = false
    })
  })
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
  return { payload, Page: (await loadPage(payload.page)) ?? ErrorPage }
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
    isFirst.current = false
  }, [state.location, state.restoreScrollPosition])

  return (
    <Shell site={site} parts={parts} path={path} frame={frame}>
      <Guard place={state.location.key} instead={lastResort}>
        {loaded && !failure ? (
          <Guard
            place={state.location.key}
            instead={loaded.Page === ErrorPage ? lastResort : <Failed failure={undefined} />}
          >
            <loaded.Page data={loaded.payload.data} />
          </Guard>
        ) : (
          <Failed failure={failure} />
        )}
      </Guard>
    </Shell>
  )
}

interface GuardProps {
  place: string
  instead: ReactNode
  children: ReactNode
}

/** Shows something else where a page cannot be drawn, until somebody goes on. */
class Guard extends Component<GuardProps, { place: string; hasFailed: boolean }> {
  override state = { place: this.props.place, hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ place }: GuardProps, state: { place: string }) {
    return place === state.place ? null : { place, hasFailed: false }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}

/** Specification section 2: the error page has failed itself. */
const lastResort = (
  <div className="error-page">
    <p>An error occurred while showing the error page</p>
    <a href="/">Kembali ke halaman utama</a>
  </div>
)

/** Navigation failed: no network, or code that did not load. */
function Failed({ failure }: { failure: unknown }) {
  const message = failure instanceof TypeError ? 'Periksa koneksi internet Anda, lalu coba lagi.' : undefined
  return <ErrorPage data={errorPageData(500, message)} />
}
