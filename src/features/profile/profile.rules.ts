import type { Kind } from '../../platform/http/access.ts'

/** What a person may let others see; nothing is shown unless its owner says so. */
export const choiceNames = ['showFullName', 'showPicture', 'showSchool'] as const
export type PrivacyChoice = (typeof choiceNames)[number]

export const longestBio = 600
/** pixels of each side */
export const pictureSide = 512

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

/** YYYY-MM-DD, of a day that exists */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** whole years on a day */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

export const youngest = 3
export const oldest = 120

/** A region's lead looks after the province that stands here: who looks after what is decided by administrators. */
export const isProvinceAnOffice = (kind: Kind) => kind === 9
