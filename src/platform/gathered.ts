interface Waiting<Item> {
  item: Item
  done: () => void
  failed: (reason: unknown) => void
}

/**
 * Writes what comes in the same moment together, tenant by tenant: the first goes at once, and what comes while it is being
 * written goes with the next. Each is told when its own is written. What cannot be written together is tried one by one, so
 * that nobody's fails for another's.
 */
export function gathered<Item>(
  write: (tenantId: number, items: Item[]) => Promise<void>,
  most = 200,
): (tenantId: number, item: Item) => Promise<void> {
  const waiting = new Map<number, Waiting<Item>[]>()

  async function work(tenantId: number, queue: Waiting<Item>[]): Promise<void> {
    while (queue.length > 0) await writeAll(tenantId, queue.splice(0, most))
    waiting.delete(tenantId)
  }

  async function writeAll(tenantId: number, batch: Waiting<Item>[]): Promise<void> {
    try {
      await write(
        tenantId,
        batch.map(({ item }) => item),
      )
      for (const { done } of batch) done()
    } catch (error) {
      if (batch.length === 1) batch[0]?.failed(error)
      else for (const one of batch) await writeAll(tenantId, [one])
    }
  }

  return (tenantId, item) =>
    new Promise((done, failed) => {
      const queue = waiting.get(tenantId)
      if (queue) return void queue.push({ item, done, failed })
      const mine = [{ item, done, failed }]
      waiting.set(tenantId, mine)
      void work(tenantId, mine)
    })
}
