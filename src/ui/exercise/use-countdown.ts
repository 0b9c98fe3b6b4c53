import { useEffect, useState } from 'react'

/** Seconds that are left, by the server's clock: this machine's own may be wrong. Undefined: no end, or not yet known. */
export function useCountdown(deadlineAt: string | null, serverNow: string): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (deadlineAt === null) return setLeft(undefined)
    const ahead = new Date(serverNow).getTime() - Date.now()
    const count = () =>
      setLeft(Math.max(0, Math.ceil((new Date(deadlineAt).getTime() - Date.now() - ahead) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [deadlineAt, serverNow])
  return left
}

/** "1.05.09", "12.30" */
export function clockWords(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return `${hours > 0 ? `${hours}.` : ''}${hours > 0 ? two(minutes) : minutes}.${two(seconds % 60)}`
}
