import { useEffect, useState } from 'react'

const sizes = [
  { value: 'biasa', label: 'Huruf biasa' },
  { value: 'besar', label: 'Huruf besar' },
  { value: 'terbesar', label: 'Huruf terbesar' },
] as const

const place = 'ukuran-huruf'

/** The stylesheet sees which one is chosen, so it works before the script does; the script remembers it. */
export function TextSize() {
  const [chosen, setChosen] = useState<string>('biasa')
  useEffect(() => {
    const kept = remembered()
    if (sizes.some(size => size.value === kept)) setChosen(kept)
  }, [])
  return (
    <fieldset className="pem-sizes">
      <legend className="sr-only">Ukuran huruf</legend>
      {sizes.map(({ value, label }) => (
        <label key={value} className={`pem-size pem-size-${value}`}>
          <input
            type="radio"
            name={place}
            value={value}
            id={`huruf-${value}`}
            checked={chosen === value}
            onChange={() => {
              setChosen(value)
              remember(value)
            }}
          />
          <span aria-hidden="true">A</span>
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** where nothing may be stored the choice lasts as long as the page */
function remembered(): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

function remember(value: string) {
  try {
    localStorage.setItem(place, value)
  } catch {
    // then not
  }
}
