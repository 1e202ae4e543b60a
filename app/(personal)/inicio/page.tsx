import { CalendarPlus, ChartPie, Rows3, Settings, UsersRound } from '@/components/ui/icons'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { Suspense } from 'react'
import { TextFilters } from '@/components/data-table/text-filters'
import { ActionCard, ActionCards } from '@/components/inicio/action-card'
import { LastFichas } from '@/components/inicio/last-fichas'
import { Pendientes, PendientesComing } from '@/components/inicio/pendientes'
import { variosText } from '@/components/inicio/hub-cards'
import { FILTROS } from '@/components/padron/matriculado/filters'
import { ResumeLink } from '@/components/acceso/sesion/resume-link'
import { EndedTareas } from '@/components/tarea/ended-tareas'
import { TareaPanel } from '@/components/tarea/tarea-panel'
import { endedWell, linkOf } from '@/components/tarea/words'
import { PageHeader } from '@/components/shell/page-header'
import { Card, CardTitle } from '@/components/ui/card'
import { environment } from '@/lib/environment'
import type { Permiso, Rol } from '@/domain/roles'
import type { Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'
import { hasTareas, readActivas } from '@/lib/active-tareas'
import { COME_BACK } from '@/lib/come-back'

export const metadata: Metadata = { title: 'Inicio' }

/** So many jobs that ended well are told one by one. */
const DE_A_UNA = 2

/** The specification gives the other staff the search instead. */
const CON_TARJETAS: readonly Rol[] = ['ADMINISTRACION', 'CONTADOR', 'ADMINISTRATIVO']

export default async function InicioPage({ searchParams }: { searchParams: Busqueda }) {
  const sesion = await requireSession('inicio.ver')
  const { roles, permisos, hay } = sesion
  const conTarjetas = CON_TARJETAS.some((rol) => roles.includes(rol))
  const generaCuotas = permisos.has('cuotas.correr')
  const estadisticas = permisos.has('estadisticas.ver')
  const ampliado = hay.propio && environment().ROLE_POLICY !== 'estricta'
  const varios = permisos.has('varios.ver') ? variosText(permisos, hay) : undefined
  return (
    <>
      <PageHeader title="Inicio" />
      <ResumeLink sesion={sesion} volver={(await searchParams)[COME_BACK]} />
      {hasTareas(sesion, hay) && <Tareas />}
      {permisos.has('padron.ver') && (ampliado || !conTarjetas) && <Buscador />}
      <div className={ampliado && conTarjetas ? 'home-columns' : undefined}>
        {ampliado && <Propio permisos={permisos} />}
        {permisos.has('padron.ver') && conTarjetas && (
          <Tarjetas {...{ generaCuotas, estadisticas, varios }} listado={permisos.has('listado.ver')} />
        )}
      </div>
    </>
  )
}

/** What the specification's first screen lacks; the cards beside it do not wait for it. */
const Propio = ({ permisos }: { permisos: ReadonlySet<Permiso> }) => (
  <div className="grid content-start gap-3">
    <Suspense fallback={<PendientesComing />}>
      <Pendientes permisos={permisos} />
    </Suspense>
    <LastFichas />
  </div>
)

/** Jobs that are not done, or ended while the person was elsewhere; of many that ended well there is one line. */
async function Tareas() {
  const activas = await readActivas()
  const well = activas.filter(endedWell)
  const gathered = well.length > DE_A_UNA
  const alone = gathered ? activas.filter((tarea) => !endedWell(tarea)) : activas
  return (
    activas.length > 0 && (
      <section aria-label="Tareas" className="mb-6 grid gap-3">
        {gathered && <EndedTareas tareas={well} />}
        {alone.map((tarea) => (
          <TareaPanel key={tarea.id} tarea={tarea} enlace={linkOf(tarea)} />
        ))}
      </section>
    )
  )
}

type Vistas = Readonly<Record<'generaCuotas' | 'estadisticas' | 'listado', boolean>> & {
  varios: string | undefined
}

function Tarjetas({ generaCuotas, estadisticas, varios, listado }: Vistas) {
  return (
    <ActionCards label="Accesos">
      <ActionCard
        icon={UsersRound}
        title="Matriculados"
        text="El padrón: fichas, pagos y cuentas corrientes"
        href={rutas.matriculados()}
      />
      {generaCuotas && (
        <ActionCard
          icon={CalendarPlus}
          title="Generar Cuotas"
          text="La cuota de un mes, de una vez para todos los que la pagan"
          href={rutas.generarCuotas()}
        />
      )}
      {estadisticas && (
        <ActionCard
          icon={ChartPie}
          title="Estadisticas"
          text="Cuántos somos, quién debe, cuánto entró, y los informes del mes"
          href={rutas.estadisticas()}
        />
      )}
      {varios && <ActionCard icon={Settings} title="Varios" text={varios} href={rutas.varios()} />}
      {listado && (
        <ActionCard
          icon={Rows3}
          title="Listado de Matriculados"
          text="Quiénes son, con los filtros y las columnas que elija, y en Excel"
          href={rutas.listaDeUsuarios()}
        />
      )}
    </ActionCards>
  )
}

/** On a telephone a field in focus would cover half of the screen with its keyboard. */
async function Buscador() {
  const enTelefono = /Mobi/.test((await headers()).get('user-agent') ?? '')
  return (
    <Card className="mb-3 px-4 pt-3 pb-4" aria-label="Buscar un matriculado">
      <CardTitle className="mb-2 text-sm">Buscar un matriculado</CardTitle>
      <TextFilters
        filters={FILTROS}
        address={{ path: rutas.matriculados(), params: {} }}
        autoFocus={!enTelefono}
      />
    </Card>
  )
}
