import { plainCues } from '../../../shared/cues.ts'
import { lengthText } from '../../../shared/media.ts'
import type { Episode, ShownChapter, ShownWords } from './episode.contract.ts'

export const isVtt = (transcript: string): boolean => transcript.startsWith('WEBVTT')

/** Chapters with their times in words. */
export const shownChapters = (episode: Episode | null): ShownChapter[] =>
  (episode?.chapters ?? []).map(({ at, title }) => ({ at, title, time: lengthText(at) }))

/** What is said in it, to be read on the page. */
export function shownWords(episode: Episode | null): ShownWords[] {
  const transcript = episode?.transcript ?? ''
  if (isVtt(transcript))
    return plainCues(transcript).map(({ at, text }) => ({ at, text, time: lengthText(at) }))
  return transcript
    .split(/\n{2,}/)
    .map(text => text.trim())
    .filter(Boolean)
    .map(text => ({ at: undefined, time: undefined, text }))
}

/** Chapters as podcast apps read them (Podcasting 2.0, JSON chapters 1.2). */
export const chaptersFile = ({ chapters }: Episode): string =>
  JSON.stringify({ version: '1.2.0', chapters: chapters.map(({ at, title }) => ({ startTime: at, title })) })
