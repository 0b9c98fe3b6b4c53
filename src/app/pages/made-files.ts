import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { redirect } from '../drawing/redirect.ts'
import { contextOf, type PageDeps, type PageRequest } from './page-request.ts'
import type { FoundFile, PublicFile } from './public-files.ts'

/** A file for machines; undefined where there is none of that name. */
export async function makeFile(
  deps: PageDeps,
  { tenant, path }: PageRequest,
  { file, params, canonical }: FoundFile,
): Promise<RenderedResponse | undefined> {
  if (canonical !== path) return redirect({ variant: 'html', path }, canonical)
  const make = (tx: Tx) => file.make(contextOf(deps, { tenant, params }, tx))
  const body = file.isDrawn ? await make(noTransaction) : await deps.database.readTenant(tenant.id, make)
  return body === undefined ? undefined : fileMade(file, body, !tenant.isMaintenance)
}

/** for what is drawn without the database */
const noTransaction = new Proxy({} as Tx, {
  get: (_, name) => {
    throw new Error(`A drawn file asked for tx.${String(name)}`)
  },
})

/** what a file says unless it says otherwise: nothing of it runs, whatever a browser takes it for */
const neverRuns = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

function fileMade(
  { type, tags, isImmutable, policy = neverRuns }: PublicFile,
  body: string | Buffer,
  isOpen: boolean,
): RenderedResponse {
  const caching = isImmutable
    ? 'public, max-age=31536000, immutable'
    : isOpen
      ? 'public, max-age=300, s-maxage=60, stale-while-revalidate=600'
      : 'no-store'
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': caching,
      'content-security-policy': policy,
      ...(isImmutable ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    },
    body: Buffer.from(body),
    tags,
    keep: isOpen && !isImmutable,
  }
}
