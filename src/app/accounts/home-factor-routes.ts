import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { deviceOf, passkeyName } from '../../features/identity/factors/factors.ts'
import { conflict } from '../../shared/failure.ts'
import {
  answerJson,
  countChallenge,
  type FormProblem,
  formOf,
  formProblem,
  parameterOf,
} from './form-answers.ts'
import { codesData, passkeyForm } from './pending-sign-in.ts'
import { freshlySignedIn, type HomeDeps, type SignedIn, signedIn, toHome } from './signed-in.ts'

const nameForm = z.object({ name: passkeyName })
const appForm = z.object({
  code: z.string('Wajib diisi').trim().min(1, 'Wajib diisi').max(40, 'Kode terlalu panjang'),
})
const fine: FormProblem = { status: 200, errors: {} }

/** Second factors from the account's home. */
export function mountOwnFactors(app: FastifyInstance, parts: HomeDeps): void {
  mountApp(app, parts)
  mountPasskeys(app, parts)
}

/** Codes that are shown now and never again, then home. */
async function drawCodes(
  { flow, origin }: HomeDeps,
  reply: FastifyReply,
  at: SignedIn,
  codes: string[],
  news: string,
) {
  const { look, person } = at
  const next = { href: news === '' ? '/' : `/?news=${news}`, label: 'Sudah saya simpan', isForm: false }
  const data = { ...codesData(codes, person, origin), home: look.home, site: look.tenant.title, next }
  return flow.draw(reply, look, { page: 'factors.codes', title: 'Simpan kode pemulihan', data })
}

function mountApp(app: FastifyInstance, parts: HomeDeps): void {
  const { flow, factors } = parts

  async function page(reply: FastifyReply, { look, person }: SignedIn, problem = fine) {
    const pending = await factors.pendingTotp(person)
    if (!pending) return reply.redirect('/', 303)
    const { status, errors, notice, retryAfter } = problem
    const data = {
      home: look.home,
      site: look.tenant.title,
      action: '/akun/aplikasi',
      qrSvgHtml: pending.qrSvg,
      secret: pending.secret,
      address: pending.address,
      cancelHref: '/',
      errors,
      ...(notice ? { notice } : {}),
    }
    return flow.draw(reply, look, {
      page: 'factors.enrol',
      title: 'Pasang faktor kedua',
      data,
      status,
      retryAfter,
    })
  }

  app.get('/akun/aplikasi', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/akun/aplikasi')
    return at ? page(reply, at) : reply
  })

  app.post('/akun/aplikasi', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/akun/aplikasi')
    if (!at) return reply
    try {
      const codes = await factors.confirmTotp(at.person, formOf(request, appForm).code, at.by)
      return codes ? await drawCodes(parts, reply, at, codes, 'app') : await toHome(reply, 'app')
    } catch (error) {
      return page(reply, at, formProblem(error))
    }
  })

  app.post('/akun/aplikasi/lepas', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/')
    if (!at) return reply
    await factors.removeTotp(at.person, at.by)
    return toHome(reply, 'app-removed')
  })

  app.post('/akun/kode-pemulihan', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/')
    if (!at) return reply
    return drawCodes(parts, reply, at, await factors.renewRecoveryCodes(at.person, at.by), '')
  })
}

function mountPasskeys(app: FastifyInstance, parts: HomeDeps): void {
  const { flow, factors } = parts

  function page(reply: FastifyReply, { look, by }: SignedIn, problem = fine) {
    const { status, errors, notice, retryAfter } = problem
    const data = {
      home: look.home,
      site: look.tenant.title,
      action: '/akun/passkey',
      options: '/akun/passkey/tantangan',
      suggestedName: deviceOf(by.userAgent),
      cancelHref: '/',
      errors,
      ...(notice ? { notice } : {}),
    }
    return flow.draw(reply, look, {
      page: 'factors.passkey',
      title: 'Tambah passkey',
      data,
      status,
      retryAfter,
    })
  }

  app.get('/akun/passkey', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/akun/passkey')
    return at ? page(reply, at) : reply
  })

  app.post('/akun/passkey/tantangan', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/akun/passkey')
    if (!at) return reply
    countChallenge(flow, request)
    return answerJson(reply, async () => {
      const options = await factors.passkeys.additionOptions(at.person, at.self.signIn)
      if (!options) throw conflict('Akun Anda sudah memiliki passkey sebanyak yang diperbolehkan')
      return options
    })
  })

  app.post('/akun/passkey', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/akun/passkey')
    if (!at) return reply
    try {
      const { name } = formOf(request, nameForm)
      const { passkey: json } = formOf(request, passkeyForm)
      const codes = await factors.addPasskey(at.person, at.self.signIn, { name, json }, at.by)
      return codes ? await drawCodes(parts, reply, at, codes, 'passkey') : await toHome(reply, 'passkey')
    } catch (error) {
      return page(reply, at, formProblem(error))
    }
  })

  app.post('/akun/passkey/:id/nama', async (request, reply) => {
    const at = await signedIn(parts, request, reply)
    if (!at) return reply
    const { name } = formOf(request, nameForm)
    await factors.renamePasskey(at.self.accountId, parameterOf(request, 'id'), name)
    return toHome(reply, 'passkey-renamed')
  })

  app.post('/akun/passkey/:id/hapus', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/')
    if (!at) return reply
    await factors.removePasskey(at.person, parameterOf(request, 'id'), at.by)
    return toHome(reply, 'passkey-removed')
  })
}
