/** The rows from one place to another, whichever comes first; the last alone where there is no first (-1). */
export const rangeTo = <Row>(rows: readonly Row[], from: number, to: number): readonly Row[] =>
  rows.slice(from < 0 ? to : Math.min(from, to), Math.max(from, to) + 1)
