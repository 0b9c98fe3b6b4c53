import type { ReactNode } from 'react'
import { PriceLine } from './facts.tsx'

interface WayInProps {
  /** in words; nothing where it has none */
  price?: string | undefined
  compareAtPrice?: string | undefined
  /** until when, how many are left */
  note?: string | undefined
  /** the button */
  children: ReactNode
}

/**
 * What a thing costs and the button to it, at the foot of the screen as long as its page is read: the last thing in the
 * page, so it stays above the footer and never on it. The box beside the text says the same, so on a desk it is there
 * only for layouts whose box does not stay in sight.
 */
export function WayIn({ price, compareAtPrice, note, children }: WayInProps) {
  return (
    <aside className="way-in paper" aria-label="Cara ikut">
      <div className="wrap">
        <div className="way-in-words">
          <PriceLine price={price} compareAtPrice={compareAtPrice} />
          {note && <p className="way-in-note">{note}</p>}
        </div>
        {children}
      </div>
    </aside>
  )
}
