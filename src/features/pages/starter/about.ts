import type { StarterPage } from './starter.ts'

export const aboutPages = (name: string): StarterPage[] => [{ name: 'About', title: `Tentang ${name}` }]
