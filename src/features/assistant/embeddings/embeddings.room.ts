import { room } from '../../../platform/room.ts'
import { embeddingsDeeds } from './embeddings.deeds.ts'
import { createVectorMaking, type EmbeddingsHouse } from './vector-making.ts'

/** Who says what passages and questions mean; where they are kept and found by it, the passages know. */
export const embeddingsRoom = room((house: EmbeddingsHouse) => {
  const making = createVectorMaking(house)
  return {
    name: 'embeddings',
    jobs: [{ name: 'embeddings.vectors', everyMinute: true, run: making.run }],
    atEnd: making.close,
    deeds: embeddingsDeeds,
  }
})
