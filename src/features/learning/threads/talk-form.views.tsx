import type { ReactNode } from 'react'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { ApiResult } from '../../../ui/office/call-api.ts'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { goTo, reloadPage } from '../../../ui/office/navigate.ts'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import { useMounted } from '../../../ui/office/use-mounted.ts'

interface FieldHold {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

interface TalkProps<Name extends string, Data> {
  /** what a plain form was shown again with */
  shown: ShownForm & { action: string }
  names: readonly Name[]
  /** what a plain form sends along */
  hidden?: Readonly<Record<string, string>> | undefined
  send: (values: Record<Name, string>) => Promise<ApiResult<Data>>
  /** where it leads; nowhere: the page shows what stands now */
  leadTo?: (data: Data) => string
  said: string
  submit: string
  children: (field: (name: Name) => FieldHold) => ReactNode
}

/** What is written for others: a plain form until the script is here, kept until it stands, empty again afterwards. */
export function TalkForm<Name extends string, Data>(props: TalkProps<Name, Data>) {
  const { shown, names, hidden = {}, send, leadTo, said, submit, children } = props
  const isMounted = useMounted()
  const toasts = useToasts()
  // every name has its text
  const initial = Object.fromEntries(names.map(name => [name, shown.values[name] ?? ''])) as Record<
    Name,
    string
  >
  const form = useForm<Record<Name, string>, Data>({
    initial,
    submit: send,
    onDone(data) {
      toasts.show({ message: said })
      form.reset()
      const href = leadTo?.(data)
      if (href) goTo(href)
      else reloadPage()
    },
  })
  const field = (name: Name): FieldHold => ({
    name,
    value: form.values[name],
    error: form.errors[name] ?? shown.errors.find(one => one.field === name)?.message,
    onChange: value => form.set(name, value),
  })
  if (isMounted)
    return (
      <FormFrame form={form} submit={submit}>
        {children(field)}
      </FormFrame>
    )
  return (
    <form method="post" action={shown.action} className="o-form">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(field)}
      {shown.message && (
        <p className="o-error" role="alert">
          {shown.message}
        </p>
      )}
      <button className="o-btn o-btn-main" type="submit">
        {submit}
      </button>
    </form>
  )
}
