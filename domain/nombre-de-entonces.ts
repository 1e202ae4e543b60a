/** A name as it stands on what was issued, with today's beside it where that is another (decision 241). */
export const namedThen = (nombre: string, hoy: string | null | undefined): string =>
  hoy ? `${nombre} (hoy: ${hoy})` : nombre
