/** fewer reviews have no mean: it would say more of one reader than of the book */
export const leastForMean = 3

interface Rated {
  count: number
  mean: number
}

/** "4,3 dari 5 (12 ulasan)"; the mean only where enough said something */
export function ratingText(rated: Rated | undefined): string {
  if (!rated || rated.count === 0) return 'Belum ada ulasan'
  if (rated.count < leastForMean) return `${rated.count} ulasan`
  return `${rated.mean.toFixed(1).replace('.', ',')} dari 5 (${rated.count} ulasan)`
}

export const bookState = (isShown: boolean) =>
  isShown
    ? ({ label: 'Tampil', tone: 'green' } as const)
    : ({ label: 'Disembunyikan', tone: 'neutral' } as const)
