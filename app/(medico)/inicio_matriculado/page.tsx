import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { UnlinkedNotice } from '@/components/padron/matriculado/unlinked-notice'
import { DeudaCard } from '@/components/medico/deuda-card'
import { summarize } from '@/components/medico/deuda-summary'
import { MedicoHead } from '@/components/medico/medico-head'
import { OwnMovimientos } from '@/components/medico/own-movimientos'
import { OwnShortcuts } from '@/components/medico/own-shortcuts'
import { OwnPending } from '@/components/medico/own-pending'
import { Cobertura, Debito, Especialidades, Papeles, Planes } from '@/components/medico/own-summary'
import { readOwn } from '@/components/medico/read-own'
import { StaffNotice } from '@/components/medico/staff-notice'
import { MostradorScope } from '@/components/tesoreria/pago/mostrador'
import { ResumeLink } from '@/components/acceso/sesion/resume-link'
import { counterFor } from '@/lib/tesoreria/mostrador'
import { emisor as emisorOf } from '@/lib/tesoreria/emisor'
import { today } from '@/domain/fechas'
import { type Busqueda, orLeave } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { COME_BACK } from '@/lib/come-back'

export const metadata: Metadata = { title: 'Inicio' }

export default async function InicioMatriculadoPage({ searchParams }: { searchParams: Busqueda }) {
  const sesion = await requireSession('medico.inicio')
  const { matriculadoID, hay } = sesion
  if (matriculadoID === null)
    return <UnlinkedNotice personal={sesion.permisos.has('padron.ver')} vincula={hay.propio} />
  const { [COME_BACK]: volver } = await searchParams
  const hoy = today()
  const { quien, pendientes, pedidos, cuenta, movimientos, resumen, cobertura } = await readOwn(
    matriculadoID,
    hoy,
  )
  const ficha = orLeave(quien)
  if (!ficha.ok)
    return (
      <ReadFailure falla={ficha} ruta="/matriculado/traerDatos" entrada={{ matriculadoID }} que="su ficha" />
    )
  const lista = orLeave(pendientes)
  const { deuda: segunFicha, saldoAFavor } = ficha.datos
  const deuda = lista.ok ? summarize(lista.datos, hoy) : undefined
  const emisor = await emisorOf()
  return (
    <>
      <ResumeLink sesion={sesion} volver={volver} />
      <MedicoHead ficha={ficha.datos} resumen={resumen} cobertura={cobertura} />
      <StaffNotice ficha={ficha.datos} />
      <OwnShortcuts hay={hay} />
      <MostradorScope
        {...await counterFor({ matriculadoID, datos: undefined, permisos: sesion.permisos, hay })}
      >
        <OwnPending
          lista={lista}
          entrada={pedidos}
          hoy={hoy}
          paga={hay.pasarela !== null}
          antes={<DeudaCard deuda={deuda} segunFicha={segunFicha} saldoAFavor={saldoAFavor} />}
        >
          <OwnMovimientos cuenta={orLeave(cuenta)} entrada={movimientos} emisor={emisor} />
          {resumen && (
            <>
              <Planes planes={resumen.planes ?? []} />
              <Especialidades filas={resumen.especialidades ?? []} hoy={hoy} />
              <Cobertura resumen={resumen} matriculadoID={matriculadoID} />
              <Debito debito={resumen.debito} />
              <Papeles {...{ resumen, matriculadoID, emisor }} />
            </>
          )}
        </OwnPending>
      </MostradorScope>
    </>
  )
}
