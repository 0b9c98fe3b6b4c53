/** The door: people's rights over their data (UU PDP 27/2022). */
export { assessAge } from './ages.ts'
export { recordChoices, recordRegistrationConsents } from './consents.ts'
export { eraseEverywhere } from './erasing.ts'
export { findGuardianLink } from './guardians.ts'
export { labelOf as purposeLabel } from './privacy.rules.ts'
export { sweepPrivacy } from './sweep.ts'
