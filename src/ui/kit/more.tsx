import { type ComponentType, type ReactNode, useState } from 'react'
import type { CardItem } from '../parts.tsx'

export type RenderItems = (items: CardItem[]) => ReactNode

interface MoreProps {
  next: string
  render: RenderItems
}

/** A way on without leaving the page; without script, and with a key that opens it elsewhere, a link to the next page. */
export function More({ next, render }: MoreProps) {
  const [Loaded, setLoaded] = useState<ComponentType<{ first: string; render: RenderItems }>>()
  if (Loaded) return <Loaded first={next} render={render} />
  return (
    <a
      className="btn btn-line more"
      href={next}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        import('../areas/more-items.tsx').then(
          module => setLoaded(() => module.MoreItems),
          () => location.assign(next),
        )
      }}
    >
      Muat lebih banyak
    </a>
  )
}
