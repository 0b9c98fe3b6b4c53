import { ask } from '../calls/ask.ts'

/** What `GET /v1/class/place` answers. */
interface Place {
  enrolment: { runName: string | null; percent: number } | null
  action: { label: string; href: string } | null
  words: string
}

/**
 * The buttons of a class's page: pages are kept and the same for everybody, so what stands there is for visitors. Whoever takes
 * part, or waits to, finds where they stand and the way on in its place. Known to the browser only where the hint says that
 * somebody may be signed in (`client/who-am-i.ts`); React looks at what is in it only when it makes it.
 */
export class ClassPlace extends HTMLElement {
  connectedCallback(): void {
    void this.#show()
  }

  async #show(): Promise<void> {
    const place = await placeIn(this.dataset.slug ?? '')
    if (!place?.enrolment || !place.action || !this.isConnected) return
    const { words, action, enrolment } = place
    const line = document.createElement('p')
    line.className = 'offer-note'
    const run = enrolment.runName ? ` ${enrolment.runName}.` : ''
    const done = enrolment.percent > 0 ? ` ${enrolment.percent}% selesai.` : ''
    line.textContent = `${words}${run}${done}`
    const way = document.createElement('p')
    way.className = 'actions'
    const link = document.createElement('a')
    link.className = 'btn btn-main btn-large'
    link.href = action.href
    link.textContent = action.label
    way.append(link)
    this.replaceChildren(line, way)
  }
}

/** being asked for now: the box and the foot of one page ask together */
const asked = new Map<string, Promise<Place | undefined>>()

function placeIn(slug: string): Promise<Place | undefined> {
  const running = asked.get(slug) ?? askFor(slug).finally(() => asked.delete(slug))
  asked.set(slug, running)
  return running
}

async function askFor(slug: string): Promise<Place | undefined> {
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
