import './exercise.css'
import { type ReactNode, useId } from 'react'
import { type ClozePart, type Exercise, type Given, mostAnswer } from '../../shared/exercise.ts'
import { readNumber } from '../../shared/read-number.ts'
import { CodeField } from './code-field.tsx'
import { EssayField } from './essay-field.tsx'
import { OrderField } from './order-field.tsx'

export interface ExerciseFieldProps {
  exercise: Exercise
  given: Given
  /** without it the field belongs to a plain form, whose names begin with `name` */
  onChange?: ((given: Given) => void) | undefined
  name: string
  disabled?: boolean | undefined
  /** where files are sent, of a question that asks for some */
  files?: ReactNode
}

type FieldOf<Kind extends Exercise['kind']> = ExerciseFieldProps & {
  exercise: Extract<Exercise, { kind: Kind }>
}

/** A question to be answered: its words, then what fits its kind. Everything is a control of the browser's own. */
export function ExerciseField(props: ExerciseFieldProps) {
  const { exercise } = props
  const legend = useId()
  return (
    <fieldset className="ex" disabled={props.disabled} aria-labelledby={legend}>
      <legend id={legend} className="ex-prompt">
        {exercise.prompt}
      </legend>
      <Control {...props} />
    </fieldset>
  )
}

function Control(props: ExerciseFieldProps) {
  const { exercise } = props
  switch (exercise.kind) {
    case 'single':
    case 'multiple':
      return <Options {...props} exercise={exercise} />
    case 'truefalse':
      return <Truth {...props} />
    case 'short':
      return <Line {...props} label="Jawaban" />
    case 'numeric':
      return <NumberLine {...props} exercise={exercise} />
    case 'matching':
      return <Matching {...props} exercise={exercise} />
    case 'ordering':
      return <OrderField {...props} items={exercise.items} />
    case 'cloze':
      return <Cloze {...props} exercise={exercise} />
    case 'essay':
      return <EssayField {...props} given={textOf(props.given)} />
    case 'code':
      return <CodeField {...props} exercise={exercise} given={eachOf(props.given)} />
    case 'file':
      return (
        props.files ?? (
          <p className="ex-hint">{`Berkas diunggah saat kuis dikerjakan, paling banyak ${exercise.most}.`}</p>
        )
      )
  }
}

const listOf = (given: Given): string[] => (Array.isArray(given) ? given : [])
const textOf = (given: Given): string => (typeof given === 'string' ? given : '')
const eachOf = (given: Given): Record<string, string> =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {}

function Options({ exercise, given, onChange, name }: FieldOf<'single' | 'multiple'>) {
  const isMany = exercise.kind === 'multiple'
  const isChosen = (id: string) => (isMany ? listOf(given).includes(id) : given === id)
  function choose(id: string, isOn: boolean): void {
    const others = listOf(given).filter(one => one !== id)
    if (!isMany) onChange?.(id)
    else onChange?.(isOn ? [...others, id].sort() : others)
  }
  return (
    <>
      {isMany && <p className="ex-hint">Boleh lebih dari satu jawaban.</p>}
      <ul className="ex-options">
        {exercise.options.map(({ id, text }) => (
          <li key={id}>
            <label className="ex-option">
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name={isMany ? `${name}.${id}` : name}
                value={isMany ? '1' : id}
                {...(onChange
                  ? {
                      checked: isChosen(id),
                      onChange: (event: { target: HTMLInputElement }) => choose(id, event.target.checked),
                    }
                  : { defaultChecked: isChosen(id) })}
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

const truths = [
  { value: true, label: 'Benar' },
  { value: false, label: 'Salah' },
]

function Truth({ given, onChange, name }: ExerciseFieldProps) {
  return (
    <ul className="ex-options">
      {truths.map(({ value, label }) => (
        <li key={label}>
          <label className="ex-option">
            <input
              type="radio"
              name={name}
              value={String(value)}
              {...(onChange
                ? { checked: given === value, onChange: () => onChange(value) }
                : { defaultChecked: given === value })}
            />
            <span>{label}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

const typed = (value: string, onChange: ((text: string) => void) | undefined) =>
  onChange
    ? {
        value,
        onChange: (event: { target: { value: string } }) => onChange(event.target.value),
      }
    : { defaultValue: value }

function Line({ given, onChange, name, label }: ExerciseFieldProps & { label: string }) {
  return (
    <label className="ex-line">
      <span className="ex-hint">{label}</span>
      <input
        className="ex-input"
        type="text"
        name={name}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={mostAnswer.line}
        {...typed(textOf(given), onChange)}
      />
    </label>
  )
}

/** Says how a number is read while there is still time to say it otherwise. */
function NumberLine(props: FieldOf<'numeric'>) {
  const { given, onChange, exercise } = props
  const text = textOf(given)
  const read = readNumber(text)
  const units = exercise.units.length > 0 ? `, boleh dengan satuan (${exercise.units.join(', ')})` : ''
  return (
    <>
      <Line {...props} label={`Angka, koma sebagai tanda desimal${units}`} />
      {onChange && read.is === 'either' && (
        <p className="ex-ask" role="status">
          {`"${text.trim()}" dibaca ${read.readings[0]}. Maksud Anda `}
          {read.readings.map((reading, index) => (
            <span key={reading}>
              {index > 0 && ' atau '}
              <button
                type="button"
                className="ex-link"
                onClick={() => onChange([reading, read.unit].filter(Boolean).join(' '))}
              >
                {reading}
              </button>
            </span>
          ))}
          ?
        </p>
      )}
      {onChange && text.trim() !== '' && read.is === 'none' && (
        <p className="ex-ask" role="status">
          Tuliskan sebuah angka, misalnya 12,5.
        </p>
      )}
    </>
  )
}

function Matching({ exercise, given, onChange, name }: FieldOf<'matching'>) {
  const all = eachOf(given)
  return (
    <ol className="ex-pairs">
      {exercise.left.map(({ id, text }) => (
        <li key={id}>
          <label>
            <span>{text}</span>
            <select
              className="ex-input"
              name={`${name}.${id}`}
              {...typed(all[id] ?? '', onChange && (value => onChange({ ...all, [id]: value })))}
            >
              <option value="">Pilih pasangannya</option>
              {exercise.right.map(one => (
                <option key={one.id} value={one.id}>
                  {one.text}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ol>
  )
}

const partKey = (part: ClozePart, index: number) => ('gap' in part ? part.gap : `text ${index}`)

function Cloze({ exercise, given, onChange, name }: FieldOf<'cloze'>) {
  const all = eachOf(given)
  const gaps = exercise.parts.flatMap(part => ('gap' in part ? [part.gap] : []))
  return (
    <p className="ex-cloze">
      {exercise.parts.map((part, index) =>
        'text' in part ? (
          <span key={partKey(part, index)}>{part.text}</span>
        ) : (
          <input
            key={part.gap}
            className="ex-input ex-gap"
            type="text"
            name={`${name}.${part.gap}`}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={mostAnswer.line}
            aria-label={`Bagian kosong ${gaps.indexOf(part.gap) + 1} dari ${gaps.length}`}
            {...typed(all[part.gap] ?? '', onChange && (value => onChange({ ...all, [part.gap]: value })))}
          />
        ),
      )}
    </p>
  )
}
