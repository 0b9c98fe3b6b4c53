import { type ComponentType, useState } from 'react'
import { useToasts } from './toasts.tsx'

/**
 * A part of the office whose code is fetched when it is first wanted. `want` answers whether it is there; where the
 * network is away it says so itself, and fetches again when it is wanted again.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isLoading, setLoading] = useState(false)
  const toasts = useToasts()
  // the same function at every drawing: effects and keys hold it
  const [want] = useState(() => async (): Promise<boolean> => {
    setLoading(true)
    try {
      const found = await load()
      setPart(() => found)
      return true
    } catch {
      toasts.show({ message: 'Tidak ada koneksi internet. Coba lagi.', tone: 'bad' })
      return false
    } finally {
      setLoading(false)
    }
  })
  return { Part, isLoading, want }
}
