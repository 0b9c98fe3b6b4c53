import type { FieldError } from '../../shared/envelope.ts'
import type { PageAnswer } from '../../shared/page.ts'
import type { AccessRule, Viewer } from './access.ts'
import type { PageContext } from './page-load.ts'
import type { Cookies, RequestFacts } from './request-facts.ts'

/** What a plain HTML form sent: the last value of each name. */
export type FormFields = Readonly<Record<string, string>>

export interface FormContext extends PageContext {
  viewer: Viewer
  request: RequestFacts
  cookies: Cookies
}

/** Why it was not done, in words. */
export interface FormProblem {
  status: number
  message: string
  errors: readonly FieldError[]
}

/**
 * A form of the public site that works without script: POST to its page's own address. What it answers is shown at
 * once and never kept.
 */
export interface PageForm {
  /** the page's route, `{token}` and all */
  path: string
  access: AccessRule
  /** answers while the tenant is in maintenance */
  isAlwaysOpen?: boolean
  /** posts of one network */
  limit: { tokens: number; seconds: number }
  /** within one transaction; a Failure undoes it and leads to `again` */
  submit(context: FormContext, fields: FormFields): Promise<PageAnswer | { redirect: string }>
  /** the page once more, with what was typed and what is wrong, or where that is said; undefined: there is no such page */
  again?(
    context: FormContext,
    fields: FormFields,
    problem: FormProblem,
  ): Promise<PageAnswer | { redirect: string } | undefined>
}
