import './colours.css'
import { useId, useState } from 'react'
import { type ContrastCheck, contrastWarnings } from '../../../shared/theme.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import type { AppearancePage } from './appearance.contract.ts'
import { type ColourName, colourFields, palettes, shownColours } from './appearance.rules.ts'
import type { Look, LookEdit } from './look-editing.views.tsx'

export interface ControlProps {
  data: AppearancePage
  look: Look
  /** gradual: one of many while somebody types or drags */
  change: (change: LookEdit, isGradual?: boolean) => void
  /** what was wrong with a field the last time it was saved */
  errors: Record<string, string>
}

export function Palettes({ look, change }: ControlProps) {
  return (
    <fieldset className="ap-palettes">
      <legend>Mulai dari paduan</legend>
      {palettes.map(({ name, ...css }) => (
        <button
          key={name}
          type="button"
          aria-pressed={Object.entries(css).every(([token, value]) => Reflect.get(look.css, token) === value)}
          onClick={() => change({ css })}
        >
          <span className="ap-swatches" aria-hidden="true">
            {Object.entries(css).map(([token, value]) => (
              <i key={token} style={{ background: value }} />
            ))}
          </span>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

export function Colours(props: ControlProps) {
  return (
    <>
      <div className="ap-colours">
        {colourFields.slice(0, shownColours).map(field => (
          <ColourField key={field.name} {...props} {...field} />
        ))}
      </div>
      <details className="ap-more">
        <summary>Warna lain</summary>
        <p className="o-hint">
          Dibagikan kepada aplikasi lewat API. Halaman situs memakai warna status yang tetap, agar selalu
          terbaca.
        </p>
        <div className="ap-colours">
          {colourFields.slice(shownColours).map(field => (
            <ColourField key={field.name} {...props} {...field} />
          ))}
        </div>
      </details>
    </>
  )
}

const isHex = (text: string) => /^#[0-9a-f]{6}$/.test(text)

/** The browser's own picker, and a field for those who have the colour in writing. */
function ColourField(props: ControlProps & { name: ColourName; label: string; hint: string }) {
  const { name, label, hint, look, change, errors } = props
  const value = look.css[name]
  const [typed, setTyped] = useState<string>()
  const id = useId()
  const isWrong = typed !== undefined && !isHex(typed)
  const error = errors[`css.${name}`]

  function type(text: string): void {
    const bare = text.trim().toLowerCase()
    const hex = bare.startsWith('#') || bare === '' ? bare : `#${bare}`
    setTyped(hex)
    if (isHex(hex)) change({ css: { [name]: hex } }, true)
  }

  return (
    <div className="ap-colour">
      <input
        type="color"
        aria-label={`Pilih warna ${label.toLowerCase()}`}
        value={value}
        onChange={event => {
          setTyped(undefined)
          change({ css: { [name]: event.target.value } }, true)
        }}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && <small>{hint}</small>}
      </div>
      <input
        id={id}
        className="o-input ap-hex"
        type="text"
        spellCheck={false}
        autoComplete="off"
        maxLength={'#rrggbb'.length}
        value={typed ?? value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong || error ? `${id}-wrong` : undefined}
        onChange={event => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {(isWrong || error) && (
        <p className="o-error" id={`${id}-wrong`}>
          {error ?? 'Tulis warna sebagai #rrggbb'}
        </p>
      )}
    </div>
  )
}

const names = { clr_primary: 'Utama', clr_secondary: 'Kedua', clr_dark: 'Gelap' } as const
const ratioWords = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')}:1`

/** What cannot be read as picked. Nothing is forbidden: the site mends it by itself, and shows how. */
export function Warnings({ look, change }: ControlProps) {
  const found = contrastWarnings(look.css)
  const colours = [...new Set(found.map(({ name }) => name))]
  return (
    <div className="ap-warnings" role="status">
      {colours.length === 0 ? (
        <p className="ap-good">Semua pasangan warna terbaca dengan baik.</p>
      ) : (
        colours.map(name => (
          <Warning key={name} checks={found.filter(check => check.name === name)} change={change} />
        ))
      )}
    </div>
  )
}

/** All that is wrong with one colour; what mends the worst of it mends the rest. */
function Warning({ checks, change }: { checks: ContrastCheck[]; change: ControlProps['change'] }) {
  const worst = checks.toSorted((one, other) => one.ratio - other.ratio)[0]
  if (!worst) return null
  const { name, used, better } = worst
  return (
    <div className="ap-warning">
      <span
        className="ap-sample"
        aria-hidden="true"
        style={{ color: used.text, background: used.ground, borderColor: used.text }}
      >
        Aa
      </span>
      <div>
        <p>
          <strong>Warna {names[name].toLowerCase()} sulit dibaca</strong>
        </p>
        <ul>
          {checks.map(({ place, ratio, needed }) => (
            <li key={place}>
              {place}: {ratioWords(ratio)}, sebaiknya {ratioWords(needed)}
            </li>
          ))}
        </ul>
        <p>Situs menyesuaikannya sendiri seperti contoh ini.</p>
      </div>
      <Button isSmall onClick={() => change({ css: { [name]: better } })}>
        Gelapkan sampai terbaca
      </Button>
    </div>
  )
}
