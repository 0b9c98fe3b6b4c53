import type { Stage } from './stage.ts'
export async function measureBudgets(_: Stage): Promise<void> {}
