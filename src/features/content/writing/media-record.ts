import { isMediaRef, type MediaRef } from '../../../shared/media.ts'

/** What the column keeps of a file. */
export const recordOf = ({ id, key, name, bytes = 0, seconds = 0 }: MediaRef) => ({
  id,
  key,
  name,
  bytes,
  seconds: Math.round(seconds),
  mime: mimes[key.split('.').at(-1) ?? ''] ?? '',
})

const mimes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

export const numbersOf = ({ season, episode }: Readonly<Record<string, unknown>>) => ({
  season: typeof season === 'number' ? season : 0,
  episode: typeof episode === 'number' ? episode : 0,
})

export function refOf(record: Readonly<Record<string, unknown>>): MediaRef | undefined {
  if (typeof record.key !== 'string') return undefined
  const named = { ...record, id: Number(record.id ?? 0), name: record.name ?? record.key }
  return isMediaRef(named) ? named : undefined
}
