/** widths that are made of pictures; narrower ones are asked for in their own */
export const steps = [320, 480, 640, 960, 1280, 1920] as const

/**
 * The address of a picture inside stored text, on the site itself: text outlives hosts and ports. The narrowest width
 * made that is not below `wanted`; a picture narrower than all of them keeps its own.
 */
export function pictureAddress({ key, width }: { key: string; width: number }, wanted: number): string {
  const needed = Math.min(width, wanted)
  const made = width < steps[0] ? width : (steps.find(step => step >= needed) ?? 1920)
  return `/_berkas/w_${made},f_webp/${key}`
}
