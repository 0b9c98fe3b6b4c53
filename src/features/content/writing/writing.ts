/** What others do to what is written: a post into the bin. */
export { trash as trashPost } from './authoring.ts'
export { foundPost } from './post-kind.ts'
