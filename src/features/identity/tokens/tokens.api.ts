import { endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './tokens.contract.ts'
import { describeSelf, enterChat, generateToken, signUp, type TokensDeps } from './tokens.ts'

const tag = 'Akun'

/** Calls of programs: tokens in place of cookies, and registration by call (specification section 7). */
export function tokensApi(parts: TokensDeps) {
  const tokenCall = {
    method: 'POST',
    tag,
    access: permissions.enter,
    message: 'Berhasil masuk',
    body: contract.credentials,
    data: contract.tokenAnswer,
  } as const
  const selfCall = {
    method: 'GET',
    tag,
    access: permissions.beMember,
    message: 'Berhasil mengambil data diri',
    data: contract.person,
  } as const
  const signUpCall = {
    method: 'POST',
    tag,
    access: permissions.enter,
    message: 'Periksa email Anda untuk menyelesaikan pendaftaran',
    status: 201,
    data: contract.signUpAnswer,
  } as const
  return [
    openEndpoint(
      { ...tokenCall, path: '/generate/token', summary: 'Token akses dengan email dan kata sandi' },
      (context, { body }) => generateToken(parts, context, body),
    ),
    openEndpoint(
      {
        ...tokenCall,
        path: '/v1/identity/login',
        summary:
          'Token untuk obrolan: dengan email dan kata sandi dari program, tanpa keduanya untuk siapa pun yang membuka halaman',
        body: contract.chatLogin,
        data: contract.chatTokenAnswer,
      },
      (context, { body: { email, password, otp } }) =>
        email !== undefined && password !== undefined
          ? generateToken(parts, context, { email, password, otp })
          : enterChat(parts, context),
    ),
    endpoint({ ...selfCall, path: '/user/detail', summary: 'Pemilik token' }, context =>
      describeSelf(context),
    ),
    endpoint({ ...selfCall, path: '/v1/identity/me', summary: 'Pemilik token identitas' }, context =>
      describeSelf(context),
    ),
    openEndpoint(
      {
        ...signUpCall,
        path: '/v1/auth/signup',
        summary: 'Mendaftar di situs ini',
        body: contract.signUp(parts.clock),
      },
      (context, { body }) => signUp(parts, context, body),
    ),
    openEndpoint(
      {
        ...signUpCall,
        path: '/v1/auth/signup/coder',
        summary: 'Mendaftar sebagai peserta koding, dengan sekolah dan wilayah',
        body: contract.coderSignUp(parts.clock),
      },
      (context, { body }) => signUp(parts, context, body),
    ),
  ]
}
