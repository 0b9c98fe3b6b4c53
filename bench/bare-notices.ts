import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * What a notification of a provider needs at the very least, on a bare Fastify: the payment is found, the signature held
 * against it, the notification kept once by its hash; then the provider, in the same process as ours is, is asked and its
 * word written down. Four at once, as ours does. No tenants, no row security, no transaction
 * of several statements, no limits, no log.
 */
const { PORT, DATABASE_URL } = process.env
const key = 'a server key'
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })

await pool.query(`drop table if exists public.bare_payments, public.bare_events, public.bare_bills`)
await pool.query(`create table public.bare_payments (id int primary key, ref text unique, amount bigint, state text, heard_at timestamptz,
  asked_at timestamptz)`)
await pool.query(
  `create table public.bare_events (key text primary key, payment_id int, body jsonb, at timestamptz)`,
)
await pool.query(
  `create table public.bare_bills (ref text primary key, amount bigint, status text, lines int default 0)`,
)
await pool.query(
  `insert into public.bare_payments (id, ref, amount, state) select n, 'SGR-' || n, 300000, 'pending' from generate_series(0, 9999) n`,
)
await pool.query(
  `insert into public.bare_bills (ref, amount, status) select 'SGR-' || n, 300000, 'pending' from generate_series(0, 9999) n`,
)

const signature = (ref: string, gross: string) =>
  createHash('sha512').update(`${ref}201${gross}${key}`).digest('hex')

const provider = createServer(async (request, response) => {
  const ref = /^\/v2\/([\w-]+)\/status$/.exec(request.url ?? '')?.[1] ?? ''
  const { rows } = await pool.query({
    name: 'bill',
    text: 'update public.bare_bills set lines = lines + 1 where ref = $1 returning amount, status',
    values: [ref],
  })
  const gross = `${rows[0].amount}.00`
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      order_id: ref,
      status_code: '201',
      gross_amount: gross,
      transaction_status: rows[0].status,
      signature_key: signature(ref, gross),
    }),
  )
})
await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
const address = provider.address()
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

const waiting = new Set<string>()
let lanes = 0
async function lane(): Promise<void> {
  for (const ref of waiting) {
    waiting.delete(ref)
    const answer = await fetch(`${base}/v2/${ref}/status`, { signal: AbortSignal.timeout(10_000) })
    const { transaction_status } = (await answer.json()) as { transaction_status: string }
    await pool.query({
      name: 'asked',
      text: 'update public.bare_payments set asked_at = now(), state = $2 where ref = $1',
      values: [ref, transaction_status],
    })
  }
  lanes--
}

interface Notice {
  order_id: string
  gross_amount: string
  signature_key: string
}

const app = Fastify()
app.get('/ready', async () => 'ready')
app.post<{ Body: Notice }>('/v1/payments/webhooks/midtrans', async (request, reply) => {
  const { body } = request
  const found = await pool.query({
    name: 'payment',
    text: 'select id, amount from public.bare_payments where ref = $1',
    values: [body.order_id],
  })
  const made = Buffer.from(signature(body.order_id, `${found.rows[0]?.amount}.00`))
  const given = Buffer.from(body.signature_key)
  if (made.length !== given.length || !timingSafeEqual(made, given)) return reply.code(403).send()
  const text = JSON.stringify(body)
  await pool.query({
    name: 'heard',
    text: `with heard as (insert into public.bare_events (key, payment_id, body, at) values ($1, $2, $3, now())
        on conflict do nothing returning payment_id)
      update public.bare_payments p set heard_at = now() from heard where p.id = heard.payment_id`,
    values: [createHash('sha256').update(text).digest('hex'), found.rows[0].id, text],
  })
  waiting.add(body.order_id)
  if (lanes < 4) {
    lanes++
    void lane()
  }
  return { status: true }
})
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
