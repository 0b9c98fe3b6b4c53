import type { Reporter, TestCase } from 'vitest/node'

/**
 * Names the tests that passed only when they were tried again: on a machine that does much else at once a browser or a
 * clock may come late, which is no reason to send anybody's work back, and none to say nothing either.
 */
export default class SecondTries implements Reporter {
  readonly #late: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#late.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    if (this.#late.length === 0) return
    process.stdout.write(`\nPassed only when tried again:\n  ${this.#late.join('\n  ')}\n`)
  }
}
