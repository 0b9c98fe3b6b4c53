/** What the site of a new tenant says at first. */
export { starterPages } from './every-page.ts'
export { starterAlt, starterDrawing } from './starter-drawing.ts'
export { starterSite } from './starter-sites.ts'
