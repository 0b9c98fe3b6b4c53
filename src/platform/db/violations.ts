const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Whether a statement failed because a key that it wrote is there already (unique_violation). */
export const isDuplicate = (error: unknown): boolean => hasCode(error, '23505')

/** Whether a statement failed because what it hangs on is not there (foreign_key_violation). */
export const isDangling = (error: unknown): boolean => hasCode(error, '23503')
