import { createContext, type ReactNode, useContext } from 'react'
import { PartsProvider, SiteProvider, useParts, useSite } from './parts.tsx'

/** Markup that was rendered before: a card looks the same until its item changes. */
export interface KeptStore {
  /** `variant` tells apart what the same item may look like on different pages */
  markup(item: object, variant: string, node: ReactNode): string
}

const KeptContext = createContext<KeptStore | undefined>(undefined)

export const KeptProvider = KeptContext.Provider

/** On the server, where items may only be looked at within `Kept`; undefined in the browser. */
export const useKeptStore = () => useContext(KeptContext)

interface KeptProps {
  as: 'li' | 'div' | 'nav'
  className?: string
  /** what it is called by those who do not see it */
  label?: string
  /** all that its children show, beside layout and site */
  item: object
  variant: string
  children: ReactNode
}

/** With a store (server) its children are rendered once for an item; without one (browser) they render as usual. */
export function Kept({ as: As, className, label, item, variant, children }: KeptProps) {
  const store = useKeptStore()
  const site = useSite()
  const parts = useParts()
  if (!store)
    return (
      <As className={className} aria-label={label}>
        {children}
      </As>
    )
  // the store renders apart from this tree, so what cards read from context goes along
  const node = (
    <SiteProvider value={site}>
      <PartsProvider value={parts}>{children}</PartsProvider>
    </SiteProvider>
  )
  return (
    <As
      className={className}
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: store.markup(item, variant, node) }}
    />
  )
}
