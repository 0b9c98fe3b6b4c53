import { conclude, runChecks, runSuites } from './keepers.ts'

/** `npm run check`: types, lint, what is unused, and the walls. For before every commit. */
conclude([...runChecks(), runSuites(['test/walls'])])
