import { drawing, make } from './make.ts'
import { drawVoice } from './voice.ts'

interface Deeds {
  ask(query: string): void
  stop(): void
  say(words: string): void
}

/** The field that is asked in: Enter sends, Shift+Enter is a new line, and while an answer comes the button stops it. */
export function drawComposer({ ask, stop, say }: Deeds) {
  const field = make('textarea', {
    class: 'asst-field',
    rows: '1',
    maxlength: '2000',
    'aria-label': 'Pertanyaan Anda',
    placeholder: 'Tulis pertanyaan…',
    enterkeyhint: 'send',
  })
  const button = make('button', { class: 'asst-send' })
  const root = make('form', { class: 'asst-ask' }, field, ...drawVoice(field, say), button)
  let isBusy = false

  const grow = () => {
    field.style.height = 'auto'
    field.style.height = `${Math.min(field.scrollHeight, 160)}px`
  }
  const setBusy = (busy: boolean) => {
    isBusy = busy
    const label = busy ? 'Hentikan' : 'Kirim'
    button.replaceChildren(drawing(busy ? 'stop' : 'send'))
    button.setAttribute('aria-label', label)
    button.title = label
  }
  setBusy(false)
  field.addEventListener('input', grow)
  field.addEventListener('keydown', event => {
    // a word that is still being composed is ended by Enter, not sent
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    send()
  })
  root.addEventListener('submit', event => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) {
      stop()
      field.focus()
    } else send()
  })
  function send(): void {
    const query = field.value.trim()
    field.focus()
    if (query === '') return
    field.value = ''
    grow()
    ask(query)
  }
  return { root, setBusy, focus: () => field.focus() }
}
