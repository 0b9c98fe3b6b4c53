/** The page itself, for whoever looks at a draft of it. */
export { loadTerms } from './terms.loads.ts'
/** The door: what people agree to when they register, of the tenant's own or as it holds everywhere. */
export { drawableTerms, termsDraft, termsSetting, writtenTerms } from './terms.rules.ts'
