import { key, make, textButton } from './make.ts'

export type Verdict = 'up' | 'down'

/** why an answer did not help */
const reasons = [
  'Isinya keliru',
  'Tidak menjawab pertanyaan',
  'Sulit dipahami',
  'Sumbernya tidak cocok',
] as const

/** Thumbs for an answer, and below them, after one that points down, why. Pressed again a thumb is taken back. */
export function drawRating(
  given: Verdict | null,
  rate: (verdict: Verdict | null, reason?: string) => Promise<unknown>,
): [keys: HTMLElement[], below: HTMLElement[]] {
  let verdict = given
  const asked = make('div', { class: 'asst-why', hidden: '' })
  const show = () => {
    up.setAttribute('aria-pressed', String(verdict === 'up'))
    down.setAttribute('aria-pressed', String(verdict === 'down'))
  }
  const choose = (wanted: Verdict) => {
    const before = verdict
    verdict = verdict === wanted ? null : wanted
    show()
    asked.hidden = verdict !== 'down'
    if (verdict === 'down') {
      drawAsked()
      // below the last answer it would open under the edge
      asked.scrollIntoView({ block: 'nearest' })
    }
    rate(verdict).catch(() => {
      verdict = before
      asked.hidden = true
      show()
    })
  }
  const up = key('up', 'Jawaban ini membantu', () => choose('up'))
  const down = key('down', 'Jawaban ini tidak membantu', () => choose('down'))
  show()

  function drawAsked(): void {
    const tell = (reason: string) => {
      const thanks = () =>
        asked.replaceChildren(make('p', { role: 'status' }, 'Terima kasih, ini kami baca.'))
      rate('down', reason).then(thanks, () =>
        asked.replaceChildren(make('p', { role: 'alert' }, 'Belum terkirim. Coba lagi.')),
      )
    }
    const words = make('input', {
      class: 'asst-input',
      'aria-label': 'Alasan lain',
      placeholder: 'Alasan lain',
      maxlength: '500',
    })
    const form = make('form', {}, words, make('button', { class: 'asst-chip' }, 'Kirim'))
    form.addEventListener('submit', event => {
      event.preventDefault()
      event.stopPropagation()
      if (words.value.trim() !== '') tell(words.value.trim())
    })
    asked.replaceChildren(
      make('p', {}, 'Apa yang kurang?'),
      make('div', { class: 'asst-chips' }, ...reasons.map(reason => textButton(reason, () => tell(reason)))),
      form,
    )
  }
  return [[up, down], [asked]]
}
