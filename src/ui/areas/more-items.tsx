import { type ReactNode, useEffect, useState } from 'react'
import type { CardItem } from '../parts.tsx'
import { createListArea, useArea } from './area.ts'
import { type FetchedList, fetchList } from './fetch-list.ts'

/** specification section 9: what is there sooner is not announced */
const quietMilliseconds = 200

interface MoreItemsProps {
  /** address of the page to begin with */
  first: string
  render: (items: CardItem[]) => ReactNode
}

/** the server's compiler knows no DOM */
interface Focusable {
  focus(options: { preventScroll: boolean }): void
}

/** the keyboard goes on with the new ones */
const takeFocus = (element: (HTMLElement & Partial<Focusable>) | null) =>
  element?.focus?.({ preventScroll: true })

/** The pages that follow, below the first, one more at each press. Loaded when somebody asks for them. */
export function MoreItems({ first, render }: MoreItemsProps) {
  const [area] = useState(() => createListArea<CardItem>(first))
  const { status, message, isLoading } = useArea(area)
  const [pages, setPages] = useState<FetchedList<CardItem>[]>([])
  const [isLong, setIsLong] = useState(false)
  const next = pages.length === 0 ? first : pages.at(-1)?.next

  const load = async (address: string) => {
    const late = setTimeout(() => setIsLong(true), quietMilliseconds)
    let fetched: FetchedList<CardItem> | undefined
    await area.load(async () => {
      const answer = await fetchList<CardItem>(address, area.read().data.perPage)
      fetched = answer.data
      return answer
    })
    clearTimeout(late)
    setIsLong(false)
    if (fetched) setPages([...pages, fetched])
  }

  // the press that brought this here asked for the first of them
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    load(first)
  }, [])

  return (
    <>
      {pages.map(({ page, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset
        <div
          className="more-page"
          key={page}
          role="group"
          aria-label={`Halaman ${page}`}
          tabIndex={-1}
          ref={takeFocus}
        >
          {render(items)}
        </div>
      ))}
      <p className="more-note" role="status">
        {isLong ? 'Memuat…' : message}
      </p>
      {next && (
        <button
          className="btn btn-line more"
          type="button"
          aria-busy={isLoading}
          onClick={() => !isLoading && load(next)}
        >
          {status || isLoading ? 'Muat lebih banyak' : 'Coba lagi'}
        </button>
      )}
    </>
  )
}
