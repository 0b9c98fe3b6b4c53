import type { Kind } from '../../../platform/http/access.ts'

/** What a person may let others see; nothing is shown unless its owner says so. */
export const choiceNames = ['showFullName', 'showPicture', 'showSchool'] as const
export type PrivacyChoice = (typeof choiceNames)[number]

export const longestBio = 600
/** pixels of each side */
export const pictureSide = 512

/** A region's lead looks after the province that stands here: who looks after what is decided by administrators. */
export const isProvinceAnOffice = (kind: Kind) => kind === 9
