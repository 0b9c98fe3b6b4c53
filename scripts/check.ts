import { conclude, runChecks, runSuites } from './keepers.ts'

/** `npm run check`: types, lint, what is unused, and the walls. For before every commit. */
conclude([...(await runChecks()), runSuites(['test/walls'])])
