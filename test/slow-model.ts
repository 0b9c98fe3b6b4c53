import { createServer } from 'node:http'
import type { App } from './app.ts'

const words =
  'Satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua belas tiga belas empat belas.'

/** A model that says a word every so often, in the chat completions of OpenAI: an answer that one can stop. */
export async function startSlowModel(everyMilliseconds = 80) {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      )
    const left = words.split(/(?<= )/)
    const timer = setInterval(() => {
      const word = left.shift()
      if (word !== undefined) return send({ content: word })
      clearInterval(timer)
      send({}, 'stop')
      return response.end('data: [DONE]\n\n')
    }, everyMilliseconds)
    response.on('close', () => clearInterval(timer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    /** lets it answer a tenant's members, and visitors too */
    answerFor: (app: App, tenantId: number) =>
      app.write(tenantId, tx =>
        tx.db
          .insertInto('answer_settings')
          .values({
            engine: 'model',
            base_url: `http://127.0.0.1:${port}/v1`,
            model: 'm',
            monthly_tokens: 1_000_000,
            daily_questions: 1000,
            for_visitors: true,
            version: 1,
            updated_at: app.clock.now(),
          })
          .execute(),
      ),
    close() {
      server.closeAllConnections()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
