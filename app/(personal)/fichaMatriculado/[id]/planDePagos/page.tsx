import type { Metadata } from 'next'
import { contentOf, mapRows } from '@/components/espera/content-of'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { knownMatriculado } from '@/lib/padron/matriculado-name'
import { MostradorScope } from '@/components/tesoreria/pago/mostrador'
import { counterRules } from '@/lib/tesoreria/counter-rules'
import { counterFor } from '@/lib/tesoreria/mostrador'
import { pendingDeuda, readPending } from '@/lib/tesoreria/pending-deuda'
import { toFila } from '@/components/tesoreria/pago/pending-row'
import { PlanItems } from '@/components/tesoreria/plan-pagos/plan-items'
import { toPlan } from '@/components/tesoreria/plan-pagos/plan-row'
import { PlanTable } from '@/components/tesoreria/plan-pagos/plan-table'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerTodos } from '@/contract/plan-pagos'
import { readApi } from '@/lib/api/client'
import { orLeave, orNotFound, readId } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Planes de Pagos' }

const ESPERA = { ruta: '/pago/traerPagosPendientes', que: 'los ítems pendientes' } as const

export default async function PlanDePagosPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos, personaID, hay } = await requireSession('planes.ver')
  const matriculadoID = readId((await params).id)
  const entrada = { matriculadoID }
  const crea = permisos.has('planes.crear')
  const suma = crea ? undefined : pendingDeuda(matriculadoID)
  const [quien, planes, pendientes, reglas] = await Promise.all([
    readApi(traerDatosBasicos, entrada),
    readApi(traerTodos, entrada),
    crea ? readPending(matriculadoID, { traerPP: false }) : undefined,
    crea ? counterRules(personaID) : undefined,
  ])
  const datos = knownMatriculado(orNotFound(quien))
  const address = { path: rutas.planDePagos(matriculadoID), params: {} }
  const filas =
    pendientes && mapRows(orLeave(pendientes.lista), (row, index) => toFila(row, index, undefined))
  const esperaPlanes = { ruta: '/plan_pagos/traerTodos', entrada, que: 'los planes de pagos' } as const
  return (
    <MostradorScope {...await counterFor({ matriculadoID, datos, hay, permisos, reglas })}>
      <MatriculadoHeader
        pantalla="Planes de Pagos"
        matriculadoID={matriculadoID}
        datos={datos}
        suma={pendientes?.suma ?? suma}
      />
      <PlanTable content={contentOf(mapRows(orLeave(planes), toPlan), esperaPlanes)} address={address} />
      {/* With nothing owed there is nothing to make a plan of. */}
      {pendientes && filas && datos && !(filas.ok && filas.datos.length === 0) && (
        <PlanItems content={contentOf(filas, { ...ESPERA, entrada: pendientes.entrada })} address={address} />
      )}
    </MostradorScope>
  )
}
