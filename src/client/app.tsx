import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorPage, pageOfNoRoom } from '../app/drawing/error.pages.tsx'
import { failedPageData } from '../app/drawing/error-words.ts'
import { Shell } from '../app/drawing/shell.tsx'
import type { Frame } from '../shared/page.ts'
import { provideBodies, wantsBodies } from '../ui/kit/sections.tsx'
import { reloadEvent } from '../ui/office/navigate.ts'
import type { PageComponent } from '../ui/pages.ts'
import type { Parts, Site } from '../ui/parts.tsx'
import { pressWhatWasHeld } from './first-press.ts'
import { followLinks } from './links.ts'
import { loadLayout, loadPage } from './load-page.ts'
import { createNavigator, type Navigator } from './navigator.ts'
import { isDocument } from './our-links.ts'
import { fetchPayload, type PagePayload, readFirstPayload } from './payload.ts'
import { progressBar } from './progress-bar.ts'
import { applyScroll } from './scroll.ts'
import { wake } from './wake.ts'

interface Loaded {
  payload: PagePayload
  Page: PageComponent
}

/** what stands around every page of this document */
let frame: Frame = 'site'

/** Takes over the server's page and navigates from then on without loading documents. */
export async function startClient(): Promise<Navigator<Loaded>['navigate']> {
  const first = readFirstPayload()
  frame = first.frame
  const [Page, { layout }] = await Promise.all([loadComponent(first), loadLayout(first.layout)])
  const root = document.getElementById('root')
  if (!root) throw new Error('This document has no root')
  const navigator = createNavigator<Loaded>({ payload: first, Page }, load)
  hydrateRoot(root, <App navigator={navigator} site={first.site} parts={layout.parts} />)
  pressWhatWasHeld()
  followLinks(navigator.navigate)
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('[data-suggest]'))
      import('./suggest.ts').then(module => module.suggestOnFocus(target))
  })
  showProgress(navigator)
  addEventListener(reloadEvent, () => void navigator.reload())
  // within the editor's frame every address carries a token of its own
  if (frame === 'site' && !location.search.includes('pratinjau='))
    import('./prefetch.ts').then(module => module.fetchAhead(navigator))
  return navigator.navigate
}

/** The bar runs while a page is on its way. */
function showProgress(navigator: Navigator<unknown>): void {
  const bar = progressBar()
  navigator.subscribe(() => {
    const { isLoading, failure } = navigator.read()
    if (isLoading) bar.begin()
    else bar.end(failure !== undefined)
  })
}

/** The page's component, and what draws its rarer sections. */
async function loadComponent(payload: PagePayload): Promise<PageComponent> {
  if (wantsBodies(payload.data)) provideBodies((await import('../ui/kit/late-sections.tsx')).bodies)
  return (await loadPage(payload)) ?? pageOfNoRoom
}

async function load(address: string, signal: AbortSignal): Promise<Loaded | { redirect: string }> {
  const payload = await fetchPayload(address, signal)
  if ('redirect' in payload) {
    if (!isDocument(payload.redirect)) return payload
    location.assign(payload.redirect)
    return new Promise(() => {})
  }
  // another frame has another stylesheet and a start of its own
  if (payload.frame !== frame) {
    location.assign(address)
    return new Promise(() => {})
  }
  return { payload, Page: await loadComponent(payload) }
}

interface AppProps {
  navigator: Navigator<Loaded>
  site: Site
  parts: Parts
}

function App({ navigator, site, parts }: AppProps) {
  const state = useSyncExternalStore(navigator.subscribe, navigator.read, navigator.read)
  const { place, failure } = state
  const { payload, Page } = state.page
  const path = failure === undefined ? payload.path : place.pathname

  // the head stands outside React: the server wrote the first one
  useEffect(() => {
    if (!payload.head) return
    document.title = payload.head.title
    document.querySelector('link[rel=canonical]')?.setAttribute('href', payload.head.canonical)
  }, [payload])

  const isFirst = useRef(true)
  // after the new page stands, before it is seen: its scroll position, and the keyboard's place
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place scrolls, not every change of the state
  useLayoutEffect(() => {
    if (!isFirst.current) applyScroll(state)
    wake()
    isFirst.current = false
  }, [place])

  return (
    <Shell
      site={site}
      parts={parts}
      path={path}
      frame={frame}
      data={failure === undefined ? payload.data : undefined}
    >
      <Guard place={place.key} instead={lastResort}>
        {failure === undefined ? (
          <Guard
            place={place.key}
            instead={Page === pageOfNoRoom ? lastResort : <Failed failure={undefined} />}
          >
            <Page data={payload.data} />
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
  return <ErrorPage data={failedPageData(500, message)} />
}
