import { conclude, runChecks, runSuites } from './keepers.ts'

/** `npm run check`: types, lint, what is unused, and the walls. For before every commit. */
const [checks, walls] = await Promise.all([runChecks(), runSuites(['test/walls'])])
conclude([...checks, walls])
