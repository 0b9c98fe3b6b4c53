import { type App, startApp } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import type { Answer } from './http.ts'
import type { BuiltMember } from './members.ts'
import { fromElsewhere, trusting } from './networks.ts'
import { startPostgres } from './postgres.ts'

/** Two processes of one house, for what many do at the same moment: on a PostgreSQL of their own, with one tenant. */
export interface TwoProcesses {
  apps: readonly [App, App]
  first: App
  tenant: BuiltTenant
  /** one after the other */
  turnOf(turn: number): App
  /** A call with a body, by turns; each from a network of its own. */
  send(turn: number, who: BuiltMember | undefined, path: string, body: unknown, how?: How): Promise<Answer>
  close(): Promise<void>
}

interface How {
  method?: string
  headers?: Readonly<Record<string, string>>
}

/** @throws where this machine has no PostgreSQL */
export async function startTwoProcesses(): Promise<TwoProcesses> {
  const postgres = await startPostgres()
  const { url: databaseUrl } = await postgres.createDatabase('berdua')
  const environment = { ...trusting, SECRET_KEY: 'kunci yang sama untuk kedua proses ini' }
  const first = await startApp({ databaseUrl, environment })
  const tenant = await buildTenant(first, { slug: 'tegal' })
  const second = await startApp({ databaseUrl, environment })
  const turnOf = (turn: number) => (turn % 2 ? second : first)
  return {
    apps: [first, second],
    first,
    tenant,
    turnOf,
    send: (turn, who, path, body, { method = 'POST', headers } = {}) =>
      turnOf(turn).request({
        host: tenant.host,
        path,
        method,
        headers: { 'content-type': 'application/json', ...headers, ...who?.bearer, ...fromElsewhere() },
        body: JSON.stringify(body),
      }),
    async close() {
      await second.close()
      await first.close()
      postgres.remove()
    },
  }
}
