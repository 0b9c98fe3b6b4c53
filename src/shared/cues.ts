/** One cue of WebVTT, without its marks. */
export interface Cue {
  /** seconds */
  at: number
  text: string
}

const timing = /^(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,]\d{3}\s+-->/

/** What a file of cues says, one after the other; of clean WebVTT only. */
export function plainCues(vtt: string): Cue[] {
  return vtt.split(/\n{2,}/).flatMap(block => {
    const rows = block.split('\n')
    const at = rows.findIndex(row => timing.test(row))
    const [, hours = '0', minutes = '0', seconds = '0'] = timing.exec(rows[at] ?? '') ?? []
    if (at < 0) return []
    const text = rows
      .slice(at + 1)
      .join(' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&')
      .trim()
    return text === '' ? [] : [{ at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text }]
  })
}
