import { describe, expect, it } from 'vitest'
import { formFindings } from './form-rules.ts'
import { readAllModules } from './sources.ts'

const known = new Set([
  // one box that looks for something, or chooses what a list shows
  'src/features/community/teams/team-registration.pages.tsx',
  'src/features/community/leaderboards/leaderboards.pages.tsx',
  'src/features/membership/invitations/import-steps.views.tsx',
  'src/features/website/search/search.pages.tsx',
  // the trap for programs, and ticks of the account service with an error beside
  'src/features/identity/accounts/accounts.pages.tsx',
  'src/features/identity/accounts/accounts.views.tsx',
])

const path = 'src/features/content/posts/planted.views.tsx'
const findings = (text: string) => formFindings(new Map([[path, text]]), known)

describe('forms', () => {
  it('say how long a text may be in one place, and draw no fields of their own', () => {
    expect(formFindings(readAllModules(), known)).toEqual([])
  })

  it.each([
    'export const form = () => <TextField label="Judul" maxLength={160} {...form.field("title")} />',
    'export const form = () => <input name="title" maxLength="160" />',
  ])('a limit beside its contract is found: %s', text => {
    expect(findings(text)).toEqual([`a limit is spelled: ${path}`])
  })

  it.each([
    'export const field = () => <div><label htmlFor="t">Judul</label><input id="t" /></div>',
    'export const field = () => <p><label htmlFor="t">Judul</label><select id="t" /></p>',
  ])('and so is a field by hand: %s', text => {
    expect(findings(text)).toEqual([`a field is drawn by hand: ${path}`])
  })

  it.each([
    'export const form = () => <TextField label="Jumlah (Rp)" inputMode="numeric" {...form.field("amount")} />',
    "export const value = z.strictObject({ fee: z.int().meta({ label: 'Biaya per tim', control: 'number' }) })",
  ])('and money in a field of numbers, where "850.000" is 850: %s', text => {
    expect(findings(text)).toEqual([`a field of numbers for money: ${path}`])
  })

  it.each([
    'export const form = () => <TextField label="Judul" maxLength={limits.title} />',
    'export const tick = () => <label><input type="checkbox" name="isSure" /><span>Ya</span></label>',
    'export const form = () => <Fields of={data.fields} form={form} />',
  ])('while this is fine: %s', text => {
    expect(findings(text)).toEqual([])
  })
})
