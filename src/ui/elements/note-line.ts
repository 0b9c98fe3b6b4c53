import type { ChapterNote } from './note-places.ts'

interface Acts {
  save: (text: string) => void
  remove: () => void
}

function button(label: string, look: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = `btn ${look}`
  made.textContent = label
  made.addEventListener('click', press)
  return made
}

/** One note: its quote, its words, and what can be done with it. */
export function noteLine(note: ChapterNote, { save, remove }: Acts): HTMLLIElement {
  const line = document.createElement('li')
  line.dataset.key = note.key
  const quote = document.createElement('blockquote')
  quote.textContent = note.quote
  const words = document.createElement('p')
  words.textContent = note.text
  const actions = document.createElement('p')
  actions.className = 'actions'
  const write = () => edit(line, note, save)
  actions.append(
    button(note.text ? 'Ubah catatan' : 'Tulis catatan', 'btn-quiet', write),
    button('Hapus', 'btn-quiet', remove),
  )
  line.append(...(note.quote ? [quote] : []), ...(note.text ? [words] : []), actions)
  return line
}

function edit(line: HTMLLIElement, note: ChapterNote, save: (text: string) => void): void {
  const field = document.createElement('textarea')
  field.value = note.text
  field.rows = 3
  field.maxLength = 4000
  field.setAttribute('aria-label', note.quote ? `Catatan untuk "${note.quote}"` : 'Catatan')
  const actions = document.createElement('p')
  actions.className = 'actions'
  actions.append(button('Simpan catatan', 'btn-main', () => save(field.value.trim())))
  line.replaceChildren(...[...line.children].filter(one => one.tagName === 'BLOCKQUOTE'), field, actions)
  field.focus()
}
