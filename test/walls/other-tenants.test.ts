import { describe, expect, it } from 'vitest'
import { readSources, type Sources } from './sources.ts'
import { isNode, nameOf, nodesOf } from './tree.ts'

/**
 * Who begins a transaction of a tenant that nobody asked at its own host, and at which: never at all there are, for what
 * visits ten thousand tenants to find one is what a statement over all of them would answer.
 */
const visiting = new Map([
  // all that have files: to be told which have something to clear away
  ['src/features/assistant/answers/model-answers.ts', 'at whose assistant somebody waits for a model'],
  ['src/features/assistant/conversations/conversations.room.ts', 'at whose assistant somebody asks'],
  ['src/features/assistant/conversations/conversations.ts', 'at whose assistant answers have just ended'],
  ['src/features/assistant/embeddings/vector-making.ts', 'where passages wait for their vectors'],
  ['src/features/assistant/passages/passage-index.ts', 'where something was published'],
  ['src/features/core/entries/bins.ts', 'in whose bins something has lain for its days'],
  ['src/features/core/media/sweeping.ts', 'that keep files'],
  ['src/features/core/publishing/schedules.ts', 'where a publication is due'],
  ['src/features/identity/access-tokens/ending-tokens.ts', 'with tokens that end soon'],
  ['src/features/learning/meetings/reminders.ts', 'whose people are to be reminded of a meeting'],
  ['src/features/learning/quizzes/due-attempts.ts', 'where the time of an attempt is up'],
  ['src/features/membership/data-requests/erasing.ts', 'that know the person who leaves'],
  ['src/features/membership/registrations/registration-papers.ts', 'whose papers have been kept long enough'],
  ['src/features/membership/letters/mailings.ts', 'with a mailing that is due'],
  ['src/features/membership/webhooks/delivering.ts', 'whose programs are to be told something'],
  ['src/features/membership/notifications/digest.ts', 'where something waits for the daily letter'],
  ['src/features/membership/privacy/privacy-sweep.ts', 'where something has been kept long enough'],
  ['src/features/money/payments/pursuing.ts', 'whose payment is due, or whose reference was named'],
  ['src/features/money/payments/provider-refunds.ts', 'whose payment goes back'],
  ['src/features/money/payments/settling.ts', 'whose payment is due, or whose reference was named'],
  ['src/features/content/imports/import-work.ts', 'whose file waits to be read or written'],
  ['src/features/money/payouts/payout-notices.ts', 'whose reference was named'],
  ['src/features/money/payouts/payout-pursuing.ts', 'whose payout is under way'],
  ['src/features/money/payouts/payout-sending.api.ts', 'whose payouts were just put on their way'],
  [
    'src/features/money/payouts/payout-settling.ts',
    'whose payout is under way, or whose reference was named',
  ],
  ['src/features/money/simulator/doing-with-payouts.ts', 'at whose simulator somebody stands'],
  ['src/features/money/simulator/sim-notices.ts', 'whose bill is told of'],
  ['src/features/money/simulator/sim-server.ts', 'whose key came with the request'],
  ['src/features/money/simulator/simulator.ts', 'at whose simulator somebody stands'],
  ['src/features/money/ledger/checking.ts', 'whose books nobody has looked at today'],
  ['src/features/community/appointments/appointment-reminders.ts', 'with appointments that are near'],
  ['src/features/community/disc-tests/disc-clock.ts', 'with results of nobody that are old enough to go'],
  ['src/features/money/orders/orders.api.ts', 'the one whose refund is sent, before and after its sending'],
  ['src/features/money/orders/refund-sending.ts', 'whose refund is on its way'],
  ['src/features/money/orders/order-clock.ts', 'with an order of which something is due'],
  ['src/features/money/instalments/instalment-clock.ts', 'with a part of a price of which something is due'],
  ['src/features/website/domains/domain-checks.ts', 'whose domain was not looked at for a day'],
  ['src/features/website/search/search-index.ts', 'where something was published'],
  ['src/features/website/tenants/acting.ts', 'the one a superadmin came from'],
  ['src/features/website/tenants/tenants.ts', 'the one that is made or changed'],
])

/** A tenant's own transaction is begun by what a context says: `tenant.id`. Any other number came from a list. */
function visits(sources: Sources): string[] {
  const found = new Set<string>()
  for (const [path, text] of sources) {
    if (!/^src\/(?:features|platform)\//.test(path) || !text.includes('withTenant(')) continue
    for (const node of nodesOf(path, text)) {
      if (node.type !== 'CallExpression' || !isNode(node.callee) || !Array.isArray(node.arguments)) continue
      if (nameOf(node.callee.property) !== 'withTenant') continue
      const [whose]: unknown[] = node.arguments
      if (isNode(whose) && whose.type === 'Identifier') found.add(path)
    }
  }
  return [...found].sort()
}

describe('transactions of other tenants', () => {
  it('are begun only where it is said at which', () => {
    expect(visits(readSources())).toEqual([...visiting.keys()].sort())
  })

  it.each([
    'for (const id of await database.withPlatform(listTenants)) await database.withTenant(id, tx => sweep(tx))',
    'const all = ids.map(tenantId => house.database.withTenant(tenantId, count))',
  ])('and a loop over all of them is found: %s', text => {
    const path = 'src/features/community/planted/planted.ts'
    expect(visits(new Map([[path, text]]))).toEqual([path])
  })
})
