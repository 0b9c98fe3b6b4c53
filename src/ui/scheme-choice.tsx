import { Options } from './field.tsx'

const schemes = [
  { value: 'light', label: 'Terang' },
  { value: 'dark', label: 'Gelap' },
]

/** kept by the script of the document, which hears it (`app/drawing/scheme-script.ts`) */
const chosen = (select: HTMLSelectElement | null) => {
  if (select) select.value = document.documentElement.dataset.scheme ?? ''
}

/** Whether the site is seen dark or light in this browser, whatever the screen prefers. Not seen without script. */
export const SchemeChoice = () => (
  <label className="scheme">
    Tampilan
    <select name="scheme" autoComplete="off" ref={chosen}>
      <Options options={schemes} placeholder="Ikut perangkat" />
    </select>
  </label>
)
