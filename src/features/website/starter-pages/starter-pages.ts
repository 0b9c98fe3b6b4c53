/** What the site of a new tenant says at first. */
export { starterDrawing } from './starter-drawing.ts'
export { starterPage, starterPages, starterSite } from './starter-folders.ts'
