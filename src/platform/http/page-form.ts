import type { IncomingMessage } from 'node:http'
import type { FieldError } from '../../shared/envelope.ts'
import type { PageAnswer } from '../../shared/page.ts'
import type { ShownForm } from '../../shared/shown-form.ts'
import type { AccessRule, Viewer } from './access.ts'
import type { OpenContext } from './endpoint.ts'
import type { PageContext } from './page-load.ts'
import type { Cookies, RequestFacts } from './request-facts.ts'

/** What a plain HTML form sent: the last value of each name. */
export type FormFields = Readonly<Record<string, string>>

export interface FormContext extends PageContext {
  viewer: Viewer
  request: RequestFacts
  cookies: Cookies
}

/** The same outside of a transaction: what it does begins its own. */
export interface OpenFormContext extends OpenContext {
  params: Record<string, string>
}

/** Why it was not done, in words. */
export interface FormProblem {
  status: number
  message: string
  errors: readonly FieldError[]
}

/** Where the browser is led on to, once what was sent stands. */
export interface FormLead {
  redirect: string
  /** what asks somebody else first, a bank: after the commit, and before the browser goes on. It fails by itself. */
  afterwards?(): Promise<void>
}

/**
 * A form of the public site that works without script: POST to its page's own address. What it answers is shown at
 * once and never kept.
 */
export interface PageForm<Read = unknown> {
  /** the page's route, `{token}` and all */
  path: string
  access: AccessRule
  /** answers while the tenant is in maintenance */
  isAlwaysOpen?: boolean
  /** posts of one network */
  limit: { tokens: number; seconds: number }
  /**
   * Reads what comes with files (multipart/form-data) and keeps those, before `submit` and outside of its transaction; answers
   * the fields. Of members only. A form without it takes no files.
   */
  receive?(context: OpenFormContext, request: IncomingMessage): Promise<FormFields>
  /** asked for beside who it is, as one message to the database: what the address says, of which nothing is shown before that is known */
  ahead?(context: PageContext): Promise<Read>
  /** within one transaction; a Failure undoes it and leads to `again` */
  submit(context: FormContext, fields: FormFields, read: Read): Promise<PageAnswer | FormLead>
  /** the page once more, with what was typed and what is wrong, or where that is said; undefined: there is no such page */
  again?(
    context: FormContext,
    fields: FormFields,
    problem: FormProblem,
  ): Promise<PageAnswer | { redirect: string } | undefined>
}

/** What somebody sent and why it was not taken. */
export interface TypedForm {
  values?: FormFields | undefined
  problem?: FormProblem | undefined
}

/** The form once more: what was typed stays, and each error bears the name that its contract gives the field. */
export const shownForm = (
  labelOf: (field: string) => string,
  { values = {}, problem }: TypedForm,
  /** where the form has one field for what the contract names otherwise */
  fieldOf = (field: string): string => field,
): ShownForm => ({
  values: { ...values },
  errors: (problem?.errors ?? []).map(error => {
    const field = fieldOf(error.field)
    return { field, label: labelOf(field), message: error.message }
  }),
  message: problem?.message ?? '',
})

/** A box without script: sent where it was ticked, else not at all. */
export const isTicked = (fields: FormFields, name: string): boolean => fields[name] === '1'
