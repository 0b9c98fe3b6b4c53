import type { Sources } from './sources.ts'
import { nameOf, nodesOf } from './tree.ts'

function placeOf(path: string, text: string, at: number): string {
  const lines = text.slice(0, at).split('\n')
  return `${path}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`
}

/** Where `statement(…)` is called in modules below src: `src/…/posts.store.ts:12:16`. */
export function statementCalls(sources: Sources): string[] {
  const found: string[] = []
  for (const [path, text] of sources) {
    if (!path.startsWith('src/') || !/\bstatement\b/.test(text)) continue
    for (const node of nodesOf(path, text))
      if (node.type === 'CallExpression' && nameOf(node.callee) === 'statement')
        found.push(placeOf(path, text, Number(node.start)))
  }
  return found
}
