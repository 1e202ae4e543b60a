/** Milliseconds between two looks: short at first, since most jobs are. */
const PRONTO = 400
const PRIMERAS = 3

/** Looks while somebody sees the page, until `look` says that nothing more will come. */
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
