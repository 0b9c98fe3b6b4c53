import { type ReactNode, useState } from 'react'
import { sitePath } from '../../site-links.ts'
import { Button } from './buttons.tsx'
import { type ApiResult, callApi } from './call-api.ts'
import { OfficeIcon, type OfficeIconName } from './icons.tsx'
import type { Acting } from './nav.ts'
import { useToasts } from './toasts.tsx'

interface StateBannerProps<Data> {
  label: string
  icon: OfficeIconName
  children: ReactNode
  /** what ends it, in the button's words */
  end: string
  call: () => Promise<ApiResult<Data>>
  /** where one is then */
  leadsTo: (data: Data) => string
}

/** Somebody is here as they are not always: what it is, and the way out of it. */
function StateBanner<Data>({ label, icon, children, end, call, leadsTo }: StateBannerProps<Data>) {
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  async function leave(): Promise<void> {
    setBusy(true)
    const result = await call()
    if (result.ok) return location.assign(leadsTo(result.data))
    setBusy(false)
    toasts.show({ message: result.message, tone: 'bad' })
  }
  return (
    <aside className="o-acting" aria-label={label}>
      <OfficeIcon name={icon} />
      <p>{children}</p>
      <Button isSmall busy={isBusy} onClick={() => void leave()}>
        {end}
      </Button>
    </aside>
  )
}

/** Somebody of the platform acts here: until when, why, and how it ends. */
export const ActingBanner = ({ acting }: { acting: Acting }) => (
  <StateBanner
    label="Anda bertindak di situs ini"
    icon="shield"
    end="Selesai bertindak"
    call={() => callApi<{ href: string }>('DELETE', acting.end)}
    leadsTo={({ href }) => href}
  >
    <strong>Anda bertindak di situs ini</strong> sampai {acting.until}. Alasan: {acting.reason}
  </StateBanner>
)

/** Whoever runs the site looks at it as somebody else, and finds the way back. */
export const ViewedBanner = ({ label }: { label: string }) => (
  <StateBanner
    label={`Anda melihat sebagai ${label}`}
    icon="eye"
    end="Kembali ke peran saya"
    call={() => callApi('DELETE', '/v1/view-as')}
    leadsTo={() => sitePath('/Kelola/Peran')}
  >
    <strong>Anda melihat situs ini sebagai {label}</strong>, dengan data Anda sendiri. Tidak ada yang diubah.
  </StateBanner>
)
