import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import { plainText } from '../http/query.ts'
import type { EditedLetters, Mail } from './mail-message.ts'

/** A tenant's own words for a letter, by its reason; what is empty stays as the room says it. */
const editedLetter = z.strictObject({
  subject: plainText(limits.mailSubject).trim().default(''),
  opening: plainText(limits.answer).trim().default(''),
})

/** setting value `letters` */
export const lettersSetting = z.record(plainText(60).regex(/^[a-z][a-z_.]*$/), editedLetter)

/** What is stored may be older than its shape: then our own words go. */
export const editedLettersOf = (value: unknown): EditedLetters => lettersSetting.catch({}).parse(value ?? {})

/** names in braces that a text uses */
export const namedIn = (text: string): string[] =>
  [...text.matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name)

const filledIn = (text: string, fields: Mail['fields'] = {}) =>
  text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => fields[name] ?? whole)

/** The letter in the tenant's own words. A name nobody fills leaves our words in place: no reader is shown braces. */
export function inOwnWords(mail: Mail): Mail {
  const own = mail.sender.edited?.[mail.reason]
  if (!own) return mail
  const isFilled = (text: string) =>
    text !== '' && namedIn(text).every(name => mail.fields?.[name] !== undefined)
  return {
    ...mail,
    subject: isFilled(own.subject) ? filledIn(own.subject, mail.fields) : mail.subject,
    paragraphs: isFilled(own.opening)
      ? [...linesOf(filledIn(own.opening, mail.fields)), ...mail.paragraphs]
      : mail.paragraphs,
  }
}

const linesOf = (text: string) =>
  text
    .split(/\n+/)
    .map(line => line.trim())
    .filter(Boolean)
