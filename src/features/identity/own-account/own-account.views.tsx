import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'

interface SectionProps {
  id: string
  title: string
  text?: string
  children: ReactNode
}

/** One matter of the account, as a card of its home. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section className="account-card" id={id} aria-labelledby={`${id}-judul`}>
      <div className="account-head">
        <h2 id={`${id}-judul`}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  )
}

interface SureProps {
  label: string
  action: string
  text: string
  isGood?: boolean
}

/** A step in between, which needs no script. */
export function Sure({ label, action, text, isGood }: SureProps) {
  return (
    <details className="account-more">
      <summary>
        <Icon name="chevron-right" />
        {label}
      </summary>
      <form className="account-form" method="post" action={action}>
        <p className="account-text">{text}</p>
        <div className="account-actions">
          <button
            className={isGood ? 'btn btn-line btn-small' : 'btn btn-line btn-small btn-danger'}
            type="submit"
          >
            {isGood ? label : `Ya, ${label.toLowerCase()}`}
          </button>
        </div>
      </form>
    </details>
  )
}
