import './panel.css'
import './panel-fields.css'
import './answer-box.css'
import { badgeOf, drawAnswer, drawSources } from './answer-text.ts'
import { type Line, type Source, streamAnswer } from './calls.ts'
import { make, textButton } from './make.ts'
import { saveOnce, setCurrent } from './memory.ts'

/** a search that is a question is answered at once; of others one is asked first */
const question =
  /\?\s*$|^(apa|apakah|siapa|kapan|di ?mana|ke ?mana|mengapa|kenapa|bagaimana|gimana|berapa|bisakah|bolehkah|adakah|cara)\b/i

/** The assistant's answer above the results of a search, where the site has one for whoever looks. */
class AnswerBox extends HTMLElement {
  #stopping = new AbortController()

  connectedCallback(): void {
    const launcher = document.querySelector<HTMLElement>('[data-assistant]')
    const query = (this.dataset.q ?? '').trim()
    if (!launcher || launcher.hidden || query === '' || this.childElementCount > 0) return
    if (question.test(query) || query.split(/\s+/).length > 4) void this.#ask(query)
    else this.append(textButton(`Tanyakan "${query}" kepada asisten`, () => void this.#ask(query)))
  }

  disconnectedCallback(): void {
    this.#stopping.abort()
    this.replaceChildren()
  }

  async #ask(query: string): Promise<void> {
    this.#stopping = new AbortController()
    const text = make(
      'div',
      { class: 'asst-text', 'aria-live': 'off' },
      make('p', {}, 'Asisten mencari jawabannya…'),
    )
    const rest = make('div')
    const box = make('section', { class: 'answer-box', 'aria-label': 'Jawaban asisten' }, text, rest)
    this.replaceChildren(box)
    const sources: Source[] = []
    let answer = ''
    let named: Line = {}
    try {
      const workspaceId = Number(document.querySelector<HTMLMetaElement>('meta[name=lms-id]')?.content)
      await streamAnswer({ workspaceId, query, signal: this.#stopping.signal }, line => {
        if (line.source) sources.push(line.source)
        answer += line.text ?? ''
        named = { ...named, ...line }
        if (answer !== '') text.replaceChildren(...drawAnswer(answer, sources))
      })
    } catch {
      // the results below are what was searched for; an answer beside them may be missing
      this.replaceChildren()
      return
    }
    // what nothing answers is answered by the results below
    if (named.answered === false || answer === '') {
      this.replaceChildren()
      return
    }
    text.replaceChildren(...drawAnswer(answer, sources))
    rest.replaceChildren(...drawSources(sources), this.#foot(query, answer, named))
  }

  #foot(query: string, answer: string, { id, message_id, engine }: Line): HTMLElement {
    if (id !== undefined && message_id !== undefined)
      saveOnce({
        conversation_id: id,
        message_id,
        user_message: query,
        bot_message: answer,
        created_at: new Date().toISOString(),
      })
    const goOn = textButton('Lanjutkan dengan asisten', () => {
      setCurrent(id)
      document.querySelector<HTMLElement>('[data-assistant]')?.click()
    })
    return make(
      'div',
      { class: 'asst-keys' },
      ...(engine ? [badgeOf(engine)] : []),
      make('small', {}, 'Jawaban bisa keliru. Periksa sumbernya.'),
      goOn,
    )
  }
}

if (!customElements.get('answer-box')) customElements.define('answer-box', AnswerBox)
