/** A mobile number of Indonesia as it is stored: E.164. */
export const mobilePattern = /^\+628[1-9]\d{6,10}$/

/** "0812-3456 7890" → "+6281234567890"; undefined for what is no mobile number of Indonesia */
export function phoneOf(text: string): string | undefined {
  const digits = text.replaceAll(/[\s().-]/g, '')
  const [, number] = /^(?:\+62|62|0)(8[1-9]\d{6,10})$/.exec(digits) ?? []
  return number === undefined ? undefined : `+62${number}`
}

/** "+6281234567890" → "0812-3456-7890" */
export function phoneText(stored: string): string {
  const digits = `0${stored.slice(3)}`
  return [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)].filter(Boolean).join('-')
}

/** A number as people write it, as a link that opens a conversation; undefined for what is no mobile number. */
export function whatsappLink(written: string | undefined): { label: string; href: string } | undefined {
  const stored = written === undefined ? undefined : phoneOf(written)
  return stored === undefined
    ? undefined
    : { label: phoneText(stored), href: `https://wa.me/${stored.slice(1)}` }
}
