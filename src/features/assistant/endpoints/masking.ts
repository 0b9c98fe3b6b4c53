/** Personal data that no model needs: what stands for it goes out, and comes back as what it was. */
const patterns: readonly (readonly [string, RegExp])[] = [
  ['email', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  // a NIK has 16 digits, as do most cards; people write them in groups
  ['nik', /(?<!\d)\d{4}[ .-]?\d{4}[ .-]?\d{4}[ .-]?\d{4}(?!\d)/gu],
  ['telepon', /(?<![\d.])(?:\+?62|0)[ -]?8\d{1,3}(?:[ .-]?\d{2,5}){2,3}(?!\d)/gu],
  ['telepon', /(?<![\d.])(?:\(0\d{2,3}\)|0\d{2,3})[ -]?\d{3,4}[ -]?\d{3,4}(?!\d)/gu],
]

/** What is looked for has no personal data in it: no page is about somebody's number. */
export const withoutPersonalData = (text: string): string =>
  patterns.reduce((so, [, pattern]) => so.replaceAll(pattern, ' '), text)

export interface Mask {
  hide(text: string): string
  /** what was hidden stands again where the model says its name */
  show(text: string): string
}

export function createMask(): Mask {
  const names = new Map<string, string>()
  const hidden = new Map<string, string>()
  const nameOf = (kind: string, value: string) => {
    const name = names.get(value) ?? `[${kind}-${names.size + 1}]`
    names.set(value, name)
    hidden.set(name, value)
    return name
  }
  return {
    hide: text =>
      patterns.reduce((so, [kind, pattern]) => so.replaceAll(pattern, value => nameOf(kind, value)), text),
    show: text => text.replaceAll(/\[(?:email|nik|telepon)-\d+\]/g, name => hidden.get(name) ?? name),
  }
}

/** Texts in pieces: what may be the beginning of a hidden name waits for its end. */
export function createUnmasking({ show }: Mask): { take(piece: string): string; rest(): string } {
  let held = ''
  return {
    take(piece) {
      held += piece
      const open = held.lastIndexOf('[')
      const isOpen = open !== -1 && !held.slice(open).includes(']') && held.length - open < 20
      const ready = isOpen ? held.slice(0, open) : held
      held = held.slice(ready.length)
      return show(ready)
    },
    rest() {
      const last = held
      held = ''
      return show(last)
    },
  }
}
