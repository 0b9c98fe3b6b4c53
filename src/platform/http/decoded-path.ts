/** A path of an address as the database may be asked for it; undefined where it is no UTF-8 or holds a NUL, which cannot be stored. */
export function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\u0000') ? undefined : decoded
  } catch {
    return undefined
  }
}
