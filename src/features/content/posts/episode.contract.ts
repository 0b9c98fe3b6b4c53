import { z } from 'zod'

/** Chapters of an episode's recording, and what is said in it, as the column keeps them. */
export const episodeShape = z.object({
  chapters: z.array(z.object({ at: z.int(), title: z.string() })),
  /** WebVTT where there are times, else words in paragraphs; empty: none */
  transcript: z.string(),
})

export type Episode = z.output<typeof episodeShape>

/** One of the chapters as a page shows it. */
export interface ShownChapter {
  at: number
  /** "1.02.05" */
  time: string
  title: string
}

/** What is said, in pieces; with times where there are some. */
export interface ShownWords {
  at: number | undefined
  time: string | undefined
  text: string
}
