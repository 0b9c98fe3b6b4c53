import { useState } from 'react'
import { OfficeIcon } from './icons.tsx'

/** A text to take elsewhere: a link, a record, a code. It can be marked by hand where copying is refused. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      setTimeout(() => setCopied(false), 2_000)
    } catch {
      setCopied(false)
    }
  }
  return (
    <div className="o-copy">
      <span className="o-copy-label">{label}</span>
      <code>{value}</code>
      <button
        type="button"
        className="o-icon-btn"
        aria-label={isCopied ? 'Tersalin' : `Salin ${label.toLowerCase()}`}
        title={isCopied ? 'Tersalin' : 'Salin'}
        onClick={() => void copy()}
      >
        <OfficeIcon name={isCopied ? 'check' : 'copy'} />
      </button>
      <span className="o-unseen" role="status">
        {isCopied ? 'Tersalin' : ''}
      </span>
    </div>
  )
}
