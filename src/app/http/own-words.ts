import type { FastifyServerOptions } from 'fastify'

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>

/**
 * Contracts are parsed where a call is answered, with our own words, and answers are written there too: Fastify validates
 * and writes nothing, so what it would do so with is never loaded. Its types know only that one, hence the cast.
 */
export const ownWords = {
  compilersFactory: {
    buildValidator: () => () => () => true,
    buildSerializer: () => () => (data: unknown) => JSON.stringify(data),
  },
} as unknown as SchemaController
