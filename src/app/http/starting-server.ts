import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../../platform/config.ts'
import { createServer } from '../../platform/http/node-http.ts'
import { problemBody } from '../../shared/envelope.ts'
import { inlineStylePolicy } from '../drawing/inline-style.ts'
import { negotiate } from './front.ts'
import { listenOn } from './listening.ts'

export interface StartingServer {
  close(): Promise<void>
}

/** seconds after which a browser asks again */
const again = 2

const css =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1.25rem;background:#f8fafc;color:#334155;font:1.0625rem/1.6 system-ui,sans-serif}i{width:3rem;height:3rem;border:4px solid #cbd5e1;border-top-color:#2096c4;border-radius:50%}p{margin:0}@media(prefers-reduced-motion:no-preference){i{animation:turn 1s linear infinite}}@keyframes turn{to{rotate:1turn}}@media(prefers-color-scheme:dark){body{background:#15181c;color:#d3d9e0}i{border-color:#3a424b;border-top-color:#4fb3dc}}'

/** The loading screen (specification section 2). No tenant is known yet, so it is in nobody's look. */
const screen = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${again}"><title>Memuat situs</title><style>${css}</style><link rel="icon" href="data:,"></head><body><i aria-hidden="true"></i><p role="status">Memuat situs, sebentar lagi siap.</p></body></html>`

const headers = {
  'cache-control': 'no-store',
  'retry-after': String(again),
  'x-content-type-options': 'nosniff',
  'content-security-policy': inlineStylePolicy(css),
}

function wait(request: IncomingMessage, response: ServerResponse): void {
  const isPage = negotiate(request.headers.accept) === 'html'
  const body = isPage ? screen : JSON.stringify(problemBody('Situs sedang disiapkan. Coba lagi sebentar.'))
  response
    .writeHead(503, {
      ...headers,
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Holds the port from the first moment of a start: until tenants and their settings are read, a visitor waits before a
 * screen that asks again by itself, and a program gets 503. A port in use is said at once, not after the demo is made.
 */
export async function openStartingServer({
  PORT,
  HOST,
}: Pick<Config, 'PORT' | 'HOST'>): Promise<StartingServer> {
  const server = createServer(wait)
  return listenOn(server, {
    port: PORT,
    host: HOST,
    taken: `Port ${PORT} sudah dipakai program lain. Pilih yang lain, misalnya: PORT=${PORT + 1} npm start`,
  })
}
