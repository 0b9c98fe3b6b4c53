import { ask } from '../calls/ask.ts'

/** What `GET /v1/class/place` answers. */
interface Place {
  enrolment: { stateText: string; runName: string | null; percent: number } | null
  action: { label: string; href: string } | null
  words: string
}

/**
 * Where whoever is signed in stands in the class whose page this is: pages are kept and the same for everybody. Known to the
 * browser only where the hint says that somebody may be signed in (`client/who-am-i.ts`); React draws it empty.
 */
export class ClassPlace extends HTMLElement {
  connectedCallback(): void {
    this.#show()
  }

  async #show(): Promise<void> {
    const place = await placeIn(this.dataset.slug ?? '')
    if (!place?.enrolment || !place.action || !this.isConnected) return
    const { words, action } = place
    const box = make('div', 'notice notice-good')
    const inner = make('div')
    const line = make('p', 'notice-title')
    line.textContent = place.enrolment.runName ? `${words} ${place.enrolment.runName}.` : words
    const way = make('p', 'actions')
    const link = make('a', 'btn btn-main')
    link.setAttribute('href', action.href)
    link.textContent = action.label
    way.append(link)
    inner.append(line, ...meter(place.enrolment.percent), way)
    box.append(inner)
    this.replaceChildren(box)
  }
}

async function placeIn(slug: string): Promise<Place | undefined> {
  try {
    const response = await ask(`/v1/class/place?${new URLSearchParams({ slug })}`, {
      headers: { accept: 'application/json' },
    })
    return response.ok ? (await response.json()).data : undefined
  } catch {
    // without network the page stays as everybody sees it
    return undefined
  }
}

function meter(percent: number): Element[] {
  if (percent === 0) return []
  const words = make('p')
  words.textContent = `${percent}% selesai`
  return [words]
}

function make(tag: string, looks = ''): Element {
  const element = document.createElement(tag)
  if (looks) element.className = looks
  return element
}
