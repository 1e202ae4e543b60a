import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { FrameProps } from '@/components/acceso/sesion/signed-in-frame'
import { PageWait } from '@/components/espera/page-wait'
import { Bell } from '@/components/tarea/bell'
import { landingOf, rolEnPalabras } from '@/domain/roles'
import { formatFecha, today } from '@/domain/fechas'
import { isSlow } from '@/lib/api/pending-reads'
import { addressOfLogo, readCara } from '@/lib/api/consejo'
import { mayHaveTareas } from '@/lib/api/tareas-told'
import { alcance } from '@/lib/api/servidor'
import { cookieOfAccesos, initialsOf, readAccesos } from '@/lib/accesos'
import type { Destino } from '@/lib/destinations'
import { pantallasFor } from '@/lib/pantallas'
import { PLACE_HEADER } from '@/lib/come-back'
import type { Enlace } from '@/lib/footer-links'
import { environment } from '@/lib/environment'
import { WORDS_OF_REGISTER } from '@/lib/register-words'
import { type Sesion, ownerOf } from '@/lib/session-cookie'
import { permissionOf } from '@/lib/screen-addresses'
import { rutas } from '@/lib/routes'
import { greet } from '@/lib/greeting'
import { readSession } from '@/lib/session'
import { hasTareas, readActivas } from '@/lib/active-tareas'
import { escrito } from '@/lib/ortografia/escrito'

const MENU: readonly {
  lugar: 'inicio' | 'inicioMatriculado' | 'matriculados' | 'estadisticas'
  label: string
}[] = [
  { lugar: 'inicio', label: 'Inicio' },
  { lugar: 'inicioMatriculado', label: 'Inicio' },
  { lugar: 'matriculados', label: 'Matriculados' },
  { lugar: 'estadisticas', label: escrito('Estadisticas') },
]

const AYUDA = { texto: 'Ayuda', href: rutas.ayuda() }

/** The council has a help of its own, which goes first. */
const hasOwnHelp = (enlaces: readonly Enlace[]) => enlaces.some(({ texto }) => texto === AYUDA.texto)

/** Links to refused screens are never drawn. */
function menuOf({ permisos, roles }: Sesion) {
  const ajeno = landingOf(roles) === rutas.inicio() ? 'inicioMatriculado' : 'inicio'
  return MENU.filter(({ lugar }) => {
    const permiso = permissionOf(lugar)
    return lugar !== ajeno && (permiso === 'publico' || permisos.has(permiso))
  }).map(({ lugar, label }) => ({ href: rutas[lugar](), label }))
}

type Props = {
  /** Named where it is asked for, since a page loads whatever frame its layout knows. */
  frame: ComponentType<FrameProps>
  children: ReactNode
}

/**
 * The shell of every signed-in screen. It checks no permission, since each page asks for its own. It waits a moment
 * for the page, so that its status can still be right.
 */
export async function Marco({ frame: Frame, children }: Props) {
  const sesion = await readSession()
  if (!sesion) redirect(rutas.login())
  const hay = await alcance()
  const { SISTEMA_NOMBRE, SISTEMA_PIE, SISTEMA_ENLACES, PADRON_REGISTRO } = environment()
  const llamado = sesion.nombre || sesion.apellido
  const home = landingOf(sesion.roles)
  // The specification's screens have no bell for notices.
  const cuenta = environment().ROLE_POLICY !== 'estricta'
  const cara = await readCara({ alDia: sesion.permisos.has('ajustes.administrar') })
  const usuario = [sesion.nombre, sesion.apellido].filter(Boolean).join(' ') || 'Usuario'
  const pantallas = pantallasFor(sesion.permisos, hay)
  const accesos = await accesosOf(sesion, pantallas.destinos)
  const demora = await isSlow()
  const activas = hasTareas(sesion, hay) && mayHaveTareas() ? readActivas() : undefined
  return (
    <Frame
      propio={hay.propio}
      dueno={ownerOf(sesion)}
      sistema={SISTEMA_NOMBRE}
      consejo={cara.escrita ? cara.nombre : undefined}
      logo={addressOfLogo(cara)}
      hoja={`${cara.escrita ? cara.nombre : SISTEMA_NOMBRE} · impreso el ${formatFecha(today())} por ${usuario}`}
      home={home}
      menu={menuOf(sesion)}
      accesos={accesos}
      saludo={llamado ? `${greet(new Date())}, ${llamado}` : greet(new Date())}
      usuario={usuario}
      rol={sesion.roles.map(rolEnPalabras).join(', ')}
      cuenta={sesion.permisos.has('miCuenta.ver')}
      busca={sesion.permisos.has('padron.ver')}
      pantallas={pantallas.huella}
      campana={
        (activas || cuenta) && (
          <Suspense>
            <Campana {...{ activas, cuenta }} />
          </Suspense>
        )
      }
      aviso={WORDS_OF_REGISTER[PADRON_REGISTRO]}
      footer={{
        links: [
          ...(SISTEMA_ENLACES.length > 0 ? SISTEMA_ENLACES : [{ texto: 'Ir al inicio', href: home }]),
          ...(sesion.permisos.has('ayuda.ver') && !hasOwnHelp(SISTEMA_ENLACES) ? [AYUDA] : []),
        ],
        copyright: SISTEMA_PIE || `© ${today().slice(0, 4)} ${SISTEMA_NOMBRE}`,
      }}
    >
      <PageWait demora={demora}>{children}</PageWait>
    </Frame>
  )
}

type CampanaProps = { activas: ReturnType<typeof readActivas> | undefined; cuenta: boolean }

async function Campana({ activas, cuenta }: CampanaProps) {
  const tareas = (await activas) ?? []
  return (cuenta || tareas.length > 0) && <Bell activas={tareas} cuenta={cuenta} />
}

/** None under 'estricta', whose menu is the specification's, and none for members. */
async function accesosOf(sesion: Sesion, destinos: readonly Destino[]) {
  if (environment().ROLE_POLICY === 'estricta' || !sesion.permisos.has('inicio.ver')) return undefined
  const text = (await cookies()).get(cookieOfAccesos(ownerOf(sesion)))?.value
  const [pathname] = ((await headers()).get(PLACE_HEADER) ?? '').split('?')
  return readAccesos(text, destinos, pathname, initialsOf(sesion.roles))
}
