import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Field, type FieldWords } from './field.tsx'
import { OfficeIcon } from './icons.tsx'

export interface ComboOption {
  value: string
  label: string
  /** below the label: what tells two of one name apart */
  text?: string | undefined
}

interface ComboFieldProps extends FieldWords {
  value: ComboOption | undefined
  onChange: (option: ComboOption | undefined) => void
  /** answers what fits the text; called again while one types */
  find: (text: string) => Promise<readonly ComboOption[]> | readonly ComboOption[]
  placeholder?: string
  /** when nothing fits */
  emptyText?: string
  disabled?: boolean
  /** milliseconds of rest before asking: for lists that are fetched */
  rest?: number
}

/** What of a list that is there already fits a text: the beginnings of words first. */
export function filterOptions(options: readonly ComboOption[], text: string): ComboOption[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return [...options]
  const fits = options.filter(({ label }) => label.toLowerCase().includes(wanted))
  const begins = (label: string) => ` ${label.toLowerCase()}`.includes(` ${wanted}`)
  return fits.toSorted((a, b) => Number(begins(b.label)) - Number(begins(a.label)))
}

/**
 * A field to choose one of many by typing a part of it (WAI-ARIA combobox with a list). Arrows walk, Enter chooses,
 * Esc leaves it as it was; an emptied field chooses nothing.
 */
export function ComboField(props: ComboFieldProps) {
  const { label, name, error, hint, required, placeholder, disabled, value } = props
  const combo = useCombo(props)
  return (
    <Field label={label} name={name} error={error} hint={hint} required={required}>
      {tied => (
        <div className="o-combo" ref={combo.box}>
          <input
            className="o-input"
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={combo.isOpen}
            aria-controls={combo.listId}
            aria-activedescendant={combo.isOpen ? combo.activeId : undefined}
            placeholder={placeholder}
            disabled={disabled}
            {...tied}
            value={combo.text}
            onChange={event => combo.type(event.target.value)}
            onFocus={event => event.target.select()}
            onClick={event => {
              // typing begins anew
              if (!combo.isOpen) event.currentTarget.select()
              combo.open()
            }}
            onBlur={combo.onBlur}
            onKeyDown={combo.onKeyDown}
          />
          {value && !disabled ? (
            <button
              className="o-combo-clear"
              type="button"
              aria-label={`Kosongkan ${label.toLowerCase()}`}
              onClick={combo.clear}
            >
              <OfficeIcon name="close" />
            </button>
          ) : (
            <span className="o-combo-mark">
              <OfficeIcon name="chevron-down" />
            </span>
          )}
          <ComboList combo={combo} label={label} />
        </div>
      )}
    </Field>
  )
}

type Combo = ReturnType<typeof useCombo>

function ComboList({ combo, label }: { combo: Combo; label: string }) {
  const { found, isOpen, listId, active, emptyText } = combo
  return (
    <>
      <div className="o-combo-list" id={listId} role="listbox" aria-label={label} hidden={!isOpen}>
        {found?.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field and chooses from there
          // biome-ignore lint/a11y/useFocusableInteractive: as the pattern has it, aria-activedescendant walks
          <div
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // the field keeps the keyboard
            onPointerDown={event => event.preventDefault()}
            onClick={() => combo.choose(option)}
          >
            {option.label}
            {option.text && <small>{option.text}</small>}
          </div>
        ))}
      </div>
      {isOpen && found?.length === 0 && <p className="o-combo-list o-combo-none">{emptyText}</p>}
      <span className="o-unseen" role="status">
        {isOpen && found ? (found.length === 0 ? emptyText : `${found.length} pilihan`) : ''}
      </span>
    </>
  )
}

function useCombo({ value, onChange, find, rest = 0, emptyText = 'Tidak ada yang cocok' }: ComboFieldProps) {
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<readonly ComboOption[]>()
  const [active, setActive] = useState(0)
  const latest = useRef(find)
  latest.current = find
  const current = useRef(value?.value)
  current.current = value?.value
  const text = typed ?? value?.label ?? ''

  // what fits is asked for once typing rests; an answer that comes too late is dropped
  useEffect(() => {
    if (!isOpen) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const options = await latest.current(typed ?? '')
      if (!isWanted) return
      setFound(options)
      // unless one has begun to type, the one that is chosen is where one stands
      const chosen = options.findIndex(option => option.value === current.current)
      setActive(typed === undefined ? Math.max(0, chosen) : 0)
    }, rest)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isOpen, typed, rest])

  // the option one walks to is seen
  useEffect(() => {
    if (isOpen) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, isOpen, listId])

  function close(): void {
    setOpen(false)
    setTyped(undefined)
    setFound(undefined)
  }

  function choose(option: ComboOption | undefined): void {
    close()
    if (option?.value !== value?.value) onChange(option)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) {
        setOpen(true)
        return
      }
      const count = found?.length ?? 0
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (count > 0) setActive(now => (now + step + count) % count)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const option = found?.[active]
      if (option) choose(option)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return {
    listId,
    box,
    text,
    isOpen,
    found,
    active,
    activeId: found?.[active] ? `${listId}-${active}` : undefined,
    emptyText,
    open: () => setOpen(true),
    type(next: string) {
      setTyped(next)
      setOpen(true)
    },
    clear() {
      choose(undefined)
      box.current?.querySelector('input')?.focus()
    },
    choose,
    onKeyDown,
    onBlur() {
      // leaving an emptied field empties the choice; anything half typed is forgotten
      if (typed !== undefined && typed.trim() === '') choose(undefined)
      else close()
    },
  }
}
