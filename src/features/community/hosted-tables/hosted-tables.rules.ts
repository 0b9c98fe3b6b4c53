/** so long the key before goes on working where the new one is brought in without haste */
export const overlapDays = 7
/** a key that nobody rotates ends after so many years */
export const keyYears = 10
/** before anybody rotated it */
export const firstMade = new Date('2026-11-01T00:00:00Z')
export const mostOrigins = 20
