import { ownTable } from '../../core/entries/entries.ts'

// What writers change of case studies: visitors' reads stand in portfolio.store.ts.

export const portfolioTable = ownTable({ table: 'portfolio_items', status: 'status' })
