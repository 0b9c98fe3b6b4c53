import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import Fastify from 'fastify'
import type pg from 'pg'
import type { PageAnswer } from '../src/shared/page.ts'
import type { Site } from '../src/ui/parts.tsx'
import { openCatalogue } from './catalogue.ts'

/**
 * A bare Fastify: the same SQL through a plain pool, the same components by `renderToString`, the same JSON sent as it
 * is. What our server adds to that is what the comparison shows.
 */
const { PORT, TENANT_ID, DATABASE_URL, DATA_DIR = '' } = process.env

/** the embedded database's connection is made for pg.Client; its own type says less than pg's */
const embedded = async () =>
  createPgConfig(await PGlite.create(join(DATA_DIR, 'database'))) as unknown as pg.PoolConfig

const catalogue = await openCatalogue({
  tenantId: Number(TENANT_ID),
  environment: process.env,
  onlyCards: true,
  ...(DATABASE_URL ? {} : { pool: { ...(await embedded()), max: 1 } }),
})

const built = new URL('.built/ssr/ssr.js', import.meta.url)
/** what bench/ssr-bare.tsx offers; its components belong to the browser's half of the types */
interface BareModule {
  createBareRenderer(page: string): Promise<(answer: PageAnswer, site: Site) => string>
}
const { createBareRenderer }: BareModule = await import(built.href)
const renderList = await createBareRenderer('classes.list')
const renderDetail = await createBareRenderer('classes.detail')

const documentOf = (answer: PageAnswer, body: string) =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${answer.head.title}</title></head><body><div id="root">${body}</div></body></html>`

const app = Fastify()
app.get('/ready', async () => 'ready')
app.get<{ Querystring: Record<string, string> }>('/Class', async (request, reply) => {
  const answer = await catalogue.classList(request.query)
  return reply.type('text/html; charset=utf-8').send(documentOf(answer, renderList(answer, catalogue.site)))
})
app.get<{ Params: { slug: string } }>('/Class/:slug', async (request, reply) => {
  const answer = await catalogue.classDetail(request.params.slug)
  return reply.type('text/html; charset=utf-8').send(documentOf(answer, renderDetail(answer, catalogue.site)))
})
app.get<{ Querystring: Record<string, string> }>('/v1/class/active', async (request, reply) => {
  const { page, 'filter.type': type = '' } = request.query
  const data = await catalogue.classesAsJson(Number(page), type.split(','))
  return reply
    .type('application/json; charset=utf-8')
    .send(`{"status":true,"message":"Berhasil mengambil daftar kelas","data":${data}}`)
})
app.get<{ Querystring: { page?: string } }>('/rows', async request => ({
  status: true,
  message: 'Berhasil mengambil daftar kelas',
  data: await catalogue.plainRows(Number(request.query.page ?? 1)),
}))
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
