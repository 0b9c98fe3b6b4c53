import { element, textElement, xmlDocument } from '../../../shared/xml.ts'
import { moodleFormula, readFormula } from './formula.ts'
import { drawnValues, type Variants } from './variants.ts'
import { type QuestionsText, sharesOf, slackOf, type WrittenQuestion } from './written-questions.ts'

const types = {
  single: 'multichoice',
  multiple: 'multichoice',
  truefalse: 'truefalse',
  short: 'shortanswer',
  numeric: 'numerical',
  matching: 'matching',
  ordering: 'ordering',
  cloze: 'cloze',
  essay: 'essay',
  code: 'essay',
  file: 'essay',
} as const

const text = (words: string) => textElement('text', words)
const written = (name: string, words: string) => element(name, text(words), { format: 'plain_text' })
const answer = (fraction: number, words: string, more: readonly string[] = []) =>
  element('answer', [text(words), ...more], { fraction: Number(fraction.toFixed(5)), format: 'plain_text' })

/** Questions of all kinds as Moodle's XML, with their points, their tags and what is said afterwards. */
export function writeMoodleXml(questions: readonly WrittenQuestion[]): QuestionsText {
  const made = questions.map(one =>
    element(
      'question',
      [
        element('name', text(one.name)),
        written('questiontext', promptOf(one)),
        written('generalfeedback', one.spec.feedback),
        textElement('defaultgrade', String(one.points)),
        ...answersOf(one),
        element(
          'tags',
          one.tags.map(tag => element('tag', text(tag))),
        ),
      ],
      { type: one.kind === 'numeric' && one.spec.variants ? 'calculated' : types[one.kind] },
    ),
  )
  return { text: xmlDocument(element('quiz', `\n${made.join('\n')}\n`)), left: [] }
}

const promptOf = (one: WrittenQuestion) =>
  one.kind === 'cloze' ? `${one.spec.prompt}\n\n${gapsWritten(one.spec.text)}` : one.spec.prompt

/** "[[Jakarta|DKI Jakarta]]" is a gap that accepts two. */
const gapsWritten = (words: string) =>
  words.replaceAll(/\[\[([^\][]+)\]\]/g, (_, inside: string) => {
    const accepted = inside.split('|').map(part => `=${part.trim().replaceAll(/[\\~}#]/g, '\\$&')}`)
    return `{1:SHORTANSWER:${accepted.join('~')}}`
  })

function answersOf(one: WrittenQuestion): string[] {
  const noted = (words: string) => (words ? [written('feedback', words)] : [])
  switch (one.kind) {
    case 'single':
      return [
        textElement('single', 'true'),
        ...one.spec.options.map(option =>
          answer(option.isRight ? 100 : 0, option.text, noted(option.feedback)),
        ),
      ]
    case 'multiple': {
      const { right, wrong } = sharesOf(one.spec)
      return [
        textElement('single', 'false'),
        ...one.spec.options.map(option =>
          answer(option.isRight ? right : wrong, option.text, noted(option.feedback)),
        ),
      ]
    }
    case 'truefalse':
      return [answer(one.spec.isTrue ? 100 : 0, 'true'), answer(one.spec.isTrue ? 0 : 100, 'false')]
    case 'short':
      return [textElement('usecase', '0'), ...one.spec.accepted.map(option => answer(100, option.text))]
    case 'numeric':
      return [
        answer(
          100,
          one.spec.variants ? moodleFormula(readFormula(one.spec.variants.formula)) : String(one.spec.value),
          [...toleranceOf(one.spec)],
        ),
        element(
          'units',
          one.spec.units.map(unit =>
            element('unit', [
              textElement('multiplier', String(1 / unit.factor)),
              textElement('unit_name', unit.text),
            ]),
          ),
        ),
        ...(one.spec.variants ? [datasets(one.spec.variants)] : []),
      ]
    case 'matching':
      return [
        ...one.spec.pairs.map(pair => side(pair.left, pair.right)),
        ...one.spec.others.map(other => side('', other.text)),
      ]
    case 'ordering':
      return one.spec.items.map((item, index) => answer(index + 1, item.text))
    case 'cloze':
      return []
    case 'essay':
      return [written('graderinfo', one.spec.guide)]
    // what Moodle has nearest: a person reads it there
    case 'code':
      return [
        textElement('responseformat', 'monospaced'),
        written('graderinfo', [one.spec.guide, one.spec.expected].filter(Boolean).join('\n\n')),
        written('responsetemplate', one.spec.starter),
      ]
    case 'file':
      return [
        textElement('responseformat', 'noinline'),
        textElement('responserequired', '0'),
        textElement('attachments', String(one.spec.most)),
        textElement('attachmentsrequired', '1'),
        written('graderinfo', one.spec.guide),
      ]
  }
}

/** Of drawn numbers a share of each; Moodle's 1 says that. */
function toleranceOf(spec: Extract<WrittenQuestion, { kind: 'numeric' }>['spec']): string[] {
  const { variants, tolerance } = spec
  if (!variants || tolerance.kind === 'absolute') return [textElement('tolerance', String(slackOf(spec)))]
  const share = tolerance.kind === 'relative' ? tolerance.value / 100 : 0.5 * 10 ** (1 - tolerance.value)
  return [textElement('tolerance', String(share)), textElement('tolerancetype', '1')]
}

/** how many draws go along: Moodle draws among these, and knows no condition */
const drawsAlong = 20

/** Parameters with the values that ours has drawn, which keep its conditions. */
function datasets(variants: Variants): string {
  const draws = Array.from({ length: drawsAlong }, (_, index) => drawnValues(variants, index + 1))
  return element(
    'dataset_definitions',
    variants.parameters.map(({ name, min, max, step }) =>
      element('dataset_definition', [
        element('status', text('private')),
        element('name', text(name)),
        textElement('type', 'calculated'),
        element('distribution', text('uniform')),
        element('minimum', text(String(min))),
        element('maximum', text(String(max))),
        element('decimals', text(String((String(step).split('.')[1] ?? '').length))),
        textElement('itemcount', String(drawsAlong)),
        element(
          'dataset_items',
          draws.map((values, index) =>
            element('dataset_item', [
              textElement('number', String(index + 1)),
              textElement('value', String(values[name])),
            ]),
          ),
        ),
        textElement('number_of_items', String(drawsAlong)),
      ]),
    ),
  )
}

const side = (left: string, right: string) =>
  element('subquestion', [text(left), element('answer', text(right))], { format: 'plain_text' })
