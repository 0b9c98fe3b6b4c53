import type { ReactNode } from 'react'
import { Office } from './office.tsx'
import { Notice } from './panels.tsx'

interface OwnWorkProps {
  data: { title: string; className: string; classHref: string; facts: string[]; problem: string }
  /** the page of one's classes */
  home: string
  actions?: ReactNode
  children: ReactNode
}

/** What one works on in a class, among one's own pages: where it stands, and what was refused. */
export function OwnWork({ data, home, actions, children }: OwnWorkProps) {
  const { title, className, classHref, facts, problem } = data
  return (
    <Office
      path={home}
      title={title}
      text={facts.join(' · ')}
      crumbs={[{ label: 'Kelas saya', href: home }, { label: className, href: classHref }, { label: title }]}
      actions={actions}
    >
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      {children}
    </Office>
  )
}
