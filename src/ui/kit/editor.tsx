/** Enough to colour a few lines of any common language: comments, strings, words of the language, numbers. */
const tokens =
  /(\/\/.*|#.*|\/\*.*?\*\/|<!--.*?-->)|("[^"]*"|'[^']*'|`[^`]*`)|\b(abstract|as|async|await|class|const|def|echo|else|export|extends|false|final|for|foreach|from|func|function|if|implements|import|in|interface|let|namespace|new|null|package|print|private|protected|public|return|static|this|true|type|use|val|var|void|while)\b|\b(\d[\d_.]*)\b/g

const tokenClasses = ['tk-note', 'tk-text', 'tk-word', 'tk-number']

function Coloured({ line }: { line: string }) {
  const pieces = []
  let from = 0
  for (const match of line.matchAll(tokens)) {
    const kind = match.slice(1).findIndex(group => group !== undefined)
    if (match.index > from) pieces.push(line.slice(from, match.index))
    pieces.push(
      <span key={match.index} className={tokenClasses[kind]}>
        {match[0]}
      </span>,
    )
    from = match.index + match[0].length
  }
  return (
    <>
      {pieces}
      {`${line.slice(from)}\n`}
    </>
  )
}

interface EditorWindowProps {
  tabs: { name: string; code: string }[]
  /** names the group of files for those who do not see it */
  title: string
}

/** Files of an editor behind tabs: radio buttons, so it works without a script. At most six. */
export function EditorWindow({ tabs, title }: EditorWindowProps) {
  const files = tabs.slice(0, 6)
  return (
    <fieldset className="editor">
      <legend className="sr-only">{`Contoh kode: ${title}`}</legend>
      {files.map((file, index) => (
        <input
          key={file.name}
          type="radio"
          name="editor-file"
          id={`editor-file-${index}`}
          defaultChecked={index === 0}
          className="sr-only"
        />
      ))}
      <div className="editor-tabs">
        {files.map((file, index) => (
          <label key={file.name} htmlFor={`editor-file-${index}`}>
            {file.name}
          </label>
        ))}
      </div>
      <div className="editor-files">
        {files.map(file => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard
          <pre key={file.name} tabIndex={0}>
            <code>
              {file.code.split('\n').map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
                <span key={index} className="line">
                  <Coloured line={line} />
                </span>
              ))}
            </code>
          </pre>
        ))}
      </div>
    </fieldset>
  )
}
