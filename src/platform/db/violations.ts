/** Whether a statement failed because a key that it wrote is there already (unique_violation). */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
