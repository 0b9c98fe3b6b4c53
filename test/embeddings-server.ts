import { createServer } from 'node:http'

/** How an embeddings endpoint misbehaves. */
export type EmbeddingsFault = 'none' | 'busy' | 'refused' | 'garbage' | 'short' | 'silent' | 'picky'

export interface EmbeddingsServer {
  /** what a tenant would write as its endpoint */
  baseUrl: string
  /** what was asked, newest last */
  asked: { model: string; input: string[]; key: string }[]
  says: { fault: EmbeddingsFault }
  close(): Promise<void>
}

/** Words that mean the same point the same way; all others point nowhere in particular. */
const directions: readonly (readonly string[])[] = [
  ['buku', 'bacaan', 'novel'],
  ['dipinjam', 'dibawa', 'pulang', 'membawa'],
  ['perpustakaan', 'pustaka'],
  ['kabel', 'kawat'],
  ['warna', 'oranye', 'corak'],
  ['krimping', 'mengkrimping', 'penjepit', 'jepit'],
  ['kantin', 'makan', 'jajan'],
]
const dimensions = 16

function vectorOf(text: string): number[] {
  const vector = Array.from({ length: dimensions }, () => -0.05)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const at = directions.findIndex(words => words.includes(word))
    if (at >= 0) vector[at] = 1
  }
  return vector
}

/** An endpoint on this machine that speaks OpenAI's /v1/embeddings, for meanings that stand in a list. */
export async function startEmbeddingsServer(): Promise<EmbeddingsServer> {
  const asked: EmbeddingsServer['asked'] = []
  const says: EmbeddingsServer['says'] = { fault: 'none' }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { model, input }: { model: string; input: string[] } = JSON.parse(body)
    asked.push({ model, input, key: request.headers.authorization ?? '' })
    const { fault } = says
    if (fault === 'silent') return
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.method !== 'POST' || request.url !== '/v1/embeddings') return json(404, { error: {} })
    if (fault === 'busy') return json(429, { error: { message: 'slow down', type: 'rate_limit' } })
    if (fault === 'refused') return json(401, { error: { message: 'no', type: 'auth' } })
    // one text alone is wrong, and the whole call is refused for it
    if (fault === 'picky' && input.some(text => text.includes('tahu isi')))
      return json(400, { error: { message: 'input too long', type: 'invalid_request' } })
    if (fault === 'garbage') return response.writeHead(200).end('<h1>Halo</h1>')
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }))
    const tokens = input.length * 10
    return json(200, {
      object: 'list',
      data: fault === 'short' ? data.slice(1) : data,
      model,
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    says,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
