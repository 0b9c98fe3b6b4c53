import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ApiResult } from './call-api.ts'
import { reloadPage } from './navigate.ts'
import { shownLongEnough } from './shown-long-enough.ts'
import { useTakeBack } from './take-back.ts'
import { useToasts } from './toasts.tsx'

interface FormOptions<Values extends object, Data> {
  initial: Values
  submit(values: Values): Promise<ApiResult<Data>>
  onDone?(data: Data, message: string): void
  /** said in a toast when it is done; then the page shows what stands now */
  said?: string | ((data: Data, message: string) => string)
}

type State = 'idle' | 'sending' | 'done'

/**
 * A form that talks to a call: keeps what was typed whatever happens, shows each refusal beside its field and takes
 * the keyboard to the first one.
 */
export function useForm<Values extends object, Data>(options: FormOptions<Values, Data>) {
  const { initial, submit, onDone, said } = options
  const toasts = useToasts()
  const takeBack = useTakeBack()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState('')
  const [state, setState] = useState<State>('idle')
  const form = useRef<HTMLFormElement | null>(null)

  useEffect(() => {
    if (Object.keys(errors).length > 0 && form.current) focusFirst(form.current, errors)
  }, [errors])

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    setValues(now => ({ ...now, [name]: value }))
    if (state !== 'done') return
    // what went well is no problem of what is typed next
    setState('idle')
    setMessage('')
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state === 'sending') return
    form.current = event.currentTarget
    setState('sending')
    setMessage('')
    const result = await shownLongEnough(submit(values))
    setState(result.ok ? 'done' : 'idle')
    setMessage(result.message)
    setErrors(
      result.ok ? {} : Object.fromEntries(result.errors.map(one => [one.field, one.message]).reverse()),
    )
    if (!result.ok) return
    onDone?.(result.data, result.message)
    if (said === undefined) return
    const words = typeof said === 'string' ? said : said(result.data, result.message)
    toasts.show({ message: words, undo: takeBack([result.data]) })
    reloadPage()
  }

  return {
    values,
    set,
    errors,
    message,
    state,
    onSubmit,
    isSending: state === 'sending',
    /** something differs from what the form began with */
    isChanged: JSON.stringify(values) !== JSON.stringify(initial),
    /** begins again, with these values or the first ones */
    reset(next: Values = initial) {
      setValues(next)
      setErrors({})
      setMessage('')
      setState('idle')
    },
    /** everything a field of the kit needs: <TextField label="Nama" {...form.field('name')} /> */
    field<Name extends keyof Values & string>(name: Name) {
      return {
        name,
        value: values[name],
        error: errors[name],
        onChange: (value: Values[Name]) => set(name, value),
      }
    },
  }
}

/** Fields in the order they stand on the page; what has no field of its own is said by the form's message. */
function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  for (const element of form.elements)
    if ('name' in element && typeof element.name === 'string' && element.name in errors) {
      if (element instanceof HTMLElement) element.focus()
      return
    }
}
