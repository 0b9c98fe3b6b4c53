import { useEffect, useState } from 'react'
import { callApi } from './call-api.ts'
import type { ComboOption } from './combo-field.tsx'

// Choices that a call finds (`search` of a field): those that fit what is typed, and what those are called that are chosen.

const asked = (search: string, name: string, value: string) =>
  `${search}${search.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`

/** What fits the text; nothing where nobody answers. */
export async function findChoices(search: string, text: string): Promise<readonly ComboOption[]> {
  const result = await callApi<ComboOption[]>('GET', asked(search, 'search', text.slice(0, 100)))
  if (result.ok) for (const option of result.data) known.set(`${search} ${option.value}`, option)
  return result.ok ? result.data : []
}

/** what was answered once, by the call and the value; null: there is none */
const known = new Map<string, ComboOption | null>()
const waiting = new Map<string, Set<string>>()
let answered: Promise<void> | undefined

/** Asks for all that are wanted in one moment together: a form with ten of them asks once. */
function named(search: string, value: string): Promise<void> {
  waiting.set(search, (waiting.get(search) ?? new Set()).add(value))
  answered ??= Promise.resolve().then(async () => {
    const wanted = [...waiting]
    waiting.clear()
    answered = undefined
    await Promise.all(wanted.map(([call, values]) => nameAll(call, [...values])))
  })
  return answered
}

async function nameAll(search: string, values: readonly string[]): Promise<void> {
  const result = await callApi<ComboOption[]>('GET', asked(search, 'names', values.join(',')))
  if (!result.ok) return
  for (const value of values)
    known.set(`${search} ${value}`, result.data.find(option => option.value === value) ?? null)
}

/** What a chosen one is called; null where it is gone, undefined while nobody has said. */
export function useNamedChoice(search: string | undefined, value: string): ComboOption | null | undefined {
  const key = `${search} ${value}`
  const [, setTold] = useState('')
  useEffect(() => {
    if (search === undefined || value === '' || known.has(key)) return
    let isWanted = true
    named(search, value).then(() => {
      if (isWanted) setTold(key)
    })
    return () => {
      isWanted = false
    }
  }, [search, value, key])
  return known.get(key)
}
