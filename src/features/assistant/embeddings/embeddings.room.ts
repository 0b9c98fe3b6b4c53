import { room } from '../../../platform/room.ts'
import { embeddingsTag } from './embedding-settings.ts'
import { embeddingsDeeds } from './embeddings.deeds.ts'
import { forgetAbsence } from './question-meaning.ts'
import { createVectorMaking, type EmbeddingsDeps } from './vector-making.ts'

/** Who says what passages and questions mean; where they are kept and found by it, the passages know. */
export const embeddingsRoom = room((house: EmbeddingsDeps) => {
  const making = createVectorMaking(house)
  return {
    name: 'embeddings',
    jobs: [{ name: 'embeddings.vectors', everyMinute: true, run: making.run }],
    published(tenantId: number, tags: readonly string[]) {
      if (tags.includes(embeddingsTag)) forgetAbsence(house, tenantId)
    },
    atEnd: making.close,
    deeds: embeddingsDeeds,
  }
})
