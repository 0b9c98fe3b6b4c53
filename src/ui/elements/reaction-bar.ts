import { ask } from '../calls/ask.ts'

/**
 * The reaction buttons, without loading the page anew, and the counting of the look. Pages are kept and the same for
 * everybody, so what stands there now, and which reaction is one's own, is asked for here. What React made is only
 * filled in, see `ReactionButtons`.
 */
interface Standing {
  reaction: string | null
  reactions: Record<string, number>
}

export class ReactionBar extends HTMLElement {
  #isSending = false

  connectedCallback(): void {
    this.addEventListener('submit', event => void this.#send(event))
    // an editor who looks at a draft is no reader
    if (new URLSearchParams(location.search).has('pratinjau')) return
    this.#ask('view').then(standing => standing && this.#show(standing))
  }

  /** undefined: no network, or a refusal; the words are in #refusal */
  async #ask(call: 'view' | 'react', reaction?: string): Promise<Standing | undefined> {
    const { kind = '', slug = '' } = this.dataset
    const query = new URLSearchParams({ kindSlug: kind, slug })
    try {
      const response = await ask(`/v3/post/${call}?${query}`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          ...(reaction ? { 'content-type': 'application/json' } : {}),
        },
        ...(reaction ? { body: JSON.stringify({ reaction }) } : {}),
      })
      const { data, message } = await response.json()
      this.#refusal = response.ok ? '' : message
      return data ?? undefined
    } catch {
      this.#refusal = 'Reaksi belum terkirim. Periksa koneksi internet Anda.'
      return undefined
    }
  }

  #refusal = ''

  async #send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const button = event.submitter
    if (!(button instanceof HTMLButtonElement) || this.#isSending) return
    this.#isSending = true
    const standing = await this.#ask('react', button.value)
    this.#isSending = false
    if (standing) this.#show(standing)
    const label = button.dataset.label ?? ''
    this.#say(
      standing ? (standing.reaction ? `Reaksi Anda: ${label}.` : 'Reaksi Anda dihapus.') : this.#refusal,
    )
  }

  #show({ reaction, reactions }: Standing): void {
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[value]')) {
      const count = reactions[button.value] ?? 0
      button.setAttribute('aria-pressed', String(button.value === reaction))
      const place = button.querySelector('.reaction-count')
      if (place) place.textContent = count > 0 ? String(count) : ''
    }
  }

  #say(words: string): void {
    const place = this.querySelector('[role=status]')
    if (place) place.textContent = words
  }
}
