import { room } from '../../../platform/room.ts'

/** What answers and embeddings have in common; it keeps nothing, and is asked by them alone. */
export const endpointsRoom = room(() => ({ name: 'endpoints' }))
