import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import './leaving.ts'

/**
 * All the script of the account service's pages: their forms are plain HTML. It shows passwords, speaks to the
 * browser's passkeys, and keeps a form from being sent twice.
 */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-show]')) {
  const input = document.getElementById(button.dataset.show ?? '')
  if (!(input instanceof HTMLInputElement)) continue
  button.hidden = false
  button.addEventListener('click', () => {
    const isShown = input.type === 'password'
    input.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? 'Sembunyikan' : 'Tampilkan'
    button.setAttribute('aria-pressed', String(isShown))
  })
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => print())
}

const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-passkey]')]

if (browserSupportsWebAuthn()) {
  for (const form of forms) prepare(form)
  for (const part of document.querySelectorAll<HTMLElement>('[data-with-passkey]')) part.hidden = false
} else {
  for (const part of document.querySelectorAll<HTMLElement>('[data-without-passkey]')) part.hidden = false
}

function prepare(form: HTMLFormElement): void {
  form.hidden = false
  form.addEventListener('submit', event => {
    event.preventDefault()
    say(form, '')
    busy(form, true)
    ceremony(form, false).catch(error => {
      busy(form, false)
      say(form, wordsFor(error))
    })
  })
  if (form.dataset.autofill === undefined) return
  browserSupportsWebAuthnAutofill().then(
    // it waits for as long as the page is open; a click on the button takes its place
    isSupported => (isSupported ? ceremony(form, true).catch(() => {}) : undefined),
    () => {},
  )
}

/** Asks what is wanted, lets the browser and its authenticator answer, and sends that as the form. */
async function ceremony(form: HTMLFormElement, useBrowserAutofill: boolean): Promise<void> {
  const answer = await fetch(form.dataset.options ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: '{}',
  })
  // the page's time is over: it says itself what is due first
  if (answer.redirected) return location.reload()
  const { status, message, data } = await answer.json()
  if (!status) throw new Refused(message)
  const result =
    form.dataset.passkey === 'create'
      ? await startRegistration({ optionsJSON: data })
      : await startAuthentication({ optionsJSON: data, useBrowserAutofill })
  const field = form.elements.namedItem('passkey')
  if (!(field instanceof HTMLInputElement)) return
  field.value = JSON.stringify(result)
  // past the listener above: this time it goes out
  form.submit()
}

class Refused extends Error {}

function wordsFor(error: unknown): string {
  if (error instanceof Refused) return error.message
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'Perangkat ini sudah punya passkey untuk akun Anda.'
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'Dibatalkan atau waktunya habis. Silakan coba lagi.'
  if (error instanceof TypeError) return 'Tidak ada koneksi internet. Silakan coba lagi.'
  return 'Passkey tidak dapat dipakai di perangkat ini.'
}

function say(form: HTMLFormElement, words: string): void {
  const place = form.querySelector<HTMLElement>('[data-passkey-error]')
  if (!place) return
  place.textContent = words
  place.hidden = words === ''
}

function busy(form: HTMLFormElement, isBusy: boolean): void {
  for (const button of form.querySelectorAll('button')) {
    button.disabled = isBusy
    button.setAttribute('aria-busy', String(isBusy))
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form:not([data-passkey])'))
  form.addEventListener('submit', event => {
    // a second click while the first is on its way is no second wish
    if (form.dataset.sent !== undefined) event.preventDefault()
    form.dataset.sent = ''
    for (const button of form.querySelectorAll('button[type=submit]'))
      button.setAttribute('aria-busy', 'true')
  })

// back from the next page: the forms can be sent again
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form')) {
    delete form.dataset.sent
    busy(form, false)
  }
})
