/** The home page as an editor writes it, for whoever stores it. */
export { homeSetting } from './home.contract.ts'
