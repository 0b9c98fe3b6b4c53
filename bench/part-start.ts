import type { Stage } from './stage.ts'
export async function measureStart(_: Stage): Promise<void> {}
