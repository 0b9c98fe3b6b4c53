import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { createLoopback } from '../src/platform/http/loopback.ts'
import type { App } from './app.ts'
import type { Answer } from './http.ts'

/** A browser without script: keeps cookies per host and path, fills in forms, follows redirects. */
export interface Browser {
  /** follows redirects until `until` says that is far enough, e.g. at a tenant's CallbackAuth */
  open(url: string, stop?: (url: URL) => boolean): Promise<Page>
  /** sends the page's form (the first unless told which), with what was typed over what stood in it */
  submit(page: Page, values: Record<string, string>, options?: SubmitOptions): Promise<Page>
  /** what a page's script sends: the form of a passkey */
  post(url: string, fields: Record<string, string>, stop?: (url: URL) => boolean): Promise<Page>
  /** what a page's script asks for */
  fetch(url: string): Promise<Page>
  cookies: Map<string, { value: string; path: string; host: string }>
  /** every Set-Cookie line that came */
  lines: string[]
}

interface SubmitOptions {
  /** part of the form's action */
  action?: string
  stop?: (url: URL) => boolean
}

/** Agrees on the page that asks whether to join a site, and goes on; any other page stays as it is. */
export const joined = (browser: Browser, page: Page, stop = (_url: URL) => false): Promise<Page> =>
  page.body.includes('<h1>Gabung di ')
    ? browser.submit(page, { terms: '1', privacy: '1' }, { stop })
    : Promise.resolve(page)

export interface Page extends Answer {
  url: URL
}

const isCallback = (url: URL) => url.pathname === '/CallbackAuth'

export function createBrowser(app: App, more: Record<string, string> = {}): Browser {
  const cookies: Browser['cookies'] = new Map()
  const lines: string[] = []

  const ofForm = 'application/x-www-form-urlencoded'

  async function ask(url: URL, method: string, body?: string, type = ofForm): Promise<Page> {
    const jar = [...cookies].filter(
      ([, one]) => one.host === url.hostname && url.pathname.startsWith(one.path),
    )
    const answer = await app.request({
      host: url.hostname,
      path: `${url.pathname}${url.search}`,
      method,
      headers: {
        accept: type === ofForm ? 'text/html' : type,
        'user-agent': 'Peramban Tes',
        ...more,
        ...(jar.length > 0
          ? { cookie: jar.map(([key, { value }]) => `${key.split('|')[0]}=${value}`).join('; ') }
          : {}),
        ...(body === undefined ? {} : { 'content-type': type, 'sec-fetch-site': 'same-origin' }),
      },
      ...(body === undefined ? {} : { body }),
    })
    for (const line of answer.headers['set-cookie'] ?? []) {
      lines.push(line)
      keep(line, url.hostname)
    }
    return { ...answer, url }
  }

  function keep(line: string, host: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const path = attributes.find(one => /^path=/i.test(one))?.slice(5) ?? '/'
    const isOver = attributes.some(one => /^expires=Thu, 01 Jan 1970/i.test(one) || /^max-age=0$/i.test(one))
    const key = `${name}|${host}|${path}`
    if (isOver) cookies.delete(key)
    else cookies.set(key, { value, path, host })
  }

  async function follow(page: Page, stop: (url: URL) => boolean): Promise<Page> {
    let at = page
    for (let hops = 0; hops < 12 && at.headers.location !== undefined; hops++) {
      const next = new URL(at.headers.location, at.url)
      if (stop(next)) return { ...at, url: next }
      at = await ask(next, 'GET')
    }
    return at
  }

  return {
    cookies,
    lines,
    post: async (url, fields, stop = isCallback) =>
      follow(await ask(new URL(url), 'POST', new URLSearchParams(fields).toString()), stop),
    fetch: url => ask(new URL(url), 'POST', '{}', 'application/json'),
    open: async (url, stop = isCallback) => follow(await ask(new URL(url), 'GET'), stop),
    async submit(page, values, { action, stop = isCallback } = {}) {
      const form = formsOf(page).find(one => action === undefined || one.action.includes(action))
      if (!form) throw new Error(`No form here: ${page.status} ${page.url} ${page.body.slice(0, 300)}`)
      const fields = new URLSearchParams({ ...form.fields, ...values })
      return follow(await ask(new URL(form.action, page.url), 'POST', fields.toString()), stop)
    },
  }
}

const plainText = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<')

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : plainText(found)
}

/** The forms of a page that a person sees, with what stands in them. */
export function formsOf({ body }: Pick<Answer, 'body'>) {
  return [...body.matchAll(/<form ([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, tag = '']) => /method="post"/.test(tag) && !/data-passkey/.test(tag))
    .map(([, tag = '', inner = '']) => {
      const inputs = [...inner.matchAll(/<input[^>]*>/g)].map(([input]) => input)
      const fields = inputs.flatMap(input => {
        const name = attribute(input, 'name')
        const isOff = attribute(input, 'type') === 'checkbox' && !/\schecked/.test(input)
        return name === undefined || isOff ? [] : [[name, attribute(input, 'value') ?? '']]
      })
      return { action: attribute(` ${tag}`, 'action') ?? '', fields: Object.fromEntries(fields) }
    })
}

/** A tenant's site as any OpenID client would be it: stock openid-client. */
export async function createClient(app: App, { id, host }: { id: string; host: string }) {
  const { secrets, config } = app.sanggar
  const issuer = new URL(app.origin('akun.localhost'))
  const secret = ClientSecretBasic(secrets.word(`client ${id}`))
  const configuration = await discovery(issuer, id, undefined, secret, {
    execute: [allowInsecureRequests],
    [customFetch]: createLoopback(config),
  })
  return { id, origin: app.origin(host), configuration }
}

export type TestClient = Awaited<ReturnType<typeof createClient>>

export interface Flow {
  url: string
  verifier: string
  state: string
  nonce: string
}

/** The address a person is sent to, and what the client remembers of it. */
export async function begin(
  client: TestClient,
  parameters: Record<string, string | undefined> = {},
): Promise<Flow> {
  const [verifier, state, nonce] = [randomPKCECodeVerifier(), randomState(), randomNonce()]
  const wish: Record<string, string | undefined> = {
    redirect_uri: `${client.origin}/CallbackAuth`,
    scope: 'openid profile email phone',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...parameters,
  }
  const given = Object.fromEntries(
    Object.entries(wish).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  return { url: buildAuthorizationUrl(client.configuration, given).href, verifier, state, nonce }
}

/** The code that came back, for tokens. */
export const exchange = (client: { configuration: Configuration }, callback: URL, flow: Flow) =>
  authorizationCodeGrant(client.configuration, callback, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  })
