import { useCallback, useEffect, useState } from 'react'

/** Which of several parts is shown beside what is written; `?tab=review` opens one of them. */
export function useTab<Id extends string>(
  tabs: readonly { id: Id }[],
  first: Id,
): [Id, (id: string) => void] {
  const [tab, setTab] = useState(first)
  const choose = useCallback(
    (id: string) => {
      const known = tabs.find(one => one.id === id)
      if (known) setTab(known.id)
    },
    [tabs],
  )
  // what the server draws knows nothing of it
  useEffect(() => choose(new URLSearchParams(location.search).get('tab') ?? ''), [choose])
  return [tab, choose]
}
