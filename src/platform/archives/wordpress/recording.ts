import type { Recording } from '../archive.ts'
import { isPublicAddress } from '../public-address.ts'
import type { Note } from '../skip-list.ts'
import { childrenNamed, childText, type XmlElement } from './xml-tree.ts'

/** The sound of an episode, as RSS encloses it and podcast apps describe it. */
export function recordingOf(node: XmlElement, note: Note): Recording | undefined {
  const found = childrenNamed(node, 'enclosure').find(one => one.attrs.type?.startsWith('audio/'))
  const { url = '', type = '', length } = found?.attrs ?? {}
  if (!found) return undefined
  if (!/^https:\/\//i.test(url)) {
    note(url, 'Rekaman tidak beralamat https; pemutarnya tidak dibuat')
    return undefined
  }
  if (!isPublicAddress(url)) {
    note(url, 'Alamat rekaman hanya ada di jaringan sendiri; pemutarnya tidak dibuat')
    return undefined
  }
  return {
    url,
    mime: type,
    bytes: numberIn(length),
    seconds: secondsIn(childText(node, 'itunes:duration')),
    season: numberIn(childText(node, 'itunes:season')),
    episode: numberIn(childText(node, 'itunes:episode')),
  }
}

function numberIn(text: string | undefined): number {
  return /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
}

/** `1830`, `30:30` or `1:02:03`. */
function secondsIn(text: string): number {
  return /^\d{1,6}(?::\d{1,2}){0,2}$/.test(text)
    ? text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    : 0
}
