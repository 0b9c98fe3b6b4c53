import type { FormEvent, ReactNode } from 'react'
import { Button, LinkButton } from './buttons.tsx'
import { CheckField } from './fields.tsx'
import { FormProblem, type Problems } from './form-problem.tsx'
import { Office } from './office.tsx'
import { Panel } from './panels.tsx'

interface ChapterSettingsProps {
  data: { title: string; className: string; chapterHref: string; settings: { version: number } }
  /** the list it stands in */
  list: { label: string; href: string }
  /** to what its chapter says; and to what came of it, once it was set up */
  chapterWords: string
  results: { label: string; href: string }
  form: Problems & { isSending: boolean; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  /** the field that opens it for learners */
  open: { name: string; value: boolean; error?: string | undefined; onChange: (isOn: boolean) => void }
  openHint: string
  submit: string
  children: ReactNode
  /** below the form */
  besides?: ReactNode
}

/** The settings of a chapter that is worked on: a quiz, an assignment. Whether learners may open it stands at the end. */
export function ChapterSettings(props: ChapterSettingsProps) {
  const { data, list, chapterWords, results, form, open, openHint, submit, children, besides } = props
  return (
    <Office
      path={list.href}
      title={data.title}
      text={data.className}
      crumbs={[list, { label: data.title }]}
      actions={
        <>
          {data.chapterHref && (
            <LinkButton href={data.chapterHref} tone="quiet" icon="list">
              {chapterWords}
            </LinkButton>
          )}
          {data.settings.version > 0 && <LinkButton href={results.href}>{results.label}</LinkButton>}
        </>
      }
    >
      <form className="o-form o-form-wide" onSubmit={form.onSubmit} noValidate>
        {children}
        <Panel>
          <CheckField label="Buka untuk siswa" hint={openHint} {...open} />
          <FormProblem form={form} />
          <div className="o-actions">
            <Button type="submit" tone="main" busy={form.isSending}>
              {submit}
            </Button>
          </div>
        </Panel>
      </form>
      {besides}
    </Office>
  )
}
