import { IconButton } from '../../../ui/office/buttons.tsx'
import type { KeptFile } from './hand-ins.contract.ts'

/** Files of something handed in: pictures are seen, sounds and films played, documents downloaded. */
export function SubmittedFiles({
  files,
  onDrop,
}: {
  files: readonly KeptFile[]
  onDrop?: (file: KeptFile) => void
}) {
  if (files.length === 0) return null
  return (
    <ul className="hi-kept">
      {files.map(file => (
        <li key={file.id}>
          <div className="hi-kept-line">
            <a href={file.href} target="_blank" rel="noreferrer">
              {file.name}
            </a>
            <small>{file.sizeText}</small>
            {onDrop && <IconButton icon="trash" label={`Hapus ${file.name}`} onClick={() => onDrop(file)} />}
          </div>
          {file.kind === 'picture' && <img src={file.href} alt={file.name} loading="lazy" />}
          {/* biome-ignore lint/a11y/useMediaCaption: what a student recorded has no captions */}
          {file.kind === 'audio' && <audio src={file.href} controls preload="none" aria-label={file.name} />}
          {file.kind === 'video' && (
            // biome-ignore lint/a11y/useMediaCaption: what a student filmed has no captions
            <video src={file.href} controls preload="metadata" aria-label={file.name} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** An address that was handed in: it leads out of the site, and tells nobody from where. */
export function SubmittedLink({ href }: { href: string }) {
  if (!/^https?:/i.test(href)) return null
  return (
    <p className="hi-text">
      <a href={href} rel="noreferrer nofollow" target="_blank">
        {href}
      </a>
    </p>
  )
}
