/** The home page as an editor writes it, for whoever stores it. */
export { homeSetting } from './home.contract.ts'
/** What the home page says, written or not, for whoever edits it. */
export { writtenHome } from './home.rules.ts'
