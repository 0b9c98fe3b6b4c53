import { bytesText, lengthText, type MediaItem } from '../../../shared/media.ts'
import { Thumb } from './thumb.tsx'

interface MediaGridProps {
  items: readonly MediaItem[]
  /** what a press on one does, in a word: "Buka", "Pilih" */
  verb: string
  onPress: (item: MediaItem) => void
  chosen?: ReadonlySet<number>
  view?: 'grid' | 'list'
}

/** Files as tiles or lines; the keyboard goes through them as through any buttons. */
export function MediaGrid({ items, verb, onPress, chosen, view = 'grid' }: MediaGridProps) {
  return (
    <ul className={view === 'list' ? 'o-media o-media-list' : 'o-media'}>
      {items.map(item => (
        <li key={item.id}>
          <button
            type="button"
            className="o-media-item"
            aria-pressed={chosen ? chosen.has(item.id) : undefined}
            onClick={() => onPress(item)}
          >
            <span className="o-media-thumb">
              <Thumb item={item} />
              {item.seconds !== null && <span className="o-media-length">{lengthText(item.seconds)}</span>}
            </span>
            <span className="o-media-words">
              <span className="o-unseen">{`${verb} `}</span>
              <strong>{item.name}</strong>
              <small>{factsOf(item)}</small>
            </span>
            {item.kind === 'picture' && item.alt === '' && (
              <span className="o-media-flag">Tanpa teks alternatif</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

const factsOf = ({ width, height, bytes, usedBy }: MediaItem): string =>
  [
    width && height ? `${width} × ${height}` : undefined,
    bytesText(bytes),
    usedBy === 0 ? 'belum dipakai' : `dipakai di ${usedBy}`,
  ]
    .filter(Boolean)
    .join(' · ')
