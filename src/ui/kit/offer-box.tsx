import type { ReactNode } from 'react'
import type { Action, Fact } from '../parts.tsx'
import { Actions } from './actions.tsx'
import { Facts, PriceLine } from './facts.tsx'

interface OfferBoxProps {
  price?: string
  compareAtPrice?: string
  actions: Action[]
  facts?: Fact[]
  /** "Sisa 6 kursi", "Pendaftaran ditutup 10 Des 2026" */
  note?: string
  children?: ReactNode
}

/** The box beside an offer: what it costs and the button. */
export function OfferBox({ price, compareAtPrice, actions, facts = [], note, children }: OfferBoxProps) {
  return (
    <div className="offer-box">
      <PriceLine price={price} compareAtPrice={compareAtPrice} />
      {note && <p className="offer-note">{note}</p>}
      <Actions actions={actions} size="large" />
      <Facts facts={facts} look="stacked" />
      {children}
    </div>
  )
}
