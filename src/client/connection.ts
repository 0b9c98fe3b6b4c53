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
