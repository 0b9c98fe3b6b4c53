import { invalidField } from '../../../shared/failure.ts'

/** cues of one film */
const mostCues = 10_000

/**
 * Captions as WebVTT (W3C), from WebVTT or SRT. Only what cues need comes along: times, settings, text, and the marks of
 * the standard; styles and regions go, so that nothing but words reaches the player.
 */
export function cleanCaptions(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const blocks = lines.split(/\n{2,}/)
  const cues = blocks.flatMap(block => {
    const rows = block.split('\n').filter(row => row.trim() !== '')
    const at = rows.findIndex(row => timing.test(row))
    const row = rows[at]
    if (row === undefined || /^(NOTE|STYLE|REGION)\b/.test(rows[0] ?? '')) return []
    const said = rows
      .slice(at + 1)
      .map(plainCue)
      .join('\n')
    return said === '' ? [] : [`${timesOf(row)}\n${said}`]
  })
  if (cues.length === 0)
    throw invalidField('text', 'Tidak ada takarir di dalamnya. Pakai berkas WebVTT (.vtt) atau SRT (.srt).')
  if (cues.length > mostCues) throw invalidField('text', `Maksimal ${mostCues} takarir`)
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

const time = String.raw`(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3}`
const timing = new RegExp(`^\\s*(${time})\\s+-->\\s+(${time})(\\s.*)?$`)

function timesOf(row: string): string {
  const [, from = '', to = '', settings = ''] = timing.exec(row) ?? []
  const kept = settings
    .split(/\s+/)
    .filter(one => /^(line|position|size|align|vertical):[\w%.,-]+$/.test(one))
  return [`${vtt(from)} --> ${vtt(to)}`, ...kept].join(' ')
}

const vtt = (at: string) => at.replace(',', '.')

/** marks of the standard stay, any other tag is words */
const plainCue = (row: string) =>
  row
    .replaceAll(/<(?!\/?(?:b|i|u|v|c|lang|ruby|rt)(?:[\s.>]))/g, '&lt;')
    .replaceAll('-->', '→')
    .trimEnd()
