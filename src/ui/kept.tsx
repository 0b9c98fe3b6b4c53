import { createContext, type ReactNode, useContext } from 'react'
import { PartsProvider, SiteProvider, useParts, useSite } from './parts.tsx'

/** Markup that was rendered before, by key: a card looks the same until its item changes. */
export interface KeptStore {
  markup(key: string, node: ReactNode): string
}

const KeptContext = createContext<KeptStore | undefined>(undefined)

export const KeptProvider = KeptContext.Provider

interface KeptProps {
  as: 'li' | 'div'
  className?: string
  keepKey: string
  children: ReactNode
}

/** With a store (server) its children are rendered once per key; without one (browser) they render as usual. */
export function Kept({ as: As, className, keepKey, children }: KeptProps) {
  const store = useContext(KeptContext)
  const site = useSite()
  const parts = useParts()
  if (!store) return <As className={className}>{children}</As>
  // the store renders apart from this tree, so what cards read from context goes along
  const node = (
    <SiteProvider value={site}>
      <PartsProvider value={parts}>{children}</PartsProvider>
    </SiteProvider>
  )
  return <As className={className} dangerouslySetInnerHTML={{ __html: store.markup(keepKey, node) }} />
}
