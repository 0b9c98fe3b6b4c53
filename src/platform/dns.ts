import { Resolver } from 'node:dns/promises'

/** What we ask of the domain name system. Empty is an answer; Unanswered is none. */
export interface Dns {
  /** TXT records, each joined from its parts */
  texts(host: string): Promise<string[]>
  /** where a CNAME leads, lower case, without the dot at the end */
  aliases(host: string): Promise<string[]>
  /** A and AAAA */
  addresses(host: string): Promise<string[]>
}

/** Nobody answered, or not in words we understand: says nothing about the name itself. */
export class Unanswered extends Error {}

/** the name does not exist, or has no record of this kind */
const nothing = new Set(['ENOTFOUND', 'ENODATA'])

/** `server`: address[:port] to ask instead of this machine's own name servers. */
export function createDns(server: string | undefined): Dns {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  if (server) resolver.setServers([server])
  async function ask<T>(question: Promise<T[]>): Promise<T[]> {
    try {
      return await question
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (nothing.has(code)) return []
      throw new Unanswered(`DNS: ${code}`, { cause: error })
    }
  }
  return {
    texts: async host => (await ask(resolver.resolveTxt(host))).map(parts => parts.join('')),
    aliases: async host =>
      (await ask(resolver.resolveCname(host))).map(name => name.toLowerCase().replace(/\.$/, '')),
    addresses: async host => [
      ...(await ask(resolver.resolve4(host))),
      ...(await ask(resolver.resolve6(host))),
    ],
  }
}
