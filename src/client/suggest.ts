import { ask as askCall } from '../ui/calls/ask.ts'

interface Suggestion {
  title: string
  path: string
}

const pauseMilliseconds = 180

/**
 * Titles while somebody types, as the browser's own list of choices: it knows keys, screen readers and phones. Loaded
 * when the box is entered for the first time. A title that is chosen leads to its page, all else to the search.
 */
function suggestWhileTyping(input: HTMLInputElement): void {
  if (input.list) return
  const list = document.createElement('datalist')
  list.id = `${input.id}-saran`
  input.after(list)
  input.setAttribute('list', list.id)
  let known: Suggestion[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = ''

  async function ask(): Promise<void> {
    const text = input.value.trim()
    if (text.length < 2 || text === asked) return
    asked = text
    try {
      const answer = await askCall(`/v1/search/suggest?q=${encodeURIComponent(text)}`)
      const { data }: { data: { items: Suggestion[] } } = await answer.json()
      if (asked !== text) return
      known = data.items
      list.replaceChildren(...known.map(({ title }) => new Option(title)))
    } catch {
      // without suggestions the box is a box
    }
  }

  input.addEventListener('input', event => {
    // choosing from the list is no typing: browsers say so by another kind of event
    const chosen = known.find(({ title }) => title === input.value)
    if (chosen && !(event instanceof InputEvent && event.inputType.startsWith('insertText'))) {
      location.assign(chosen.path)
      return
    }
    clearTimeout(timer)
    timer = setTimeout(ask, pauseMilliseconds)
  })
}

/** The boxes are those that ask for it; they may come and go with the pages. */
export function suggestOnFocus(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.hasAttribute('data-suggest')) suggestWhileTyping(target)
}
