/** seconds between two things said: a screen reader is not interrupted with every word */
const every = 2

/**
 * What a screen reader is told of an answer that grows: whole sentences, every other second, and the rest when it ends.
 */
export function createMirror(place: HTMLElement) {
  let text = ''
  let told = 0
  let timer: number | undefined

  const tell = (isAll: boolean) => {
    timer = undefined
    const fresh = text.slice(told)
    const end = isAll ? fresh.length : Math.max(fresh.lastIndexOf('. '), fresh.lastIndexOf('\n')) + 1
    if (end <= 0) return
    place.textContent = fresh.slice(0, end).replaceAll(/[*`]/g, '')
    told += end
  }
  return {
    begin() {
      text = ''
      told = 0
      place.textContent = 'Menulis jawaban'
    },
    grow(more: string) {
      text += more
      timer ??= window.setTimeout(() => tell(false), every * 1000)
    },
    end() {
      clearTimeout(timer)
      tell(true)
    },
    say(words: string) {
      place.textContent = words
    },
  }
}
