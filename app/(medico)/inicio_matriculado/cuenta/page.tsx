import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { addressOf } from '@/components/data-table/address'
import { contentOf } from '@/components/espera/content-of'
import { CuentaTable } from '@/components/tesoreria/cuenta-corriente/cuenta-table'
import { readRange } from '@/components/tesoreria/cuenta-corriente/range'
import { RangeForm } from '@/components/tesoreria/cuenta-corriente/range-form'
import { MostradorScope } from '@/components/tesoreria/pago/mostrador'
import { PageHeader } from '@/components/shell/page-header'
import { traerCuentaCorriente } from '@/contract/cuenta-corriente'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { type Busqueda, orLeave } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { counterFor } from '@/lib/tesoreria/mostrador'

export const metadata: Metadata = { title: 'Cuenta y recibos' }

export default async function MiCuentaCorrientePage({ searchParams }: { searchParams: Busqueda }) {
  const { matriculadoID, permisos, hay } = await requireSession('medico.inicio')
  if (matriculadoID === null) redirect(rutas.inicioMatriculado())
  const address = addressOf(rutas.miCuentaCorriente(), await searchParams)
  const range = readRange(address.params)
  const entrada = { matriculadoID, ...range, traerMatriculas: true, traerConceptos: true, traerPP: true }
  const cuenta = orLeave(await readApi(traerCuentaCorriente, entrada))
  const espera = { ruta: '/pago/traerCuentaCorriente', entrada, que: 'la cuenta corriente' } as const
  const newestFirst = cuenta.ok ? { ...cuenta, datos: cuenta.datos.toReversed() } : cuenta
  return (
    <>
      <PageHeader title="Cuenta y recibos" back={rutas.inicioMatriculado()} />
      <div className="mb-3">
        <RangeForm key={`${range.desde} ${range.hasta}`} address={address} {...range} />
      </div>
      <MostradorScope {...await counterFor({ matriculadoID, datos: undefined, hay, permisos })}>
        <CuentaTable content={contentOf(newestFirst, espera)} address={address} conRecibo propia />
      </MostradorScope>
    </>
  )
}
