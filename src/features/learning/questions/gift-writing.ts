import { type QuestionsText, sharesOf, slackOf, type WrittenQuestion } from './written-questions.ts'

const said = (text: string) => text.replaceAll(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n')
const noted = (feedback: string) => (feedback ? `#${said(feedback)}` : '')
/** as few decimals as say it */
const share = (percent: number) => `%${Number(percent.toFixed(5))}%`

/** The questions as GIFT, which has no way to write some of the kinds, nor drawn numbers: those are named in a comment. */
export function writeGift(questions: readonly WrittenQuestion[]): QuestionsText {
  const left: string[] = []
  const blocks = questions.map(one => {
    const answers = answersOf(one)
    if (answers === undefined) {
      left.push(one.name)
      return `// Tidak dapat ditulis sebagai GIFT: ${one.name.replaceAll(/\s+/g, ' ')}`
    }
    const general = one.spec.feedback ? `####${said(one.spec.feedback)}` : ''
    return `::${said(one.name)}::${said(one.spec.prompt)} {${answers}${general}}`
  })
  return { text: `${blocks.join('\n\n')}\n`, left }
}

function answersOf(one: WrittenQuestion): string | undefined {
  switch (one.kind) {
    case 'single':
      return one.spec.options
        .map(({ text, isRight, feedback }) => `${isRight ? '=' : '~'}${said(text)}${noted(feedback)}`)
        .join(' ')
    case 'multiple': {
      const { right, wrong } = sharesOf(one.spec)
      return one.spec.options
        .map(
          ({ text, isRight, feedback }) =>
            `~${share(isRight ? right : wrong)}${said(text)}${noted(feedback)}`,
        )
        .join(' ')
    }
    case 'truefalse':
      return one.spec.isTrue ? 'TRUE' : 'FALSE'
    case 'short':
      return one.spec.accepted.map(({ text }) => `=${said(text)}`).join(' ')
    case 'numeric':
      return one.spec.variants ? undefined : `#${one.spec.value}:${slackOf(one.spec)}`
    case 'matching':
      return [
        ...one.spec.pairs.map(({ left, right }) => `=${said(left)} -> ${said(right)}`),
        ...one.spec.others.map(({ text }) => `= -> ${said(text)}`),
      ].join(' ')
    case 'essay':
      return ''
    default:
      return undefined
  }
}
