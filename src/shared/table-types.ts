const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Tables that spreadsheets save, as calls take them. */
export const tableTypes = ['text/csv', workbook] as const

/** What a browser offers to choose from. */
export const tableEndings = `.csv,.xlsx,${tableTypes.join(',')}`

/** By its ending, for Windows calls a CSV file a spreadsheet of Excel. */
export const tableTypeOf = (name: string) => (/\.xlsx$/i.test(name) ? workbook : 'text/csv')
