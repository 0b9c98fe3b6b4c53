import { labelsOf } from '../../../platform/http/fields.ts'
import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { Failure } from '../../../shared/failure.ts'
import { readJson } from '../../../shared/json.ts'
import { rupiah } from '../../../shared/money.ts'
import { framedPage, type PageAnswer } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { trail } from '../../../ui/lists.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { runDates, runPlace } from '../classes/classes.cards.ts'
import { findClass, questionAbout } from '../classes/classes.ts'
import { type ClassEntry, findCityOf, findClassBySlug, listRuns, type RunEntry } from './class-runs.store.ts'
import type { JoinPage, RunChoice } from './enrolment-pages.contract.ts'
import { joining } from './enrolments.contract.ts'
import { joinModes, mayRead, type State } from './enrolments.rules.ts'
import { countAhead } from './enrolments.store.ts'
import { whyNot } from './entering.ts'
import { findOwnLearning, type LearningRow } from './learning.ts'
import { actionOf, wordsOf } from './place.ts'

const labelOf = labelsOf(joining)

/** Registering for a class; for whoever is in already, where they stand. Also what a refused form is shown in. */
export async function joinPage(
  context: PersonalContext,
  typed: TypedForm = {},
): Promise<PageAnswer<'enrolments.join'> | undefined> {
  const { tx, clock } = context
  const { slug = '' } = context.params
  const found = await findClassBySlug(tx, slug, clock.now())
  const row = await findOwnLearning(context, slug)
  if (!found || !(found.isOpen || row)) return undefined
  const shown = readJson(await findClass(context, { slug }))
  const runs = await listRuns(tx, found.id, clock.now())
  const mine = row?.classroomId ?? undefined
  const open = runs.filter(run => (row ? run.id === mine : run.state === 'onRegistration'))
  const isAsked = row?.state === 'invited'
  const closed = await closedWords(context, found, open.length > 0 ? open : runs.slice(0, 1), isAsked)
  const isIn = row !== undefined && !isAsked
  const isPaid = !isAsked && !isIn && (open[0]?.price ?? found.price) > 0
  const words = isAsked
    ? 'Terima undangan'
    : open.some(run => run.joinMode === 'approval')
      ? 'Ajukan pendaftaran'
      : 'Daftar'
  const data: JoinPage = {
    ...shownForm(labelOf, typed, field => (field === 'runId' ? 'run' : field)),
    heading: { eyebrow: 'Pendaftaran', title: found.name, ...(shown ? { lead: shown.summary } : {}) },
    crumbs: trail({ label: 'Kelas', href: to.classes() }, { label: 'Daftar' }),
    cover: shown ? imageOf(shown.cover) : undefined,
    facts: factsOf(open),
    classHref: to.class(found),
    action: to.joinClass(found),
    price: rupiah(open[0]?.price ?? found.price),
    runs: open.map(run => choiceOf(run, isIn)),
    how: open[0] && !isAsked ? joinModes[open[0].joinMode] : '',
    asksCode: !isAsked && open.some(run => run.joinMode === 'code'),
    button: isIn || closed !== '' ? '' : words,
    closed: isIn || isPaid ? '' : closed,
    ...(isPaid ? { buy: { label: 'Beli kelas', href: to.buyClass(found) } } : {}),
    ask: questionAbout(context.tenant.contact, found),
    standing: row ? await standingOf(context, row) : undefined,
  }
  return framedPage('site', 'enrolments.join', data, {
    title: `Daftar ${found.name}`,
    description: `Pendaftaran ${found.name}.`,
    canonical: to.joinClass(found),
    crumbs: data.crumbs,
  })
}

export const loadJoin: PersonalPageLoad = {
  access: permissions.beMember,
  query: [],
  load: context => joinPage(context),
}

/** Why nobody gets in now; where several runs are open one of them is enough. */
async function closedWords(
  { tx, viewer }: PersonalContext,
  found: ClassEntry,
  runs: readonly RunEntry[],
  isAsked: boolean,
): Promise<string> {
  const city = await findCityOf(tx, memberOf(viewer).membershipId)
  const refusals = (runs.length > 0 ? runs : [undefined]).map(run => whyNot(found, run, { isAsked, city }))
  return refusals.every(why => why instanceof Failure) ? (refusals[0]?.message ?? '') : ''
}

function choiceOf(run: RunEntry, isIn: boolean): RunChoice {
  const at = { ...run, startAt: run.startAt.toISOString(), endAt: run.endAt.toISOString() }
  return {
    id: run.id,
    name: run.name,
    lines: [runDates(at), [runPlace(run), run.venue].filter(Boolean).join(', ')],
    seats: isIn ? '' : seatsText(run),
  }
}

/** when and where, in the page's head, as long as there is nothing to choose */
function factsOf([run, ...others]: readonly RunEntry[]): JoinPage['facts'] {
  if (!run || others.length > 0) return []
  const { lines } = choiceOf(run, true)
  return [
    { icon: 'calendar', text: lines[0] ?? '' },
    { icon: 'place', text: runPlace(run) },
  ]
}

function seatsText({ capacity, taken, waitlist }: RunEntry): string {
  if (capacity === null) return ''
  const left = Math.max(0, capacity - taken)
  if (left > 0) return `Sisa ${left} dari ${capacity} kursi`
  return waitlist ? 'Kursi penuh: Anda masuk daftar tunggu' : 'Kursi penuh'
}

async function standingOf(
  { tx }: PersonalContext,
  row: LearningRow,
): Promise<NonNullable<JoinPage['standing']>> {
  const state = row.state
  const ahead = state === 'waitlisted' ? await countAhead(tx, row.id) : 0
  const queue = state === 'waitlisted' ? [`Nomor antrean Anda: ${ahead + 1}.`] : []
  const isOver = state === 'completed' || state === 'suspended'
  return {
    title: row.runName === null ? wordsOf(state) : `${wordsOf(state)} ${row.runName}.`,
    text: queue.join(' '),
    tone: mayRead(state) ? 'good' : state === 'suspended' ? 'warning' : 'info',
    ...(mayRead(state) || state === 'pending_payment' ? { action: actionOf(row) } : {}),
    leave: isOver || state === 'pending_payment' ? '' : leaveWords(state),
  }
}

function leaveWords(state: State): string {
  if (state === 'active') return 'Batalkan pendaftaran'
  return state === 'invited' ? 'Tolak undangan' : 'Tarik pendaftaran'
}
