import { useEffect, useState } from 'react'
import { callApi } from '../../../ui/office/call-api.ts'
import { asksEvery } from './polls.rules.ts'

/** What a call answers, asked anew every few seconds while somebody looks; an answer that fails leaves what stands. */
export function useWatched<Data>(path: string, begun: Data): [Data, (data: Data) => void, isLost: boolean] {
  const [data, setData] = useState(begun)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const result = await callApi<Data>('GET', path)
      if (isGone) return
      setLost(!result.ok)
      if (result.ok) setData(result.data)
    }
    const timer = setInterval(() => void ask(), asksEvery)
    const looked = () => void ask()
    document.addEventListener('visibilitychange', looked)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', looked)
    }
  }, [path])
  return [data, setData, isLost]
}
