import { headers } from 'next/headers'
import { NotFoundPage, metadata } from '@/components/acceso/sesion/not-found-page'
import { StaffMarco } from '@/components/acceso/sesion/staff-marco'
import { readSession } from '@/lib/session'
import { NO_SCREEN_HEADER } from '@/lib/come-back'

export { metadata }

/**
 * An address that is no screen: inside the shell for whoever is signed in and may use it. Next draws this with every
 * page, in case it is needed; a whole shell is drawn only where the gate has said that it is.
 */
export default async function NotFound() {
  if (!(await headers()).has(NO_SCREEN_HEADER)) return <Alone />
  const sesion = await readSession()
  if (!sesion || sesion.debeCambiarClave) return <Alone />
  return (
    <StaffMarco>
      <NotFoundPage />
    </StaffMarco>
  )
}

const Alone = () => (
  <main>
    <NotFoundPage />
  </main>
)
