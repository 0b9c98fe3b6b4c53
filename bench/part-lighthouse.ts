import type { Stage } from './stage.ts'
export async function measureLighthouse(_: Stage): Promise<void> {}
