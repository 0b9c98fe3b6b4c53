import './sheet-field.css'
import { type ClipboardEvent, useState } from 'react'
import type { FormField, Values } from '../../shared/form-field.ts'
import { emptyOf } from '../../shared/form-field.ts'
import type { Option } from '../field.tsx'
import { Button, IconButton } from './buttons.tsx'
import { type DrawnProps, isThing, listId, listOf, textOf } from './form-parts.tsx'
import { linesOfSheet, readCell } from './pasted-sheet.ts'
import { SheetDialog } from './sheet-dialog.tsx'
import { useToasts } from './toasts.tsx'
import { optionsOf } from './typed-values.ts'

/** rows that are shown at once: more of them are slow to type in */
const shownRows = 25

interface SheetProps extends DrawnProps {
  choices: Readonly<Record<string, readonly Option[]>> | undefined
}

/** Many short rows of the same fields: typed cell by cell, or pasted out of a spreadsheet. */
export function SheetField({ field, path, value, errors, onChange, choices }: SheetProps) {
  const { label, noun = 'baris', fields = [], most = 1000 } = field
  const rows: Values[] = listOf(value).filter(isThing)
  const [wanted, setWanted] = useState(0)
  const [isPasting, setPasting] = useState(false)
  const toasts = useToasts()
  const options = (one: FormField) => optionsOf(one, choices)
  const pages = Math.max(1, Math.ceil(rows.length / shownRows))
  const page = Math.min(wanted, pages - 1)
  const from = page * shownRows
  const shown = rows.slice(from, from + shownRows)
  const wrong = wrongRows(errors, path)

  const kept = (cells: Values): Values =>
    Object.fromEntries(
      fields.map(one => [one.name, readCell(textOf(cells[one.name]), one, options).value] as const),
    )
  const set = (index: number, row: Values) => onChange(rows.with(index, row))

  function add(): void {
    onChange([...rows, emptyOf(fields)])
    setWanted(Math.floor(rows.length / shownRows))
  }

  function remove(index: number): void {
    const gone = rows[index]
    onChange(rows.toSpliced(index, 1))
    if (gone) toasts.show({ message: `Baris ${index + 1} dihapus.`, undo: () => onChange(rows) })
  }

  /** Several cells at once are laid over the table from this one on, as a spreadsheet does. */
  function paste(event: ClipboardEvent, index: number, column: number): void {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    const next = [...rows]
    for (const [down, { cells }] of linesOfSheet(text).entries()) {
      const at = index + down
      if (at >= most) break
      const row: Values = { ...(next[at] ?? emptyOf(fields)) }
      for (const [right, cell] of cells.entries()) {
        const one = fields[column + right]
        if (one) row[one.name] = readCell(cell, one, options).value
      }
      next[at] = row
    }
    onChange(next)
  }

  return (
    <fieldset className="o-rows-field o-sheet">
      <legend>{label}</legend>
      {field.hint && <p className="o-hint">{field.hint}</p>}
      {errors[path] && <p className="o-error">{errors[path]}</p>}
      {wrong.length > 0 && (
        <p className="o-error" role="alert">
          Perlu diperbaiki: baris{' '}
          {wrong
            .slice(0, 12)
            .map(index => index + 1)
            .join(', ')}
          {wrong.length > 12 && ` dan ${wrong.length - 12} lagi`}
        </p>
      )}
      {fields.map(
        one =>
          one.control === 'pick' && (
            <datalist key={one.name} id={listId(`${path}-${one.name}`)}>
              {options(one).map(({ value, label }) => (
                <option key={value} value={label} />
              ))}
            </datalist>
          ),
      )}
      <p className="o-actions">
        <Button isSmall icon="copy" onClick={() => setPasting(true)}>
          Tempel dari lembar kerja
        </Button>
        {rows.length < most ? (
          <Button isSmall icon="plus" onClick={add}>
            Tambah {noun}
          </Button>
        ) : (
          <span className="o-hint">Paling banyak {most.toLocaleString('id-ID')} baris.</span>
        )}
      </p>
      {rows.length === 0 ? (
        <p className="o-hint">Belum ada baris. Tempel dari lembar kerja, atau tambah satu per satu.</p>
      ) : (
        <div className="o-sheet-table">
          <table>
            <thead>
              <tr>
                <th scope="col">No.</th>
                {fields.map(one => (
                  <th scope="col" key={one.name}>
                    {one.label}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {shown.map((row, offset) => {
                const index = from + offset
                return (
                  <tr key={index}>
                    <th scope="row">{index + 1}</th>
                    {fields.map((one, column) => (
                      <Cell
                        key={one.name}
                        field={one}
                        name={`${path}.${index}.${one.name}`}
                        label={`${one.label}, baris ${index + 1}`}
                        list={one.control === 'pick' ? listId(`${path}-${one.name}`) : undefined}
                        text={shownText(row[one.name], options(one))}
                        error={errors[`${path}.${index}.${one.name}`]}
                        onPaste={event => paste(event, index, column)}
                        onType={text => set(index, { ...row, [one.name]: text })}
                        onDone={() => {
                          const next = kept(row)
                          if (fields.some(({ name }) => next[name] !== row[name]))
                            set(index, { ...row, ...next })
                        }}
                      />
                    ))}
                    <td>
                      <IconButton
                        icon="trash"
                        label={`Hapus baris ${index + 1}`}
                        onClick={() => remove(index)}
                      />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 && (
        <p className="o-sheet-pages">
          <Button isSmall disabled={page === 0} onClick={() => setWanted(page - 1)}>
            Sebelumnya
          </Button>
          Baris {from + 1} sampai {from + shown.length} dari {rows.length}
          <Button isSmall disabled={page === pages - 1} onClick={() => setWanted(page + 1)}>
            Berikutnya
          </Button>
        </p>
      )}
      {isPasting && (
        <SheetDialog
          field={field}
          standing={rows.length}
          options={options}
          onClose={() => setPasting(false)}
          onTake={(pasted, isWhole) => {
            const before = rows
            onChange(isWhole ? pasted : [...rows, ...pasted])
            setWanted(0)
            setPasting(false)
            toasts.show({
              message: `${pasted.length} baris ${isWhole ? 'menggantikan yang lama' : 'ditambahkan'}.`,
              undo: () => onChange(before),
            })
          }}
        />
      )}
    </fieldset>
  )
}

const shownText = (value: unknown, options: readonly Option[]) =>
  options.find(option => option.value === value)?.label ?? textOf(value)

/** which rows a refused form names, from 0 */
const wrongRows = (errors: Record<string, string>, path: string): number[] =>
  [
    ...new Set(
      Object.keys(errors).flatMap(name => {
        const [index] = name.startsWith(`${path}.`) ? name.slice(path.length + 1).split('.') : []
        return index === undefined ? [] : [Number(index)]
      }),
    ),
  ].sort((a, b) => a - b)

interface CellProps {
  field: FormField
  name: string
  label: string
  list: string | undefined
  text: string
  error: string | undefined
  onPaste: (event: ClipboardEvent) => void
  onType: (text: string) => void
  onDone: () => void
}

function Cell({ field, name, label, list, text, error, onPaste, onType, onDone }: CellProps) {
  return (
    <td data-label={field.label} className={field.control === 'number' ? 'o-sheet-number' : undefined}>
      <input
        className="o-input"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        name={name}
        inputMode={field.control === 'number' ? 'numeric' : undefined}
        list={list}
        maxLength={field.maxLength}
        value={text}
        onPaste={onPaste}
        onChange={event => onType(event.currentTarget.value)}
        onBlur={onDone}
      />
      {error && <span className="o-error">{error}</span>}
    </td>
  )
}
