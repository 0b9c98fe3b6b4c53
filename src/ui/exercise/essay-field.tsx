import { type Given, mostAnswer } from '../../shared/exercise.ts'

interface EssayFieldProps {
  given: string
  onChange?: ((given: Given) => void) | undefined
  name: string
}

/** A long answer, with its words counted. */
export function EssayField({ given, onChange, name }: EssayFieldProps) {
  const words = given.trim() === '' ? 0 : given.trim().split(/\s+/).length
  return (
    <label className="ex-line">
      <span className="ex-hint">Uraian Anda</span>
      <textarea
        className="ex-input"
        name={name}
        rows={8}
        maxLength={mostAnswer.essay}
        {...(onChange
          ? { value: given, onChange: event => onChange(event.target.value) }
          : { defaultValue: given })}
      />
      {onChange && <span className="ex-hint">{words} kata</span>}
    </label>
  )
}
