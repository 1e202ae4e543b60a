export interface Regla {
  /** What must be true, in Spanish, for the report's reader. */
  regla: string
  /** Selects one text column, a line for each case that breaks the rule. */
  sql: string
}
