import type { DemoPage } from '../../pages.types.ts'

/** Pages in place of the starter's, by name; what is not here stays as a new tenant has it. */
export const pages: DemoPage[] = []
