/** Specification section 4: online and offline are tracked. A line at the foot of the page, read out politely. */
export function watchConnection(): void {
  const line = document.createElement('p')
  line.className = 'offline'
  line.setAttribute('role', 'status')
  document.body.append(line)
  const say = () => {
    line.textContent = navigator.onLine
      ? ''
      : 'Anda sedang luring. Halaman yang sudah terbuka tetap dapat dibaca.'
  }
  addEventListener('online', say)
  addEventListener('offline', say)
  say()
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

export const connection = (): Connection =>
  'connection' in navigator ? (navigator.connection as Connection) : {}

/** 2g, or the data saver is on: nothing is fetched that nobody asked for */
export function isSlow(): boolean {
  const { saveData, effectiveType = '' } = connection()
  return saveData === true || effectiveType.endsWith('2g')
}
