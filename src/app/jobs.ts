import { recheckDomains } from '../features/domains/domains.ts'
import { sweepPrivacy } from '../features/privacy/privacy.ts'
import { sweepViews } from '../features/reactions/reactions.ts'
import { eraseDeletedTenants } from '../features/tenants/tenants.ts'
import { personalParts } from './personal-parts.ts'
import type { Services } from './services.ts'

export interface Jobs {
  /** what is due now; one run at a time */
  run(): Promise<void>
  close(): Promise<void>
}

const everyHour = 3_600_000

/** What the house does by its own clock. Each process does it; what has been done is not due for the next. */
export function startJobs(services: Services): Jobs {
  const { accounts, clickLog, clock, log, tenantById } = services
  let running: Promise<void> | undefined

  async function work(): Promise<void> {
    await accounts.sweep()
    await sweepPrivacy({ ...services, personal: personalParts })
    await sweepViews(services)
    await clickLog.sweep()
    await recheckDomains(services, tenantById)
    const erased = await eraseDeletedTenants(services, clock.now())
    if (erased.length > 0) log.warn({ tenants: erased }, 'deleted tenants were erased')
  }

  const run = () => {
    running ??= work()
      .catch(error => log.error({ err: error }, 'a job failed'))
      .finally(() => {
        running = undefined
      })
    return running
  }
  const timer = setInterval(() => void run(), everyHour)
  timer.unref()
  return {
    run,
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
