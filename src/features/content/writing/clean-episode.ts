import { Failure, invalidField } from '../../../shared/failure.ts'
import { cleanCaptions } from '../../core/media/media.ts'
import type { PostValue } from './post-value.contract.ts'

const timed = /^\s*(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3}\s+-->/m

/** As it is kept: cues as clean WebVTT whatever they came as, nothing where nothing was said. */
export function cleanEpisode(given: PostValue['episode']): PostValue['episode'] {
  if (given === null) return null
  const chapters = given.chapters.map(({ at, title }) => ({ at, title: title.trim() }))
  const words = given.transcript.trim()
  if (chapters.length === 0 && words === '') return null
  return { chapters, transcript: timed.test(words) ? cues(words) : words }
}

function cues(words: string): string {
  try {
    return cleanCaptions(words)
  } catch (error) {
    throw error instanceof Failure ? invalidField('episode.transcript', error.message) : error
  }
}
