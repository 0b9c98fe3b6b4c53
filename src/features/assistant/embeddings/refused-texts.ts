import { type EmbeddingEndpoint, embed } from './embedding-endpoint.ts'

/** a batch is given up after so long, whole or in pieces */
export const batchMilliseconds = 60_000

interface Batch {
  texts: string[]
  /** of each text, in the same order */
  digests: string[]
}

interface Outcome {
  made: { digest: string; vector: Float32Array }[]
  /** texts that the endpoint refuses, each by itself */
  refused: { digest: string; reason: string }[]
  /** what it cost; undefined where the endpoint does not count */
  tokens: number | undefined
}

/** what an endpoint says of a text that it makes nothing of; of keys, names and its own troubles it says something else */
const ofTheText: readonly number[] = [400, 413, 422]

const refusedWith = (error: unknown): number | undefined => {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0
  return ofTheText.includes(status) ? status : undefined
}

/**
 * Vectors of a batch. Where the endpoint refuses it, the batch is split until what it refuses stands alone, and the others
 * are made. Throws where it is not about a text: a plain word is refused as well, or the endpoint fails otherwise.
 */
export async function embedAll(endpoint: EmbeddingEndpoint, batch: Batch): Promise<Outcome> {
  const signal = AbortSignal.timeout(batchMilliseconds)
  const ask = (texts: string[]) => embed(endpoint, { texts, retries: 2, signal })
  let isProven = false

  async function made({ texts, digests }: Batch): Promise<Outcome> {
    try {
      const { vectors, tokens } = await ask(texts)
      const pairs = digests.flatMap((digest, at) => (vectors[at] ? [{ digest, vector: vectors[at] }] : []))
      return { made: pairs, refused: [], tokens }
    } catch (error) {
      const status = refusedWith(error)
      if (status === undefined) throw error
      // an endpoint that refuses everything refuses no text
      if (!isProven) await ask(['siap'])
      isProven = true
      const [digest] = digests
      if (texts.length === 1 && digest !== undefined)
        return {
          made: [],
          refused: [{ digest, reason: `Layanan menolak teks ini (kode ${status}).` }],
          tokens: 0,
        }
    }
    const half = Math.ceil(texts.length / 2)
    const one = await made({ texts: texts.slice(0, half), digests: digests.slice(0, half) })
    const other = await made({ texts: texts.slice(half), digests: digests.slice(half) })
    return {
      made: [...one.made, ...other.made],
      refused: [...one.refused, ...other.refused],
      tokens: one.tokens === undefined || other.tokens === undefined ? undefined : one.tokens + other.tokens,
    }
  }

  return made(batch)
}
