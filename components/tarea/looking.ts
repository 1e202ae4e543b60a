/** Milliseconds between two looks at what is being done: soon at first, for most of it is short. */
const PRONTO = 400
const PRIMERAS = 3

/**
 * Looks again and again while somebody sees the page, until `look` says that nothing more is to come. Leaving ends the
 * looking alone.
 */
export async function keepLooking(
  look: (senal: AbortSignal) => Promise<boolean>,
  senal: AbortSignal,
  cada: number,
): Promise<void> {
  for (let vez = 0; !senal.aborted; vez++) {
    await new Promise((resolve) => setTimeout(resolve, vez < PRIMERAS ? Math.min(PRONTO, cada) : cada))
    if (senal.aborted || document.visibilityState !== 'visible') continue
    if (!(await look(senal))) return
  }
}
