import type { Metadata } from 'next'
import { contentOf, mapRows } from '@/components/espera/content-of'
import { MemberHeader } from '@/components/padron/matriculado/member-header'
import { headingOf, knownMember } from '@/lib/padron/member-name'
import { MemberScope } from '@/components/tesoreria/pago/member-scope'
import { pendingDebt, readPending } from '@/lib/tesoreria/pending-debt'
import { toFila } from '@/components/tesoreria/pago/pending-row'
import { PlanItems } from '@/components/tesoreria/plan-pagos/plan-items'
import { toPlan } from '@/components/tesoreria/plan-pagos/plan-row'
import { PlanTable } from '@/components/tesoreria/plan-pagos/plan-table'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerReglas } from '@/contract/pago'
import { traerTodos } from '@/contract/plan-pagos'
import { leer } from '@/lib/api/cliente'
import { isPropio } from '@/lib/api/servidor'
import { orLeave, orNotFound, readId } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Planes de Pagos' }

const ESPERA = { ruta: '/pago/traerPagosPendientes', que: 'los ítems pendientes' } as const

export default async function PlanDePagosPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos } = await exigir('planes.ver')
  const matriculadoID = readId((await params).id)
  const entrada = { matriculadoID }
  const crea = permisos.has('planes.crear')
  const suma = crea ? undefined : pendingDebt(matriculadoID)
  const [quien, planes, pendientes, reglas] = await Promise.all([
    leer(traerDatosBasicos, entrada),
    leer(traerTodos, entrada),
    crea ? readPending(matriculadoID, { traerPP: false }) : undefined,
    crea && (await isPropio()) ? leer(traerReglas, {}) : undefined,
  ])
  const datos = knownMember(orNotFound(quien))
  const address = { path: rutas.planDePagos(matriculadoID), params: {} }
  const filas =
    pendientes && mapRows(orLeave(pendientes.lista), (row, index) => toFila(row, index, undefined))
  const esperaPlanes = { ruta: '/plan_pagos/traerTodos', entrada, que: 'los planes de pagos' } as const
  return (
    <MemberScope quien={datos && headingOf(datos)}>
      <MemberHeader
        pantalla="Planes de Pagos"
        matriculadoID={matriculadoID}
        datos={datos}
        suma={pendientes?.suma ?? suma}
      />
      <PlanTable
        matriculadoID={matriculadoID}
        content={contentOf(mapRows(orLeave(planes), toPlan), esperaPlanes)}
        address={address}
        rompe={crea && datos !== undefined}
      />
      {pendientes && filas && datos && (
        <PlanItems
          matriculadoID={matriculadoID}
          content={contentOf(filas, { ...ESPERA, entrada: pendientes.entrada })}
          address={address}
          cuotas={reglas?.ok ? reglas.datos.cuotasPlan : undefined}
        />
      )}
    </MemberScope>
  )
}
