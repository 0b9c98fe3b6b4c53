/** Checksum of EMVCo's QR codes: CRC-16/CCITT-FALSE over everything up to and with `6304`. */
export function crcOf(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Tag by tag, as EMVCo writes them: two digits of name, two of length. Undefined where that does not come out even. */
export function tagsOf(text: string): Map<string, string> | undefined {
  const tags = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4))
    if (!head) return undefined
    const [, name = '', length = ''] = head
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (value.length !== Number(length)) return undefined
    tags.set(name, value)
    at += 4 + value.length
  }
  return tags
}

/** A code is shown only where its checksum fits and its amount is the one to be paid: a wrong one takes wrong money. */
export function isPayableQr(text: string, amount: number): boolean {
  const tags = text.length <= 512 ? tagsOf(text) : undefined
  if (!tags || tags.get('63') !== crcOf(text.slice(0, -4))) return false
  return /^\d{1,13}(\.0{1,2})?$/.test(tags.get('54') ?? '') && Number(tags.get('54')) === amount
}
