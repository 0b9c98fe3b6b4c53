/** The home page as an editor writes it, for whoever stores it. */
/** What the home page says, written or not, for whoever edits it. */
export { writtenHome } from './home.rules.ts'
