let count = 0

/** For an app that trusts the test as its proxy: every request from a network of its own, so that no limit is met. */
export const trusting = { TRUSTED_PROXIES: '127.0.0.1' }

export function fromElsewhere(): { 'x-forwarded-for': string } {
  count += 1
  return { 'x-forwarded-for': `10.${(count >> 8) % 256}.${count % 256}.7` }
}
