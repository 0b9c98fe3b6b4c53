import type { Stage } from './stage.ts'
export async function measurePeers(_: Stage): Promise<void> {}
