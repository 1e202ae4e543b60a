import { LoaderCircle } from '@/components/ui/icons'

/** Decorative: its user tells in words what is going on. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />
}
