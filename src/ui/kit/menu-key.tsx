import { Icon } from '../icon.tsx'

/**
 * The key of a layout's own header: what stands right after it in the markup (`.header-panel`) shows while it is open.
 * It closes on the way to another page, and needs no script.
 */
export function MenuKey({ path }: { path: string }) {
  return (
    <details className="menu" key={path}>
      <summary className="menu-button">
        <Icon name="menu" className="when-shut" />
        <Icon name="close" className="when-open" />
        <span className="when-shut">Menu</span>
        <span className="when-open">Tutup</span>
      </summary>
    </details>
  )
}
