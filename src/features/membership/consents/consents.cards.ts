/** What a purpose is, for whoever shows a consent. */
export { purposeOf } from './consents.rules.ts'
