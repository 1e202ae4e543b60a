import { ForbiddenPage, metadata } from '@/components/acceso/sesion/forbidden-page'

export { metadata }

/** The gate's refusals stand alone; each group of screens has its own inside the shell. */
export default function Forbidden() {
  return (
    <main>
      <ForbiddenPage />
    </main>
  )
}
