import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/**
 * For headers of a layout's own: on phones what is in it waits behind a `<details>` button and stands right after it;
 * on wide screens the button is gone. The key closes it on the way to another page.
 */
export function MenuPanel({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <details className="menu" key={path}>
        <summary className="menu-button">
          <Icon name="menu" className="when-shut" />
          <Icon name="close" className="when-open" />
          <span>Menu</span>
        </summary>
      </details>
      <div className="header-panel">{children}</div>
    </>
  )
}
