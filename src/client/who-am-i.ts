import type { WhoIAm } from '../shared/who.ts'
import type { SitePath } from '../site-links.ts'
import { ask as askCall } from '../ui/calls/ask.ts'
import { ClassPlace } from '../ui/elements/class-place.ts'
import './leaving.ts'

type Member = NonNullable<WhoIAm['member']>

let member: Member | null = null
/** what the server wrote into each slot */
const written = new WeakMap<Element, string>()

/** Asks who is signed in, once per document, and shows it wherever a header says "Masuk". Loaded only where the hint cookie is. */
export async function showWhoIAm(): Promise<void> {
  await ask()
  if (!customElements.get('account-slot')) {
    customElements.define(
      'account-slot',
      class extends HTMLElement {
        connectedCallback(): void {
          fill(this)
        }
      },
    )
  }
  announce(member?.announcement ?? null)
  if (member?.isViewing) sayViewed(member.kindLabel)
  // an assistant that is there for members only
  if (member) document.querySelector('.asst-open')?.removeAttribute('hidden')
  if (member && !customElements.get('class-place')) customElements.define('class-place', ClassPlace)
  if (member?.mayEdit && isSite()) import('./pencils.ts').then(module => module.showPencils())
  addEventListener('pageshow', async event => {
    if (!event.persisted) return
    await ask()
    for (const slot of document.querySelectorAll('account-slot')) fill(slot)
  })
  addEventListener('click', event => closeMenus(event.target))
  addEventListener('keydown', event => {
    if (event.key === 'Escape') closeMenus(null)
  })
}

/** A page as visitors see it: not where things are written already, nor a small picture of the site within that. */
const isSite = () =>
  !document.documentElement.dataset.frame &&
  window === window.top &&
  !new URLSearchParams(location.search).has('pratinjau')

/** What is said to members alone, where the server puts what is said to all. */
function announce(announcement: Member['announcement']): void {
  if (!announcement || document.documentElement.dataset.frame || document.querySelector('.announcement'))
    return
  const { text, label, href } = announcement
  const link = href === '' ? [] : [' ', make('a', { href }, label)]
  document.body.prepend(
    make('aside', { class: 'announcement', 'aria-label': 'Pengumuman' }, make('p', {}, text, ...link)),
  )
}

/** Whoever runs the site and looks at it as somebody else is told so, and finds the way back. */
function sayViewed(kindLabel: string): void {
  if (document.documentElement.dataset.frame || document.querySelector('.announcement-viewed')) return
  const back = make('button', { class: 'btn btn-line', type: 'button' }, 'Kembali ke peran saya')
  back.addEventListener('click', async () => {
    await askCall('/v1/view-as', { method: 'DELETE' }).catch(() => undefined)
    location.reload()
  })
  document.body.prepend(
    make(
      'aside',
      { class: 'announcement announcement-viewed', 'aria-label': 'Peran' },
      make('p', {}, `Anda melihat situs ini sebagai ${kindLabel}. Tidak ada yang diubah. `, back),
    ),
  )
}

async function ask(): Promise<void> {
  try {
    const response = await askCall('/v1/user/session', { headers: { accept: 'application/json' } })
    const { data }: { data: WhoIAm } = await response.json()
    member = response.ok ? data.member : null
    if (response.ok && navigator.serviceWorker?.controller)
      import('./forget-courses.ts').then(module => module.forgetCourses(member?.id))
    // specification section 6: for showing only, the server decides
    if (member) localStorage.setItem('user_kind', String(member.kind))
    else localStorage.removeItem('user_kind')
  } catch {
    // without network or storage the header stays as it is
  }
}

function fill(slot: Element): void {
  const first = written.get(slot) ?? slot.innerHTML
  written.set(slot, first)
  if (member) slot.replaceChildren(menuOf(member))
  else slot.innerHTML = first
}

function menuOf({ name, initials, picture, kindLabel, links, unread }: Member): Element {
  const face = make('span', { class: 'account-face', 'aria-hidden': 'true' }, initials)
  if (picture) face.replaceChildren(make('img', { src: picture, alt: '', width: '32', height: '32' }))
  return make(
    'details',
    { class: 'account-menu' },
    make('summary', {}, face, ...countOf(unread), make('span', {}, name.split(' ', 1)[0] ?? '')),
    make(
      'div',
      { class: 'account-box' },
      make('p', {}, make('strong', {}, name), make('small', {}, kindLabel)),
      ...links.map(({ label, href }) => make('a', { href }, label)),
      make(
        'form',
        { method: 'post', action: '/Logout' satisfies SitePath },
        make('button', { type: 'submit' }, 'Keluar'),
      ),
    ),
  )
}

const countOf = (unread: number) =>
  unread === 0
    ? []
    : [
        make(
          'small',
          { class: 'account-unread', 'aria-label': `${unread} pemberitahuan belum dibaca` },
          unread > 99 ? '99+' : String(unread),
        ),
      ]

function make(tag: string, attributes: Record<string, string>, ...children: (Node | string)[]): Element {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

function closeMenus(target: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.account-menu[open]')) {
    if (target instanceof Node && menu.contains(target)) continue
    const hadFocus = menu.contains(document.activeElement)
    menu.open = false
    if (hadFocus) menu.querySelector('summary')?.focus()
  }
}
