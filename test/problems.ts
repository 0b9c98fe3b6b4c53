import { expect } from 'vitest'
import type { Answer } from './http.ts'

/** No answer, whatever was asked, shows how the product is made inside. */
export function expectNoInsides({ body }: Answer): void {
  expect(body).not.toMatch(
    /\bat [\w.<>]+ \(|node_modules|\.tsx?:\d+|select .* from |FST_ERR|SQLSTATE|syntax error/i,
  )
}

/** An answer in the envelope that says what is wrong, in words. */
export function expectProblem(answer: Answer, status: number): void {
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json()).toMatchObject({ status: false, data: null })
  expect(answer.json().message).toMatch(/\w+ \w+/)
  expectNoInsides(answer)
}
