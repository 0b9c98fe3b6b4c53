import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  redirect,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { isPageId, loadPage } from '../app/pages.tsx'
import { Shell } from '../app/shell.tsx'
import { ErrorPage } from '../app/error.pages.tsx'
import { errorPageData } from '../app/error-page.ts'
import { layoutLoaders } from '../layouts/registry.ts'
import { layoutNameOf } from '../shared/layout-names.ts'
import type { Parts, Site } from '../ui/parts.tsx'
import { followLinks } from './links.ts'
import { fetchPayload, type PagePayload, readFirstPayload } from './payload.ts'
import { watchNavigation } from './progress-bar.ts'

// biome-ignore lint/suspicious/noExplicitAny: see PagePayload
type PageComponent = ComponentType<{ data: any }>

interface Loaded {
  payload: PagePayload
  Page: PageComponent
}

/** Takes over the server's page and navigates from then on without loading documents. */
export async function startClient(): Promise<void> {
  const first = readFirstPayload()
  const [Page, layout] = await Promise.all([
    loadPage(isPageId(first.page) ? first.page : 'error'),
    layoutLoaders[layoutNameOf(first.site.layout)](),
  ])
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        loader: loadPagePayload,
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search,
        element: <PageView site={first.site} parts={layout.parts} />,
        errorElement: <FailedView site={first.site} parts={layout.parts} />,
        hydrateFallbackElement: null,
      },
    ],
    { hydrationData: { loaderData: { page: { payload: first, Page } satisfies Loaded } } },
  )
  const root = document.getElementById('root')
  if (!root) return
  hydrateRoot(root, <RouterProvider router={router} />)
  followLinks(router)
  watchNavigation(router)
}

async function loadPagePayload({ request }: LoaderFunctionArgs): Promise<Loaded | Response> {
  const url = new URL(request.url)
  const payload = await fetchPayload(`${url.pathname}${url.search}`, request.signal)
  if ('redirect' in payload) return redirect(payload.redirect)
  return { payload, Page: await loadPage(isPageId(payload.page) ? payload.page : 'error') }
}

function PageView({ site, parts }: { site: Site; parts: Parts }) {
  const { payload, Page }: Loaded = useLoaderData()
  // the head stands outside React: the server wrote the first one
  useEffect(() => {
    if (!payload.head) return
    document.title = payload.head.title
    document.querySelector('link[rel=canonical]')?.setAttribute('href', payload.head.canonical)
  }, [payload])
  return (
    <>
      <Shell site={site} parts={parts} path={payload.path}>
        <Page data={payload.data} />
      </Shell>
      <ScrollRestoration />
    </>
  )
}

/** Navigation failed: no network, or code that did not load. */
function FailedView({ site, parts }: { site: Site; parts: Parts }) {
  const error = useRouteError()
  const message = error instanceof TypeError ? 'Periksa koneksi internet Anda, lalu coba lagi.' : undefined
  return (
    <Shell site={site} parts={parts} path={location.pathname}>
      <ErrorPage data={errorPageData(500, message)} />
    </Shell>
  )
}
