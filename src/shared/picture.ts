/** A stored picture as the views take it: without the address, which they make themselves for the width they need. */
export function imageOf<Picture extends { url: string }>(
  picture: Picture | null,
): Omit<Picture, 'url'> | undefined {
  if (!picture) return undefined
  const { url: _, ...image } = picture
  return image
}
