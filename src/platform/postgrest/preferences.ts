import { Refusal } from './refusal.ts'

/** How somebody wants the answer: the headers Prefer and Accept. */

export interface RestPreferences {
  isCounted: boolean
  returns: 'minimal' | 'headers-only' | 'representation'
  /** what was understood, for Preference-Applied */
  applied: string[]
}

const known: Readonly<Record<string, readonly string[]>> = {
  count: ['exact', 'planned', 'estimated'],
  return: ['minimal', 'headers-only', 'representation'],
  handling: ['strict', 'lenient'],
  missing: ['default', 'null'],
  tx: ['commit'],
}

export function readPrefer(header: string | undefined): RestPreferences {
  const asked = (header ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  const unknown = asked.filter(part => {
    const [name = '', value = ''] = part.split('=')
    return !known[name]?.includes(value)
  })
  if (unknown.some(part => part.startsWith('resolution=')))
    throw new Refusal(401, '42501', 'permission denied: rows are added, never changed')
  if (asked.includes('handling=strict') && unknown.length > 0)
    throw new Refusal(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    })
  const of = (name: string) => asked.find(part => part.startsWith(`${name}=`))?.slice(name.length + 1)
  const returns = of('return')
  return {
    isCounted: known.count?.includes(of('count') ?? '') ?? false,
    returns: returns === 'representation' || returns === 'headers-only' ? returns : 'minimal',
    applied: asked.filter(part => !unknown.includes(part) && !part.startsWith('tx=')),
  }
}

/** One row as an object, or a list of rows; nothing else is spoken here. */
export function wantsObject(accept: string | undefined): boolean {
  const types = (accept ?? '*/*').split(',').map(part => part.trim().toLowerCase())
  const names = types.map(type => type.split(';', 1)[0]?.trim() ?? '')
  if (types.some(type => type.includes('nulls=stripped')) || names[0] === '')
    throw new Refusal(406, 'PGRST107', `None of these media types are available: ${accept}`)
  for (const name of names) {
    if (name === 'application/vnd.pgrst.object+json') return true
    if (['application/json', '*/*', 'application/*', 'application/vnd.pgrst.array+json'].includes(name))
      return false
  }
  throw new Refusal(406, 'PGRST107', `None of these media types are available: ${accept}`)
}
