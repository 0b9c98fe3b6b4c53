/**
 * A table for spreadsheets: UTF-8 with its mark and semicolons, as Excel with Indonesian settings reads it at once. In
 * a spreadsheet a cell that begins like a formula is computed: an apostrophe makes it text (OWASP: CSV injection).
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\u{feff}${csvLines(rows)}`
}

/** Further rows of a table that has begun. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cell).join(';')}\r\n`).join('')

/** What a spreadsheet would take for a formula is marked as text; a number below zero is a number. */
function cell(text: string): string {
  const safe = !/^-\d+$/.test(text) && /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
