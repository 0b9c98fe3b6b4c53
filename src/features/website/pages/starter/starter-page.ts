import type { z } from 'zod'
import type { pageContent } from '../pages.contract.ts'

/** A page as starter data has it: what is not said is empty. */
export type StarterPage = { name: string } & z.input<typeof pageContent>
