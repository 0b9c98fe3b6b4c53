import { ask } from '../calls/ask.ts'
import { noteLine } from './note-line.ts'
import { type ChapterNote, markNotes, placeOf } from './note-places.ts'

/**
 * What a participant marks and writes in a chapter, for themselves alone. Words that are chosen offer "Sorot" and "Catat"; what
 * is kept is painted over the text without touching it, and listed below it.
 */
export class ChapterNotes extends HTMLElement {
  #notes: ChapterNote[] = []
  #bar: HTMLElement | undefined
  #chosen: Omit<ChapterNote, 'key' | 'text'> | undefined
  readonly #look = () => this.#offer()

  connectedCallback(): void {
    document.addEventListener('selectionchange', this.#look)
    void this.#load()
  }

  disconnectedCallback(): void {
    document.removeEventListener('selectionchange', this.#look)
    markNotes([])
  }

  async #load(): Promise<void> {
    const { slug = '', chapter = '' } = this.dataset
    try {
      const response = await ask(`/v1/class/notes?${new URLSearchParams({ slug, chapter })}`, {
        headers: { accept: 'application/json' },
      })
      if (response.ok) this.#notes = (await response.json()).data
    } catch {
      // without a network there is what is written from now on
    }
    this.#draw()
  }

  #draw(said = ''): void {
    const section = document.createElement('section')
    section.className = 'chapter-notes'
    section.setAttribute('aria-label', 'Catatan saya')
    const title = document.createElement('h2')
    title.textContent = 'Catatan saya'
    const words = document.createElement('p')
    words.setAttribute('role', 'status')
    words.textContent =
      said ||
      (this.#notes.length === 0
        ? 'Pilih sebagian teks untuk menyorot atau mencatat. Hanya Anda yang melihatnya.'
        : '')
    const list = document.createElement('ul')
    for (const note of this.#notes)
      list.append(
        noteLine(note, {
          save: text => this.#keep({ ...note, text }),
          remove: () => this.#remove(note),
        }),
      )
    section.append(title, words, ...(this.#notes.length > 0 ? [list] : []))
    this.replaceChildren(section, ...(this.#bar ? [this.#bar] : []))
    markNotes(this.#notes)
  }

  /** A bar at the foot of the screen, as long as words of the chapter are chosen. */
  #offer(): void {
    this.#chosen = placeOf(document.getSelection())
    if (!this.#chosen) {
      this.#bar?.remove()
      this.#bar = undefined
      return
    }
    if (this.#bar) return
    const bar = document.createElement('div')
    bar.className = 'chapter-notes-bar'
    bar.setAttribute('role', 'toolbar')
    bar.setAttribute('aria-label', 'Teks yang dipilih')
    for (const [label, isNote] of [
      ['Sorot', false],
      ['Catat', true],
    ] as const) {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = isNote ? 'btn btn-main' : 'btn btn-line'
      button.textContent = label
      // the words stay chosen while it is pressed
      button.addEventListener('pointerdown', event => event.preventDefault())
      button.addEventListener('click', () => this.#add(isNote))
      bar.append(button)
    }
    this.#bar = bar
    this.append(bar)
  }

  #add(isNote: boolean): void {
    const chosen = this.#chosen
    if (!chosen) return
    const note = { key: crypto.randomUUID(), text: '', ...chosen }
    document.getSelection()?.removeAllRanges()
    this.#offer()
    void this.#keep(note)
    if (isNote) this.querySelector<HTMLElement>(`[data-key="${note.key}"] button`)?.click()
  }

  /** On the page at once; what could not be sent says so and stays. */
  async #keep(note: ChapterNote): Promise<void> {
    const others = this.#notes.filter(({ key }) => key !== note.key)
    this.#notes = [...others, note].sort((one, other) => one.block - other.block)
    this.#draw()
    const { slug, chapter } = this.dataset
    const { key, ...rest } = note
    await this.#send('PUT', key, { slug, chapter, ...rest, at: new Date().toISOString() })
  }

  async #remove(note: ChapterNote): Promise<void> {
    this.#notes = this.#notes.filter(({ key }) => key !== note.key)
    this.#draw('Catatan dihapus.')
    await this.#send('DELETE', note.key)
  }

  async #send(method: 'PUT' | 'DELETE', key: string, body?: object): Promise<void> {
    const words = () => this.querySelector('[role=status]')
    try {
      const response = await ask(`/v1/class/notes/${key}`, {
        method,
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
        keepalive: true,
      })
      const said = words()
      if (!said) return
      if (response.status === 202)
        said.textContent = 'Tersimpan di perangkat ini; dikirim setelah ada jaringan.'
      else if (!response.ok) said.textContent = (await response.json()).message
    } catch {
      const said = words()
      if (said)
        said.textContent =
          'Belum tersimpan: tidak ada jaringan. Biarkan halaman ini terbuka, lalu simpan lagi.'
    }
  }
}
