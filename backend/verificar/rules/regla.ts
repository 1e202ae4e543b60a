export interface Regla {
  /** What must be true, in Spanish, for the report's reader. */
  regla: string
  /** Selects one text column, a line for each case that breaks the rule. */
  sql: string
  /** What it does not look at, as who brought another server's history could not know it; `sql` selects each by one text column. */
  exime?: { que: string; sql: string }
}
