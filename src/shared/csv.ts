/**
 * A table for spreadsheets: UTF-8 with its mark and semicolons, as Excel with Indonesian settings reads it at once. In
 * a spreadsheet a cell that begins like a formula is computed: an apostrophe makes it text (OWASP: CSV injection).
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\u{feff}${rows.map(row => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
