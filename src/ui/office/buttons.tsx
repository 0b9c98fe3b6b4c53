import { type ReactNode, useId, useRef } from 'react'
import { OfficeIcon, type OfficeIconName } from './icons.tsx'

export type ButtonTone = 'main' | 'plain' | 'quiet' | 'danger'

interface Look {
  tone?: ButtonTone | undefined
  icon?: OfficeIconName | undefined
  isSmall?: boolean | undefined
  className?: string | undefined
}

interface ButtonProps extends Look {
  children: ReactNode
  type?: 'button' | 'submit'
  /** work is under way: says so, and takes no second click */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  onClick?: (() => void) | undefined
  name?: string
  value?: string
  form?: string
  /** words for those who do not see, where the button is an icon only */
  label?: string | undefined
  /** what the field's label names */
  id?: string | undefined
}

const classOf = ({ tone = 'plain', isSmall, className }: Look) =>
  ['o-btn', `o-btn-${tone}`, isSmall ? 'o-btn-small' : '', className ?? ''].filter(Boolean).join(' ')

export function Button(props: ButtonProps) {
  const {
    children,
    type = 'button',
    busy = false,
    disabled,
    onClick,
    icon,
    name,
    value,
    form,
    label,
    id,
  } = props
  return (
    <button
      id={id}
      className={classOf(props)}
      type={type}
      name={name}
      value={value}
      form={form}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-label={label}
      onClick={event => {
        if (busy) event.preventDefault()
        else onClick?.()
      }}
    >
      {busy ? <span className="o-spin" aria-hidden="true" /> : icon && <OfficeIcon name={icon} />}
      {children}
    </button>
  )
}

interface LinkButtonProps extends Look {
  children: ReactNode
  href: string
  /** a file to keep: its name is the server's */
  download?: boolean
  /** opens beside this page */
  isOutside?: boolean
}

export function LinkButton(props: LinkButtonProps) {
  const { children, href, icon, download, isOutside } = props
  return (
    <a
      className={classOf(props)}
      href={href}
      {...(download ? { download: '' } : {})}
      {...(isOutside ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {icon && <OfficeIcon name={icon} />}
      {children}
    </a>
  )
}

interface IconButtonProps {
  icon: OfficeIconName
  label: string
  onClick: () => void
  className?: string
  disabled?: boolean | undefined
}

/** Only where the drawing is known to everybody; `label` is read aloud and shown on hovering. */
export function IconButton({ icon, label, onClick, className, disabled }: IconButtonProps) {
  return (
    <button
      className={className ? `o-icon-btn ${className}` : 'o-icon-btn'}
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <OfficeIcon name={icon} />
    </button>
  )
}

export interface MenuItem {
  label: string
  icon?: OfficeIconName | undefined
  href?: string | undefined
  onSelect?: (() => void) | undefined
  tone?: 'danger' | undefined
}

interface MenuProps {
  label: string
  items: MenuItem[]
  /** what the button shows; three dots unless given */
  children?: ReactNode
  className?: string
}

/** A button with a short list of what can be done: closes by Esc, by a click elsewhere, and when something was chosen. */
export function Menu({ label, items, children, className }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <button
        ref={button}
        className={className ?? 'o-icon-btn'}
        type="button"
        popoverTarget={id}
        aria-label={children ? undefined : label}
        title={children ? undefined : label}
      >
        {children ?? <OfficeIcon name="more" />}
      </button>
      <div
        ref={list}
        id={id}
        className="o-menu"
        popover="auto"
        onToggle={event => {
          if (event.newState === 'open' && button.current && list.current) place(list.current, button.current)
        }}
      >
        {items.map(item => (
          <MenuLine key={item.label} item={item} close={() => list.current?.hidePopover()} />
        ))}
      </div>
    </>
  )
}

function MenuLine({ item, close }: { item: MenuItem; close: () => void }) {
  const className = item.tone === 'danger' ? 'o-menu-item o-menu-danger' : 'o-menu-item'
  const inside = (
    <>
      {item.icon && <OfficeIcon name={item.icon} />}
      {item.label}
    </>
  )
  if (item.href !== undefined)
    return (
      <a className={className} href={item.href} onClick={close}>
        {inside}
      </a>
    )
  return (
    <button
      className={className}
      type="button"
      onClick={() => {
        close()
        item.onSelect?.()
      }}
    >
      {inside}
    </button>
  )
}

/** Below the button, its end under the button's end; above it where there is no room below. */
function place(list: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = list
  const isBelow = at.bottom + 4 + height <= innerHeight
  list.style.left = `${Math.max(8, Math.min(at.right - width, innerWidth - width - 8))}px`
  list.style.top = `${isBelow ? at.bottom + 4 : Math.max(8, at.top - height - 4)}px`
}
