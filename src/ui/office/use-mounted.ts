import { useEffect, useState } from 'react'

/** false in what the server draws, true once the page is alive: for what only a browser can draw. */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}
