/** The door: papers that come with a registration, and what has to be mended of it. Whose it is, its own room says. */
export { paperCalls } from './paper-calls.ts'
export {
  listPapers,
  type PaperSweepDeps,
  paperChoices,
  removePaper,
  sweepPapers,
} from './registration-papers.ts'
export { type Remark, remarkList, type ShownPaper } from './registrations.contract.ts'
export { paperHint, paperProblem } from './registrations.rules.ts'
export { listRemarks, putRemarks, type Registration } from './registrations.store.ts'
