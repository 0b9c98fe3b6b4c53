import { key } from './make.ts'

/** What browsers offer of speech recognition, as far as it is used; TypeScript knows none of it. */
interface Recognition extends EventTarget {
  lang: string
  interimResults: boolean
  start(): void
  stop(): void
}
interface Heard extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}

function maker(): (new () => Recognition) | undefined {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')
  // a constructor of the browser's, by its name
  return typeof found === 'function' ? (found as new () => Recognition) : undefined
}

/** A button that writes down what is said; none where the browser cannot. The browser's maker may listen on its servers. */
export function drawVoice(field: HTMLTextAreaElement, say: (words: string) => void): HTMLElement[] {
  const Maker = maker()
  if (!Maker) return []
  let running: Recognition | undefined
  const button = key('mic', 'Bicara', () => {
    if (running) return running.stop()
    const before = field.value === '' ? '' : `${field.value} `
    const recognition = new Maker()
    running = recognition
    recognition.lang = 'id-ID'
    recognition.interimResults = true
    recognition.addEventListener('result', event => {
      // the event of a result has results
      const { results } = event as Heard
      field.value = before + Array.from(results, result => result[0]?.transcript ?? '').join('')
      field.dispatchEvent(new Event('input'))
    })
    recognition.addEventListener('error', () => say('Suara tidak dapat didengar. Periksa izin mikrofon.'))
    recognition.addEventListener('end', () => {
      running = undefined
      button.setAttribute('aria-pressed', 'false')
      field.focus()
    })
    button.setAttribute('aria-pressed', 'true')
    recognition.start()
  })
  button.setAttribute('aria-pressed', 'false')
  return [button]
}
