import { runAlone } from './keepers.ts'

/**
 * `npm run prove:writing`: every kind of thing that the office writes is written, published, changed, agreed upon, withdrawn
 * and fetched back in a browser, on a desk and on a phone. `-- Acara,Kelas`: those alone whose lists are called so.
 */
const [, , kinds = 'all'] = process.argv
runAlone('test/e2e/every-kind.test.ts', { KINDS: kinds })
