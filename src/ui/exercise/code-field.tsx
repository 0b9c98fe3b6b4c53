import type { KeyboardEvent } from 'react'
import { codeLanguages, type Exercise, type Given, mostAnswer } from '../../shared/exercise.ts'

interface CodeFieldProps {
  exercise: Extract<Exercise, { kind: 'code' }>
  given: Record<string, string>
  onChange?: ((given: Given) => void) | undefined
  name: string
}

/** A program, and what it printed where it was run: nothing of it runs here. */
export function CodeField({ exercise, given, onChange, name }: CodeFieldProps) {
  const { code = '', output = '' } = given
  const area = (part: 'code' | 'output', label: string, value: string, rows: number) => (
    <label className="ex-line">
      <span className="ex-hint">{label}</span>
      <textarea
        className="ex-input ex-code"
        name={`${name}.${part}`}
        rows={rows}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={mostAnswer.essay}
        {...(part === 'code'
          ? { onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => indent(event, put) }
          : {})}
        {...(onChange
          ? { value, onChange: (event: { target: { value: string } }) => put(part, event.target.value) }
          : { defaultValue: value })}
      />
    </label>
  )
  function put(part: string, text: string): void {
    const typed = { code: code || exercise.starter, output, [part]: text }
    onChange?.(exercise.asksOutput ? typed : { code: typed.code })
  }
  return (
    <>
      {exercise.input && (
        <figure className="ex-given">
          <figcaption className="ex-hint">Masukan program</figcaption>
          <pre>{exercise.input}</pre>
        </figure>
      )}
      {area('code', `Kode (${codeLanguages[exercise.language]})`, code || exercise.starter, 10)}
      {exercise.asksOutput &&
        area('output', 'Keluaran program: jalankan di komputer Anda, lalu tempelkan di sini', output, 4)}
    </>
  )
}

/** Tab indents only with Alt: alone it goes on to the next field, for whoever has no pointer. */
function indent(event: KeyboardEvent<HTMLTextAreaElement>, put: (part: string, text: string) => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart)
  const [space = ''] = /^[ \t]*/.exec(line) ?? []
  if (space === '') return
  // a new line begins where the one before it did
  event.preventDefault()
  const field = event.currentTarget
  put('code', `${value.slice(0, selectionStart)}\n${space}${value.slice(selectionEnd)}`)
  const at = selectionStart + 1 + space.length
  requestAnimationFrame(() => field.setSelectionRange(at, at))
}
