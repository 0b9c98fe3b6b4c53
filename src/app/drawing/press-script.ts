import { hashSource } from './hash-source.ts'

/**
 * In the office a button is a button from the first byte on: what is pressed before the client is there is remembered, the
 * last one counts, and the client presses it once the page stands (`client/first-press.ts`). What sends a form by itself is
 * the browser's.
 */
const pressScript = [
  "const hold=e=>{const b=e.target.closest?.('button');if(!b||!e.isTrusted||e.button||b.type=='submit'&&b.form?.getAttribute('action')!=null)return;e.preventDefault();hold.wanted=b}",
  "addEventListener('click',hold)",
  'window.holdPress=hold',
].join(';')

/** How the content security policy names it. */
export const pressScriptSource = hashSource(pressScript)

export const pressScriptTag = `<script>${pressScript}</script>`
