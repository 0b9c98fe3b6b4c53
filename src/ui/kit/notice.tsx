import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-paths.ts'

const icons = { info: 'info', good: 'done', warning: 'warning', bad: 'warning' } satisfies Record<
  string,
  IconName
>

interface NoticeProps {
  tone?: keyof typeof icons
  title?: string
  children: ReactNode
  /** read out at once when it appears */
  live?: boolean
}

export function Notice({ tone = 'info', title, children, live }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon name={icons[tone]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
