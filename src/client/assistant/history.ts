import { Refused, readConversations, remove, rename } from './calls.ts'
import { key, make, textButton } from './make.ts'
import { nameLocally, noteRemoved, putBack, readHistory, removedIds, removeLocally } from './memory.ts'

interface Deeds {
  open(id: string): void
  /** the one that is open was removed */
  gone(id: string): void
}

interface Item {
  id: string
  title: string
  at: string
}

/** milliseconds in which a removal can be taken back */
const undoFor = 8000

/** Earlier conversations by day, to be opened, named and removed. */
export function drawHistory(deeds: Deeds): { root: HTMLElement; show(): Promise<void> } {
  const list = make('div', { class: 'asst-list' })
  const note = make('div', { class: 'asst-undo', role: 'status' })
  const root = make('div', { class: 'asst-history', hidden: '' }, list, note)
  let fromServer: Item[] = []
  /** taken out, and not yet told to the server */
  const leaving = new Map<string, () => void>()
  addEventListener('pagehide', () => {
    for (const tell of leaving.values()) tell()
  })

  function items(): Item[] {
    const local = readHistory().map(one => ({
      id: one.conversation_id,
      title: one.title ?? one.user_message,
      at: one.created_at,
    }))
    const named = new Map(fromServer.map(one => [one.id, one]))
    const all = [
      ...local.map(one => named.get(one.id) ?? one),
      ...fromServer.filter(one => !local.some(({ id }) => id === one.id)),
    ]
    const removed = removedIds()
    return all
      .filter(({ id }) => !leaving.has(id) && !removed.includes(id))
      .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  }

  function draw(): void {
    const shown = items()
    if (shown.length === 0) {
      list.replaceChildren(
        make(
          'p',
          { class: 'asst-none' },
          'Belum ada percakapan. Yang Anda tanyakan nanti tersimpan di sini.',
        ),
      )
      return
    }
    const groups = new Map<string, HTMLElement>()
    for (const item of shown) {
      const label = dayOf(new Date(item.at))
      const group = groups.get(label) ?? make('ul')
      groups.set(label, group)
      group.append(drawItem(item))
    }
    list.replaceChildren(...[...groups].flatMap(([label, group]) => [make('h3', {}, label), group]))
  }

  function drawItem(item: Item): HTMLElement {
    const open = textButton(item.title, () => deeds.open(item.id), 'asst-past')
    const row = make('li', {}, open)
    const edit = key('pen', `Ganti nama "${item.title}"`, () => row.replaceChildren(drawNaming(item)))
    const leave = key('bin', `Hapus "${item.title}"`, () => takeOut(item))
    row.append(edit, leave)
    return row
  }

  function drawNaming(item: Item): HTMLElement {
    const field = make('input', {
      class: 'asst-input',
      'aria-label': 'Nama percakapan',
      maxlength: '120',
      value: item.title,
    })
    const form = make('form', {}, field, make('button', { class: 'asst-chip' }, 'Simpan'))
    form.addEventListener('submit', event => {
      event.preventDefault()
      event.stopPropagation()
      const title = field.value.trim()
      if (title === '') return field.focus()
      nameLocally(item.id, title)
      fromServer = fromServer.map(one => (one.id === item.id ? { ...one, title } : one))
      rename(item.id, title).catch(() => {
        note.replaceChildren(make('span', {}, 'Nama baru hanya tersimpan di peramban ini.'))
      })
      draw()
    })
    field.addEventListener('keydown', event => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      draw()
    })
    queueMicrotask(() => field.select())
    return form
  }

  /** Gone from here at once, whatever the server says (specification section 4); it hears of it when nobody took it back. */
  function takeOut(item: Item): void {
    const entry = removeLocally(item.id)
    const tell = () => {
      leaving.delete(item.id)
      fromServer = fromServer.filter(({ id }) => id !== item.id)
      tellRemoved(item.id)
      note.replaceChildren()
    }
    const timer = setTimeout(tell, undoFor)
    leaving.set(item.id, tell)
    deeds.gone(item.id)
    draw()
    const undo = textButton('Urungkan', () => {
      clearTimeout(timer)
      leaving.delete(item.id)
      if (entry) putBack(entry)
      note.replaceChildren()
      draw()
      list.querySelector('button')?.focus()
    })
    note.replaceChildren(make('span', {}, 'Percakapan dihapus.'), undo)
    undo.focus()
  }

  return {
    root,
    async show() {
      draw()
      for (const id of removedIds()) tellRemoved(id)
      const listed = await readConversations().catch(() => [])
      fromServer = listed.map(({ id, title, last_at }) => ({ id, title, at: last_at }))
      draw()
    },
  }
}

/** What the server cannot be told now it is told the next time; one that it does not know any more is gone. */
function tellRemoved(id: string): void {
  noteRemoved(id, false)
  remove(id).then(
    () => noteRemoved(id, true),
    problem => {
      if (problem instanceof Refused && problem.status === 404) noteRemoved(id, true)
    },
  )
}

function dayOf(at: Date): string {
  const midnight = new Date().setHours(0, 0, 0, 0)
  if (at.getTime() >= midnight) return 'Hari ini'
  return at.getTime() >= midnight - 86_400_000 ? 'Kemarin' : 'Lebih lama'
}
