import { useState } from 'react'
import { sitePath } from '../../site-links.ts'
import { Button } from './buttons.tsx'
import { callApi } from './call-api.ts'
import { OfficeIcon } from './icons.tsx'
import type { Acting } from './nav.ts'
import { useToasts } from './toasts.tsx'

/** Somebody of the platform acts here: until when, why, and how it ends. */
export function ActingBanner({ acting }: { acting: Acting }) {
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  async function end(): Promise<void> {
    setBusy(true)
    const result = await callApi<{ href: string }>('DELETE', acting.end)
    if (result.ok) location.assign(result.data.href)
    else {
      setBusy(false)
      toasts.show({ message: result.message, tone: 'bad' })
    }
  }
  return (
    <aside className="o-acting" aria-label="Anda bertindak di situs ini">
      <OfficeIcon name="shield" />
      <p>
        <strong>Anda bertindak di situs ini</strong> sampai {acting.until}. Alasan: {acting.reason}
      </p>
      <Button isSmall busy={isBusy} onClick={() => void end()}>
        Selesai bertindak
      </Button>
    </aside>
  )
}

/** Whoever runs the site looks at it as somebody else, and finds the way back. */
export function ViewedBanner({ label }: { label: string }) {
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  async function end(): Promise<void> {
    setBusy(true)
    const result = await callApi('DELETE', '/v1/view-as')
    if (result.ok) location.assign(sitePath('/Kelola/Peran'))
    else {
      setBusy(false)
      toasts.show({ message: result.message, tone: 'bad' })
    }
  }
  return (
    <aside className="o-acting" aria-label={`Anda melihat sebagai ${label}`}>
      <OfficeIcon name="eye" />
      <p>
        <strong>Anda melihat situs ini sebagai {label}</strong>, dengan data Anda sendiri. Tidak ada yang
        diubah.
      </p>
      <Button isSmall busy={isBusy} onClick={() => void end()}>
        Kembali ke peran saya
      </Button>
    </aside>
  )
}
