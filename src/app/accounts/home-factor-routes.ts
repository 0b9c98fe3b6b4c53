import type { FastifyInstance } from 'fastify'
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
import { type HomeDeps, ownRoutes, type SignedIn, toHome } from './signed-in.ts'

const nameForm = z.object({ name: passkeyName })
const appForm = z.object({
  code: z.string('Wajib diisi').trim().min(1, 'Wajib diisi').max(40, 'Kode terlalu panjang'),
})

/** Second factors from the account's home. */
export function mountOwnFactors(app: FastifyInstance, parts: HomeDeps): void {
  mountApp(app, parts)
  mountPasskeys(app, parts)
}

/** Codes that are shown now and never again, then home. */
async function drawCodes(
  { flow, origin }: HomeDeps,
  { reply, look, person }: SignedIn,
  codes: string[],
  news: string,
) {
  const next = { href: news === '' ? '/' : `/?news=${news}`, label: 'Sudah saya simpan', isForm: false }
  const data = { ...codesData(codes, person, origin), next }
  return flow.draw(reply, look, { page: 'factors.codes', title: 'Simpan kode pemulihan', data })
}

function mountApp(app: FastifyInstance, parts: HomeDeps): void {
  const { flow, factors } = parts
  const { proved } = ownRoutes(app, parts)

  async function page({ reply, look, person }: SignedIn, problem: FormProblem = {}) {
    const pending = await factors.pendingTotp(person)
    if (!pending) return reply.redirect('/', 303)
    const data = {
      action: '/akun/aplikasi',
      qrSvgHtml: pending.qrSvg,
      secret: pending.secret,
      address: pending.address,
      cancelHref: '/',
    }
    return flow.draw(reply, look, { page: 'factors.enrol', title: 'Pasang faktor kedua', data, ...problem })
  }

  proved('/akun/aplikasi').get('/akun/aplikasi', page)

  proved('/akun/aplikasi').post('/akun/aplikasi', async at => {
    try {
      const codes = await factors.confirmTotp(at.person, formOf(at.request, appForm).code, at.by)
      return codes ? await drawCodes(parts, at, codes, 'app') : await toHome(at.reply, 'app')
    } catch (error) {
      return page(at, formProblem(error))
    }
  })

  proved('/').post('/akun/aplikasi/lepas', async ({ reply, person, by }) => {
    await factors.removeTotp(person, by)
    return toHome(reply, 'app-removed')
  })

  proved('/').post('/akun/kode-pemulihan', async at =>
    drawCodes(parts, at, await factors.renewRecoveryCodes(at.person, at.by), ''),
  )
}

function mountPasskeys(app: FastifyInstance, parts: HomeDeps): void {
  const { flow, factors } = parts
  const { proved, signedIn } = ownRoutes(app, parts)

  function page({ reply, look, by }: SignedIn, problem: FormProblem = {}) {
    const data = {
      action: '/akun/passkey',
      options: '/akun/passkey/tantangan',
      suggestedName: deviceOf(by.userAgent),
      cancelHref: '/',
    }
    return flow.draw(reply, look, { page: 'factors.passkey', title: 'Tambah passkey', data, ...problem })
  }

  proved('/akun/passkey').get('/akun/passkey', page)

  proved('/akun/passkey').post('/akun/passkey/tantangan', async ({ request, reply, person, self }) => {
    countChallenge(flow, request)
    return answerJson(reply, async () => {
      const options = await factors.passkeys.additionOptions(person, self.signIn)
      if (!options) throw conflict('Akun Anda sudah memiliki passkey sebanyak yang diperbolehkan')
      return options
    })
  })

  proved('/akun/passkey').post('/akun/passkey', async at => {
    try {
      const { name } = formOf(at.request, nameForm)
      const { passkey: json } = formOf(at.request, passkeyForm)
      const codes = await factors.addPasskey(at.person, at.self.signIn, { name, json }, at.by)
      return codes ? await drawCodes(parts, at, codes, 'passkey') : await toHome(at.reply, 'passkey')
    } catch (error) {
      return page(at, formProblem(error))
    }
  })

  signedIn.post('/akun/passkey/:id/nama', async ({ request, reply, self }) => {
    const { name } = formOf(request, nameForm)
    await factors.renamePasskey(self.accountId, parameterOf(request, 'id'), name)
    return toHome(reply, 'passkey-renamed')
  })

  proved('/').post('/akun/passkey/:id/hapus', async ({ request, reply, person, by }) => {
    await factors.removePasskey(person, parameterOf(request, 'id'), by)
    return toHome(reply, 'passkey-removed')
  })
}
