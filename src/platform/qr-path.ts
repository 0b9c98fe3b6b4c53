/** A text as a QR code: one path for all dark modules, small on the wire, sharp at any size. Error correction M, four modules of quiet around. */
export async function qrPath(text: string): Promise<{ path: string; size: number }> {
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const quiet = 4
  let path = ''
  for (let y = 0; y < modules.size; y++)
    for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`
  return { path, size: modules.size + 2 * quiet }
}
