/** The home page as an editor writes it, for whoever stores it. */
export { homeDraft, homeHero, homeWriting } from './home.contract.ts'
/** The page itself, for whoever looks at a draft of it. */
export { loadHome } from './home.loads.ts'
/** What the home page says, written or not, for whoever edits it. */
export { drawableHome, writtenHome } from './home.rules.ts'
