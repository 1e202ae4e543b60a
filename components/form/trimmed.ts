/**
 * What a form sends: blanks around a text are not meant, and an empty one is absent. `intact` names what is sent as it was
 * typed, as passwords are.
 */
export const trimmed = (values: object, intact: readonly string[] = []): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && !intact.includes(name) ? value.trim() || undefined : value,
    ]),
  )
