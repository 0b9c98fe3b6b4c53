import type { MediaItem } from '../../../shared/media.ts'
import { OfficeIcon, type OfficeIconName } from '../icons.tsx'

/** What a kind of file is drawn as, where it cannot be seen itself. */
export const kindIcons = {
  picture: 'image',
  audio: 'headphones',
  video: 'play',
  file: 'file-text',
} as const satisfies Record<MediaItem['kind'], OfficeIconName>

export const KindIcon = ({ kind }: Pick<MediaItem, 'kind'>) => <OfficeIcon name={kindIcons[kind]} />
