import { LinkButton } from '../../../ui/office/buttons.tsx'
import type { ShownRecording } from './meeting-pages.contract.ts'

/** A film plays here; what lies elsewhere is opened there. */
export function Recording({ recording, title }: { recording: NonNullable<ShownRecording>; title: string }) {
  if ('film' in recording)
    return (
      // biome-ignore lint/a11y/useMediaCaption: a recording as it was made; nobody has written down what is said
      <video
        className="mtg-film"
        controls
        preload="none"
        src={recording.film}
        aria-label={`Rekaman ${title}`}
      />
    )
  return (
    <p className="o-actions">
      <LinkButton href={recording.href} isOutside>
        Tonton rekaman
      </LinkButton>
    </p>
  )
}
