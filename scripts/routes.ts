import { routes } from '../src/routes.ts'

/** `npm run routes`: every public URL of a site, one a line, in the specification's notation. */
process.stdout.write(`${Object.values(routes).join('\n')}\n`)
