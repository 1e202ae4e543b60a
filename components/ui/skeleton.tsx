/** `width` is a CSS length. */
export function Skeleton({ width = '100%', height = '0.75rem' }: { width?: string; height?: string }) {
  return <span aria-hidden className="skeleton" style={{ width, height }} />
}
