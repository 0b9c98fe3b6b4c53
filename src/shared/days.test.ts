import { describe, expect, it } from 'vitest'
import {
  adultsBornUntil,
  ageOn,
  dayIn,
  instantOf,
  isChild,
  isDay,
  isLikelyBirth,
  isLocalTime,
  wallTime,
} from './days.ts'

const wib = 'Asia/Jakarta'
const wita = 'Asia/Makassar'
const wit = 'Asia/Jayapura'

describe('a day', () => {
  it.each([
    [wib, '2026-11-20T16:59:59.999Z', '2026-11-20T17:00:00Z'],
    [wita, '2026-11-20T15:59:59.999Z', '2026-11-20T16:00:00Z'],
    [wit, '2026-11-20T14:59:59.999Z', '2026-11-20T15:00:00Z'],
  ])('begins at midnight of its own zone, and midnight belongs to it: %s', (zone, before, midnight) => {
    expect(dayIn(new Date(before), zone)).toBe('2026-11-20')
    expect(dayIn(new Date(midnight), zone)).toBe('2026-11-21')
    expect(wallTime(new Date(midnight), zone).time).toBe('00:00')
  })

  it('is another one in the east while it is still evening in Jakarta', () => {
    const late = new Date('2026-12-31T15:30:00Z')
    expect([wib, wita, wit].map(zone => dayIn(late, zone))).toEqual([
      '2026-12-31',
      '2026-12-31',
      '2027-01-01',
    ])
  })

  it('29 February is there in leap years', () => {
    expect(dayIn(new Date('2028-02-28T17:00:00Z'), wib)).toBe('2028-02-29')
    expect(dayIn(new Date('2028-02-29T17:00:00Z'), wib)).toBe('2028-03-01')
    expect(dayIn(new Date('2027-02-28T17:00:00Z'), wib)).toBe('2027-03-01')
  })

  it.each(['2026-11-21', '2028-02-29', '2000-02-29', '0099-12-31'])('%s exists', text => {
    expect(isDay(text)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-11-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-2',
    ' 2026-11-21',
    '',
  ])('"%s" does not', text => {
    expect(isDay(text)).toBe(false)
  })
})

describe('a time of the clock', () => {
  it.each(['2026-11-24T09:30', '2028-02-29T00:00', '9998-12-31T23:59'])('%s has its moment', text => {
    expect(isLocalTime(text)).toBe(true)
    for (const zone of [wib, wita, wit]) expect(instantOf(text, zone).getTime()).not.toBeNaN()
  })

  it.each([
    '2027-02-30T10:00',
    '2027-13-01T10:00',
    '2027-01-01T24:00',
    '0001-01-01T00:00',
    '9999-12-31T23:59',
  ])('%s has none', text => expect(isLocalTime(text)).toBe(false))
})

describe('the clock on the wall', () => {
  it('shows day, time and the day of the week, from Monday as 1 to Sunday as 7', () => {
    expect(wallTime(new Date('2026-11-24T02:30:59Z'), wib)).toEqual({
      day: '2026-11-24',
      time: '09:30',
      weekday: 2,
    })
    expect(wallTime(new Date('2026-11-22T02:30:00Z'), wib).weekday).toBe(7)
    expect(wallTime(new Date('2026-11-23T02:30:00Z'), wib).weekday).toBe(1)
  })

  it.each([
    [wib, 7],
    [wita, 8],
    [wit, 9],
  ])('is never set forward or back: %s is %i hours ahead all year', (zone, hours) => {
    for (const month of ['01', '03', '04', '06', '09', '10', '11', '12']) {
      const noon = new Date(`2026-${month}-28T00:00:00Z`)
      expect(wallTime(noon, zone).time).toBe(`0${hours}:00`)
    }
  })

  it.each([wib, wita, wit])('leads back to the moment it was read from: %s', zone => {
    for (const at of ['2026-11-20T16:59:00Z', '2026-12-31T17:00:00Z', '2028-02-29T00:00:00Z']) {
      const { day, time } = wallTime(new Date(at), zone)
      expect(instantOf(`${day}T${time}`, zone)).toEqual(new Date(at))
    }
  })

  it('refuses a zone that is none', () => {
    expect(() => dayIn(new Date(0), 'Asia/Bandung')).toThrow(RangeError)
  })
})

describe('an age', () => {
  it('is a year more on the birthday, not the day before', () => {
    expect(ageOn('2008-11-21', '2026-11-20')).toBe(17)
    expect(ageOn('2008-11-21', '2026-11-21')).toBe(18)
    expect(ageOn('2008-11-21', '2026-11-22')).toBe(18)
  })

  it('is nothing in the first year, and below nothing before the birth', () => {
    expect(ageOn('2026-11-21', '2026-11-21')).toBe(0)
    expect(ageOn('2026-11-21', '2027-11-20')).toBe(0)
    expect(ageOn('2026-11-22', '2026-11-21')).toBe(-1)
  })

  it('of who was born on 29 February goes up on 1 March where the year has no such day', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20)
  })
})

describe('a day of birth', () => {
  it('is likely from the third birthday to the day before the hundred and twenty-first', () => {
    expect(isLikelyBirth('2023-11-22', '2026-11-21')).toBe(false)
    expect(isLikelyBirth('2023-11-21', '2026-11-21')).toBe(true)
    expect(isLikelyBirth('1905-11-22', '2026-11-21')).toBe(true)
    expect(isLikelyBirth('1905-11-21', '2026-11-21')).toBe(false)
  })

  it('is not still to come', () => {
    expect(isLikelyBirth('2027-01-01', '2026-11-21')).toBe(false)
  })
})

describe('a child', () => {
  it('is one until the day before the 18th birthday', () => {
    expect(isChild('2008-11-22', '2026-11-21')).toBe(true)
    expect(isChild('2008-11-21', '2026-11-21')).toBe(false)
  })

  it('is not who does not say when they were born', () => {
    expect(isChild(null, '2026-11-21')).toBe(false)
  })

  it('may turn 18 on another day of the country', () => {
    const evening = new Date('2026-11-20T15:00:00Z')
    expect(isChild('2008-11-21', dayIn(evening, wib))).toBe(true)
    expect(isChild('2008-11-21', dayIn(evening, wit))).toBe(false)
  })

  it('is whoever was born after the last day on which grown-ups were, leap days included', () => {
    const births = ['2008-02-28', '2008-02-29', '2008-03-01', '2008-03-02', '2010-02-28', '2010-03-01']
    for (const today of ['2026-02-28', '2026-03-01', '2028-02-28', '2028-02-29', '2028-03-01'])
      for (const birth of births) expect(isChild(birth, today)).toBe(birth > adultsBornUntil(today))
  })
})
