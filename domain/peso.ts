/** '120 kB', '5 MB', '1,2 GB' of a file's bytes. */
export function writtenSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  if (bytes < 1_000_000_000) return `${Math.round(bytes / 1_000_000)} MB`
  return `${(bytes / 1_000_000_000).toLocaleString('es-AR', { maximumFractionDigits: 1 })} GB`
}
