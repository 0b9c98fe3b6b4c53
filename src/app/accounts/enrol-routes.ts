import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceOf, methodsOf } from '../../features/identity/factors/factors.ts'
import { answerJson, countChallenge, type FormProblem, formOf, formProblem } from './form-answers.ts'
import {
  codeForm,
  codesData,
  type FactorDeps,
  joined,
  type PendingSignIn,
  passkeyForm,
  pendingSignIn,
} from './pending-sign-in.ts'

/** Setting up a second factor on the way in, where the tenant asks for one and there is none. */
export function mountEnrol(app: FastifyInstance, parts: FactorDeps): void {
  const { flow, factors, origin } = parts
  const reason =
    'Peran Anda di situs ini dapat mengubah data orang lain, jadi akunnya harus terlindungi dengan faktor kedua. Pasang sekali, lalu pakai setiap kali masuk.'

  async function page(reply: FastifyReply, { step, person }: PendingSignIn, problem: FormProblem = {}) {
    const pending = await factors.pendingTotp(person)
    const path = `/interaksi/${step.uid}/faktor/pasang`
    if (!pending) return reply.redirect(`/interaksi/${step.uid}/faktor`, 303)
    const data = {
      action: path,
      reason,
      qrSvgHtml: pending.qrSvg,
      secret: pending.secret,
      address: pending.address,
      passkey: { action: `${path}/passkey`, options: `${path}/passkey/tantangan` },
      cancelHref: `/interaksi/${step.uid}?account=other`,
    }
    const title = 'Pasang faktor kedua'
    return flow.draw(reply, step.look, { page: 'factors.enrol', title, data, ...problem })
  }

  /** The factor stands: what it adds is remembered, and the codes are shown before it goes on. */
  async function enrolled(
    request: FastifyRequest,
    reply: FastifyReply,
    { step, person, methods }: PendingSignIn,
    added: readonly string[],
    codes: string[] | undefined,
  ) {
    const second = { methods: joined(methods, added) }
    if (!codes) return flow.finish(request, reply, step, { accountId: person.id, ...second, isStrong: true })
    await flow.keep(step, { ...step.progress, second })
    const next = {
      href: `/interaksi/${step.uid}/faktor/lanjut`,
      label: 'Sudah saya simpan, lanjutkan',
      isForm: true,
    }
    const data = { ...codesData(codes, person, origin), next }
    return flow.draw(reply, step.look, { page: 'factors.codes', title: 'Simpan kode pemulihan', data })
  }

  app.get('/interaksi/:uid/faktor/pasang', async (request, reply) => {
    const pending = await pendingSignIn(parts, request, reply, 'enrol')
    return pending ? page(reply, pending) : reply
  })

  app.post('/interaksi/:uid/faktor/pasang', async (request, reply) => {
    const pending = await pendingSignIn(parts, request, reply, 'enrol')
    if (!pending) return reply
    try {
      const codes = await factors.confirmTotp(pending.person, formOf(request, codeForm).code, pending.by)
      return await enrolled(request, reply, pending, methodsOf.otp, codes)
    } catch (error) {
      return page(reply, pending, formProblem(error))
    }
  })

  app.post('/interaksi/:uid/faktor/pasang/passkey/tantangan', async (request, reply) => {
    const pending = await pendingSignIn(parts, request, reply, 'enrol')
    if (!pending) return reply
    countChallenge(flow, request)
    return answerJson(reply, () => factors.passkeys.additionOptions(pending.person, pending.step.uid))
  })

  app.post('/interaksi/:uid/faktor/pasang/passkey', async (request, reply) => {
    const pending = await pendingSignIn(parts, request, reply, 'enrol')
    if (!pending) return reply
    try {
      const { passkey } = formOf(request, passkeyForm)
      const name = deviceOf(pending.by.userAgent)
      const { step, person, by } = pending
      const codes = await factors.addPasskey(person, step.uid, { name, json: passkey }, by)
      return await enrolled(request, reply, pending, methodsOf.passkey, codes)
    } catch (error) {
      return page(reply, pending, formProblem(error))
    }
  })

  app.post('/interaksi/:uid/faktor/lanjut', async (request, reply) => {
    const step = await flow.stepOf(request, reply)
    if (!step) return reply
    const { first, second } = step.progress
    if (!first || !second) return reply.redirect(`/interaksi/${step.uid}`, 303)
    return flow.finish(request, reply, step, { accountId: first.accountId, ...second, isStrong: true })
  })
}
