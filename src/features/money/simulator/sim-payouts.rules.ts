/** A simulated payout's status, in Iris' words; Xendit's are made of them. */
const simPayoutStatuses = ['queued', 'approved', 'processed', 'completed', 'failed', 'returned'] as const
export type SimPayoutStatus = (typeof simPayoutStatuses)[number]

export const simPayoutWords: Readonly<Record<SimPayoutStatus, string>> = {
  queued: 'Menunggu disetujui di penyedia',
  approved: 'Disetujui',
  processed: 'Diproses bank',
  completed: 'Sampai',
  failed: 'Gagal',
  returned: 'Dikembalikan bank',
}

export const simPayoutDeeds = ['process', 'complete', 'fail', 'return'] as const
export type SimPayoutDeed = (typeof simPayoutDeeds)[number]

export const simPayoutDeedWords: Readonly<Record<SimPayoutDeed, string>> = {
  process: 'Proses',
  complete: 'Sampai',
  fail: 'Gagal',
  return: 'Dikembalikan bank',
}

const leadsTo: Readonly<Record<SimPayoutDeed, SimPayoutStatus>> = {
  process: 'processed',
  complete: 'completed',
  fail: 'failed',
  return: 'returned',
}

/** also late: a bank sends back what had arrived */
const from: Readonly<Record<SimPayoutDeed, readonly SimPayoutStatus[]>> = {
  process: ['queued', 'approved'],
  complete: ['approved', 'processed'],
  fail: ['queued', 'approved', 'processed'],
  return: ['completed'],
}

export const mayDoWithPayout = (deed: SimPayoutDeed, status: SimPayoutStatus): boolean =>
  from[deed].includes(status)
export const payoutStatusAfter = (deed: SimPayoutDeed): SimPayoutStatus => leadsTo[deed]
