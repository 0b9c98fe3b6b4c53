import type { MediaItem } from '../../../shared/media.ts'
import { Picture } from '../../picture.tsx'
import { OfficeIcon } from '../icons.tsx'
import { kindIcons } from './kind-icons.tsx'

/** What a file looks like, small; the words beside it say what it is. */
export function Thumb({ item, sizes = '12rem' }: { item: MediaItem; sizes?: string }) {
  const picture = item.kind === 'picture' ? item : item.poster
  if (!picture?.width || !picture.height) return <OfficeIcon name={kindIcons[item.kind]} />
  const { key, width, height } = picture
  return <Picture image={{ key, width, height, alt: '' }} sizes={sizes} decorative />
}
