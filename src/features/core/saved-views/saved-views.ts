import type { CallContext } from '../../../platform/http/endpoint.ts'
import type { ListContext } from '../../../platform/http/office-list.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import type { KeptView } from '../../../shared/office-list.ts'
import { record } from '../audit/audit.ts'
import { memberOf } from '../permissions/permissions.ts'
import type { ChangedView, NewView } from './saved-views.contract.ts'
import * as store from './saved-views.store.ts'

/** views of one list that one person may keep */
const most = 30

/** The states of a list that whoever asks has kept, then those others share with everybody. */
export const keptViews = ({ tx, viewer }: ListContext, list: string): Promise<KeptView[]> =>
  store.listViews(tx, list, memberOf(viewer).membershipId)

export async function keepView(context: CallContext, view: NewView): Promise<KeptView> {
  const { tx, viewer } = context
  const { membershipId } = memberOf(viewer)
  await store.lockOwn(tx, membershipId)
  if ((await store.countOwn(tx, view.list, membershipId)) >= most)
    throw conflict(`Paling banyak ${most} tampilan untuk satu daftar. Hapus satu yang lama.`)
  const kept = await store.insertView(tx, view, membershipId)
  if (!kept) throw nameTaken()
  if (view.isShared) await recordShared(context, kept)
  return kept
}

/** Gives another name or state, shares or takes back. Another's view, shared or not, is not there to be changed. */
export async function changeView(context: CallContext, id: number, change: ChangedView): Promise<KeptView> {
  const { tx } = context
  const view = await lockOwn(context, id)
  if (await store.isTaken(tx, view, change.name)) throw nameTaken()
  await store.changeView(tx, id, change)
  const { name, isShared, query = view.query } = change
  if (isShared && !view.isShared) await recordShared(context, { id, name })
  return { id, name, query, isShared, isOwn: true }
}

export async function removeView(context: CallContext, id: number): Promise<null> {
  const { name, isShared } = await lockOwn(context, id)
  await store.removeView(context.tx, id)
  if (isShared)
    await record(context, { action: 'saved_view.removed', object: { type: 'saved_view', id, name } })
  return null
}

const recordShared = (context: CallContext, { id, name }: { id: number; name: string }) =>
  record(context, { action: 'saved_view.shared', object: { type: 'saved_view', id, name } })

async function lockOwn({ tx, viewer }: CallContext, id: number): Promise<store.ViewRow> {
  const view = await store.lockView(tx, id)
  if (view?.membershipId !== memberOf(viewer).membershipId) throw notFound('Tampilan')
  return view
}

const nameTaken = () => invalidField('name', 'Anda sudah memiliki tampilan dengan nama ini', 'taken')
