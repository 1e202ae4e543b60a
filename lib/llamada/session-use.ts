/** When any tab of this browser last asked the server for something, in milliseconds: what a session's rest is counted from. */
const USO = 'padron.uso'

/** Since this page was loaded: a browser may refuse its storage. */
let here = 0

export function noteUse(at = Date.now()): void {
  here = Math.max(here, at)
  try {
    if (here > lastUse()) localStorage.setItem(USO, String(here))
  } catch {
    // This tab counts for itself then.
  }
}

/** A time still to come was written by a clock that has been put right. */
export function lastUse(): number {
  let stored = 0
  try {
    stored = Number(localStorage.getItem(USO) ?? 0)
  } catch {
    // As above.
  }
  return stored <= Date.now() ? Math.max(here, stored) : here
}

/** Notes each call and each page that the browser asks for, whoever asks; answers what ends it. */
export function watchUse(): () => void {
  noteUse(performance.timeOrigin)
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isUse(entry as PerformanceResourceTiming))
        noteUse(Date.now() - (performance.now() - entry.startTime))
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}

function isUse({ name, initiatorType }: PerformanceResourceTiming): boolean {
  const { origin, pathname } = new URL(name)
  return initiatorType === 'fetch' && origin === location.origin && !pathname.startsWith('/_next/')
}

const MINUTO = 60_000
/** The server writes a use at most once a minute. */
const MARGEN = MINUTO

/** Milliseconds until a session of so many minutes of rest may be over; negative when it may be already. */
export const leftOf = (minutos: number, usada: number, ahora: number): number =>
  usada + minutos * MINUTO - MARGEN - ahora

/** How long before its end a person is warned: two minutes, less where sessions rest for little. */
export const warningOf = (minutos: number): number => Math.min(2, minutos / 4) * MINUTO
