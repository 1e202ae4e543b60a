import { ForbiddenPage, metadata } from '@/components/acceso/sesion/forbidden-page'

export { metadata }

/** What the gate refuses stands alone; within the shell each group of screens has its own. */
export default function Forbidden() {
  return (
    <main>
      <ForbiddenPage />
    </main>
  )
}
