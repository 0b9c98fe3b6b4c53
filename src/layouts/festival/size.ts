/** How large a title may stand: a longer one stands smaller. */
export function sizeOf(title: string): 's' | 'm' | 'l' | 'xl' {
  const longest = Math.max(...title.split(/\s+/).map(word => word.length))
  if (title.length <= 22 && longest <= 11) return 'xl'
  if (title.length <= 40 && longest <= 14) return 'l'
  return title.length <= 75 ? 'm' : 's'
}
