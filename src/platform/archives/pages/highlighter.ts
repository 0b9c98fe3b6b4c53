import { createRequire } from 'node:module'

/** What we use of highlight.js. Its own types bring those of browsers along, which the server's project has not. */
interface Highlighter {
  getLanguage(name: string): object | undefined
  highlight(code: string, options: { language: string; ignoreIllegals: boolean }): { value: string }
}

const require = createRequire(import.meta.url)

/** Some forty languages that books and blogs are full of. */
export const highlighter: Highlighter = require('highlight.js/lib/common')
