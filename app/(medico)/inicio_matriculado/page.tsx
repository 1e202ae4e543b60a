import type { Metadata } from 'next'
import { readRange } from '@/components/tesoreria/cuenta-corriente/range'
import { addressOf } from '@/components/data-table/address'
import { contentOf } from '@/components/espera/content-of'
import { ReadFailure } from '@/components/espera/read-failure'
import { PeriodTable } from '@/components/padron/ficha/period-table'
import { UnlinkedNotice } from '@/components/padron/matriculado/unlinked-notice'
import { DebtCard } from '@/components/padron/medico/debt-card'
import { summarize } from '@/components/padron/medico/debt-summary'
import { DoctorHead } from '@/components/padron/medico/doctor-head'
import { OwnAccount } from '@/components/padron/medico/own-account'
import { OwnPages } from '@/components/padron/medico/own-pages'
import { OwnPending } from '@/components/padron/medico/own-pending'
import { OwnRecord } from '@/components/padron/medico/own-record'
import { MostradorScope } from '@/components/tesoreria/pago/mostrador'
import { Section, SectionLinks } from '@/components/padron/medico/section'
import { StaffNotice } from '@/components/padron/medico/staff-notice'
import { ResumeLink } from '@/components/acceso/sesion/resume-link'
import { readCobertura } from '@/lib/padron/read-cobertura'
import { counterFor } from '@/lib/tesoreria/mostrador'
import { pendingOf } from '@/lib/tesoreria/pending-input'
import { periodos } from '@/contract/historial'
import { traerDatos } from '@/contract/matriculado'
import { traerCuentaCorriente } from '@/contract/cuenta-corriente'
import { traerPagosPendientes } from '@/contract/pago'
import { today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { type Busqueda, orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'
import { COME_BACK } from '@/lib/come-back'

export const metadata: Metadata = { title: 'Inicio' }

const TODAS = { traerMatriculas: true, traerConceptos: true, traerPP: true }

export default async function InicioMatriculadoPage({ searchParams }: { searchParams: Busqueda }) {
  const sesion = await requireSession('medico.inicio')
  const { matriculadoID, hay } = sesion
  if (matriculadoID === null)
    return <UnlinkedNotice personal={sesion.permisos.has('padron.ver')} propio={hay.propio} />
  const { [COME_BACK]: volver, ...busqueda } = await searchParams
  const address = addressOf(rutas.inicioMatriculado(), busqueda)
  const propio = { matriculadoID }
  const pedidos = pendingOf(matriculadoID)
  const movimientos = { ...propio, ...TODAS, ...readRange(address.params) }
  const cobertura = readCobertura(propio)
  const [quien, pendientes, cuenta, historia] = await Promise.all([
    readApi(traerDatos, propio),
    readApi(traerPagosPendientes, pedidos),
    readApi(traerCuentaCorriente, movimientos),
    readApi(periodos, propio),
  ])
  const ficha = orLeave(quien)
  if (!ficha.ok)
    return <ReadFailure falla={ficha} ruta="/matriculado/traerDatos" entrada={propio} que="su ficha" />
  const lista = orLeave(pendientes)
  const { deuda, saldoAFavor } = ficha.datos
  const hoy = today()
  const espera = { ruta: '/periodoMatricula/traerTodos', entrada: propio, que: 'los periodos' } as const
  return (
    <div data-pantalla="medico">
      <ResumeLink sesion={sesion} volver={volver} />
      <DoctorHead ficha={ficha.datos} cobertura={cobertura} />
      <StaffNotice ficha={ficha.datos} />
      <DebtCard
        deuda={lista.ok ? summarize(lista.datos, hoy) : undefined}
        segunFicha={deuda}
        saldoAFavor={saldoAFavor}
      />
      {hay.propio && <OwnPages />}
      <SectionLinks />
      <MostradorScope {...await counterFor({ matriculadoID, datos: undefined, permisos: sesion.permisos })}>
        <OwnPending
          lista={lista}
          entrada={pedidos}
          hoy={hoy}
          address={address}
          paga={hay.pasarela !== null}
        />
        <OwnAccount cuenta={orLeave(cuenta)} entrada={movimientos} address={address} />
      </MostradorScope>
      <OwnRecord ficha={ficha.datos} />
      <Section id="periodos" title="Periodos de Matricula">
        <PeriodTable content={contentOf(orLeave(historia), espera)} address={address} />
      </Section>
    </div>
  )
}
