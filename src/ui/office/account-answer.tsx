import type { ReactNode } from 'react'

/** What somebody decides behind the link of a mail: plain words, and a form that needs no script. */

interface PointsProps {
  /** headings and what stands below each; a heading may be missing */
  groups: readonly { title?: string; points: readonly string[] }[]
  children?: ReactNode
}

export function AccountPoints({ groups, children }: PointsProps) {
  return (
    <div className="account-points">
      {groups.flatMap(({ title, points }) => [
        title && <h2 key={title}>{title}</h2>,
        <ul key={points.join()}>
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>,
      ])}
      {children}
    </div>
  )
}

interface AnswerProps {
  path: string
  /** what is ticked before any of the answers is taken: sent as `isConfirmed` */
  confirm: string
  /** the answers: buttons named `decision` */
  children: ReactNode
}

export function AnswerForm({ path, confirm, children }: AnswerProps) {
  return (
    <form className="account-form" method="post" action={path}>
      <label className="account-tick">
        <input type="checkbox" name="isConfirmed" value="1" />
        <span>{confirm}</span>
      </label>
      <div className="account-actions account-actions-wide">{children}</div>
    </form>
  )
}

interface LinksProps {
  policyHref: string
  contactEmail?: string | undefined
  /** whom one may ask */
  whom: string
}

export function AnswerLinks({ policyHref, contactEmail, whom }: LinksProps) {
  return (
    <>
      <a href={policyHref}>Kebijakan privasi</a>
      {contactEmail && <a href={`mailto:${contactEmail}`}>Tanya {whom}</a>}
    </>
  )
}
