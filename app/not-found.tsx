import { Marco } from '@/components/acceso/sesion/marco'
import { NotFoundPage, metadata } from '@/components/acceso/sesion/not-found-page'
import { leerSesion } from '@/lib/sesion'

export { metadata }

/** An address that is no screen: inside the shell for whoever is signed in and may use it. */
export default async function NotFound() {
  const sesion = await leerSesion()
  if (sesion && !sesion.debeCambiarClave)
    return (
      <Marco>
        <NotFoundPage />
      </Marco>
    )
  return (
    <main>
      <NotFoundPage />
    </main>
  )
}
