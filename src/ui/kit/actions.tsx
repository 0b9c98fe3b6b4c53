import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-paths.ts'
import type { Action } from '../parts.tsx'

/** main: the one thing to do; line: the other way; soft: small things; quiet: a link with an arrow */
export type ButtonLook = 'main' | 'line' | 'soft' | 'quiet'

interface ButtonLinkProps {
  action: Action
  look?: ButtonLook
  size?: 'small' | 'large'
  icon?: IconName
}

export function ButtonLink({ action, look = 'main', size, icon }: ButtonLinkProps) {
  return (
    <a className={size ? `btn btn-${look} btn-${size}` : `btn btn-${look}`} href={action.href}>
      {icon && <Icon name={icon} />}
      {action.label}
      {look === 'quiet' && <Icon name="arrow-right" className="i-on" />}
    </a>
  )
}

/** The first action is the main one, the rest stand back. */
export function Actions({ actions, size }: { actions: Action[]; size?: 'small' | 'large' }) {
  if (actions.length === 0) return null
  return (
    <p className="actions">
      {actions.map((action, index) => (
        <ButtonLink key={action.href} action={action} look={index === 0 ? 'main' : 'line'} size={size} />
      ))}
    </p>
  )
}
