import { Fragment, type ReactNode } from 'react'
import { OfficeIcon, type OfficeIconName } from './icons.tsx'

interface PanelProps {
  title?: string
  text?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  /** for links to it: /Kelola/Pengaturan#zona */
  id?: string
  /** what is inside reaches the edges: tables */
  isFlush?: boolean
  /** instead of the children, where there are none to show */
  empty?: EmptyProps | false
}

/** A sheet of paper with one subject. */
export function Panel({ title, text, actions, children, id, isFlush, empty }: PanelProps) {
  return (
    <section className={isFlush ? 'o-panel o-panel-flush' : 'o-panel'} id={id} aria-label={title}>
      {(title || actions) && (
        <header className="o-panel-head">
          <div>
            {title && <h2>{title}</h2>}
            {text && <p>{text}</p>}
          </div>
          {actions && <div className="o-actions">{actions}</div>}
        </header>
      )}
      {empty ? <Empty level={title ? 'h3' : 'h2'} {...empty} /> : children}
    </section>
  )
}

interface EmptyProps {
  icon: OfficeIconName
  title: string
  text: ReactNode
  action?: ReactNode
  /** h2 where no panel's title stands above it */
  level?: 'h2' | 'h3'
}

/** Nothing here yet: says what this place is for and how to begin. */
export function Empty({ icon, title, text, action, level: Title = 'h3' }: EmptyProps) {
  return (
    <div className="o-empty">
      <span className="o-empty-mark">
        <OfficeIcon name={icon} />
      </span>
      <Title>{title}</Title>
      <p>{text}</p>
      {action && <div className="o-actions">{action}</div>}
    </div>
  )
}

export type NoticeTone = 'info' | 'good' | 'warning' | 'bad'

const noticeIcons = { info: 'info', good: 'done', warning: 'warning', bad: 'warning' } as const

interface NoticeProps {
  tone?: NoticeTone
  title?: string
  children: ReactNode
  action?: ReactNode
  /** said aloud at once: for what happens after a click */
  isAlert?: boolean
}

export function Notice({ tone = 'info', title, children, action, isAlert }: NoticeProps) {
  return (
    <div className={`o-notice o-notice-${tone}`} role={isAlert ? 'alert' : undefined}>
      <OfficeIcon name={noticeIcons[tone]} />
      <div>
        {title && <p className="o-notice-title">{title}</p>}
        <div className="o-text">{children}</div>
      </div>
      {action && <div className="o-actions">{action}</div>}
    </div>
  )
}

export type TagTone = 'neutral' | 'green' | 'orange' | 'blue' | 'red'

export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={`o-tag o-tag-${tone}`}>{children}</span>
}

export interface Tab {
  id: string
  label: string
  /** a place of its own: the tab is a link */
  href?: string | undefined
  count?: number | undefined
}

interface TabsProps {
  label: string
  tabs: Tab[]
  current: string
  onChange?: (id: string) => void
}

/** Links where each tab is a page, buttons where it only shows another part. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  return (
    <nav className="o-tabs" aria-label={label}>
      {tabs.map(tab => {
        const inside = (
          <>
            {tab.label}
            {tab.count !== undefined && <span className="o-count">{tab.count}</span>}
          </>
        )
        const isCurrent = tab.id === current
        return tab.href === undefined ? (
          <button key={tab.id} type="button" aria-pressed={isCurrent} onClick={() => onChange?.(tab.id)}>
            {inside}
          </button>
        ) : (
          <a key={tab.id} href={tab.href} aria-current={isCurrent ? 'page' : undefined}>
            {inside}
          </a>
        )
      })}
    </nav>
  )
}

export interface FactLine {
  label: string
  value: ReactNode
}

/** What is known of one thing, line by line; lines without a value are left out. */
export function Facts({ facts }: { facts: FactLine[] }) {
  return (
    <dl className="o-facts">
      {facts
        .filter(fact => fact.value !== undefined && fact.value !== null && fact.value !== '')
        .map(fact => (
          <Fragment key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}

/** Grey lines where something is being fetched; they appear after 200 ms, so that what is quick does not flicker. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="o-skeleton" role="status">
      <span className="o-unseen">Sedang memuat</span>
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map(key => (
        <span key={key} aria-hidden="true" />
      ))}
    </div>
  )
}
