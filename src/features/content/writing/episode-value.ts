/** Chapters and words of an episode, as its draft has them. */
export interface EpisodeValue {
  chapters: { at: number; title: string }[]
  transcript: string
}

export function episodeIn(value: unknown): EpisodeValue {
  const { chapters, transcript } = Object(value)
  return {
    chapters: Array.isArray(chapters)
      ? chapters.map(one => ({ at: Number(Object(one).at) || 0, title: String(Object(one).title ?? '') }))
      : [],
    transcript: typeof transcript === 'string' ? transcript : '',
  }
}

/** "12.30" or "1:02:30" as seconds; undefined where it is no time. */
export function secondsIn(text: string): number | undefined {
  const parts = /^(?:(\d{1,2})[.:])?(\d{1,3})[.:]([0-5]\d)$/.exec(text.trim())
  if (!parts) return undefined
  const [, hours = '0', minutes = '0', seconds = '0'] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
