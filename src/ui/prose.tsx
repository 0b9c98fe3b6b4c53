import type { Spoken } from '../shared/spoken.ts'

/** Text of an editor, sanitised when it was saved. The browser keeps the server's markup as it is. */
export function Prose({ html, spoken }: { html: string; spoken?: Spoken }) {
  return (
    <div
      className="prose"
      {...spoken}
      data-html=""
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
