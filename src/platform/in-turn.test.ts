import { describe, expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

/** Work whose ends the test decides. */
function work() {
  const ends: { done(): void; fail(): void }[] = []
  const run = inTurn(
    () =>
      new Promise((resolve, reject) => {
        ends.push({ done: resolve, fail: () => reject(new Error('away')) })
      }),
  )
  return { run, ends }
}

const aMoment = () => new Promise(resolve => setTimeout(resolve, 1))

describe('what is done in turn', () => {
  it('never runs beside itself, and once more for all who asked meanwhile', async () => {
    const { run, ends } = work()
    const first = run()
    const later = [run(), run(), run()]
    await aMoment()
    expect(ends).toHaveLength(1)
    ends[0]?.done()
    await first
    await aMoment()
    expect(ends).toHaveLength(2)
    ends[1]?.done()
    await Promise.all(later)
    expect(ends).toHaveLength(2)
  })

  it('is done anew for who asks while the second runs: that one may have read too early', async () => {
    const { run, ends } = work()
    run()
    run()
    ends[0]?.done()
    await aMoment()
    expect(ends).toHaveLength(2)
    const third = run()
    ends[1]?.done()
    await aMoment()
    expect(ends).toHaveLength(3)
    ends[2]?.done()
    await third
  })

  it('goes on after a failure, which only its own askers hear of', async () => {
    const { run, ends } = work()
    const first = run()
    const second = run()
    ends[0]?.fail()
    await expect(first).rejects.toThrow('away')
    await aMoment()
    ends[1]?.done()
    await second
    const third = run()
    await aMoment()
    expect(ends).toHaveLength(3)
    ends[2]?.done()
    await third
  })
})
