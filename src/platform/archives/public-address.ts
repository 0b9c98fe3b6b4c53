import { BlockList, isIP, isIPv6 } from 'node:net'

/** Networks that mean somebody's own machine or house (RFC 6890): a visitor's browser is not sent there by a text. */
const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inner.addSubnet(network, bits, 'ipv6')

/** An https address that everybody can reach: a name of several parts, or an address of the open net. */
export function isPublicAddress(written: string): boolean {
  const url = URL.parse(written)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host)) return !inner.check(host, isIPv6(host) ? 'ipv6' : 'ipv4')
  return host.includes('.') && !/\.(?:local|localhost|internal|lan|home|test|invalid)$/.test(host)
}
