import './editor.css'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { to } from '../../../routes.ts'
import type { Shape } from '../../../shared/draft-parts.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { isShownOnPage, stateWords } from '../../../ui/office/draft-answer.ts'
import { EditorFrame } from '../../../ui/office/editor-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Tag } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useUnsavedGuard } from '../../../ui/office/unsaved.tsx'
import type { DraftEditing } from '../../../ui/office/use-draft.ts'

interface ShellProps {
  editing: DraftEditing
  shape: Shape
  page: { label: string; path: string }
  text: string
  timeZone: string
  previewHref: string
  /** where nobody has written it yet: what visitors see instead */
  none: { title: string; text: string }
  /** true: visitors find it, written or not */
  isAlwaysThere?: boolean
  /** its fields, with what was refused, by field */
  children: (errors: Record<string, string>) => ReactNode
}

/** What the editors of all pages share: the way back, how it stands, and the form that publishes. */
export function EditorShell(props: ShellProps) {
  const { editing, page, none, children } = props
  const { answer, problem } = editing
  const [errors, setErrors] = useState<Record<string, string>>({})
  const guard = useUnsavedGuard(editing.state !== 'saved', async () => (await editing.save())?.message)
  const toasts = useToasts()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (form.current) focusFirst(form.current, errors)
  }, [errors])

  async function publish(): Promise<void> {
    const result = await editing.publish()
    const refused = result.ok ? [] : result.errors
    setErrors(Object.fromEntries(refused.map(one => [one.field, one.message]).reverse()))
    if (result.ok) toasts.show({ message: 'Halaman terbit' })
    else if (!isShownOnPage(result)) toasts.show({ message: `Belum terbit. ${result.message}`, tone: 'bad' })
  }

  const { state } = answer
  const isOut = props.isAlwaysThere || state === 'published' || state === 'changed'
  return (
    <Office
      path={to.managePages()}
      title={page.label}
      text={props.text}
      crumbs={[{ label: 'Halaman', href: to.managePages() }, { label: page.label }]}
      actions={
        <>
          <Tag tone={stateWords[state].tone}>{stateWords[state].label}</Tag>
          {isOut && (
            <LinkButton href={page.path} isOutside icon="external">
              Lihat halaman
            </LinkButton>
          )}
        </>
      }
    >
      {problem && editing.state === 'refused' && (
        <Notice tone="bad" isAlert>
          {problem.errors.length > 0 ? 'Belum terbit. Periksa isian yang ditandai.' : problem.message}
        </Notice>
      )}
      {state === 'none' && <Notice title={none.title}>{none.text}</Notice>}
      <form
        ref={form}
        className="pg-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void publish()
        }}
      >
        {children(errors)}
        <EditorFrame
          editing={editing}
          shape={props.shape}
          noun="halaman"
          timeZone={props.timeZone}
          isShareable
        >
          {answer.rev > 0 && (
            <LinkButton href={props.previewHref} isOutside tone="quiet" icon="eye">
              Pratinjau
            </LinkButton>
          )}
        </EditorFrame>
      </form>
      {guard}
    </Office>
  )
}

/** The first field that was refused, wherever it stands. */
function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  const names = Object.keys(errors)
  if (names.length === 0) return
  for (const element of form.elements)
    if (
      element instanceof HTMLElement &&
      'name' in element &&
      typeof element.name === 'string' &&
      names.some(name => name === element.name || name.startsWith(`${element.name}.`))
    ) {
      element.focus()
      return
    }
}
