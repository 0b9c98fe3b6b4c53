import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../clients/calls.d.ts'
import type { App } from './app.ts'

/** A program that asks by the types of `clients/calls.d.ts`: what they promise is what a test is answered. */
export const typedClient = (
  app: App,
  host: string,
  headers: () => Record<string, string> = () => ({}),
): Client<paths> =>
  createClient<paths>({
    baseUrl: `http://${host}`,
    async fetch(request: Request) {
      const { pathname, search } = new URL(request.url)
      const body = request.method === 'GET' ? undefined : await request.text()
      const answer = await app.request({
        host,
        method: request.method,
        path: pathname + search,
        headers: { ...Object.fromEntries(request.headers), 'sec-fetch-site': 'same-origin', ...headers() },
        ...(body === undefined ? {} : { body }),
      })
      return new Response(answer.body, {
        status: answer.status,
        headers: { 'content-type': String(answer.headers['content-type']) },
      })
    },
  })
