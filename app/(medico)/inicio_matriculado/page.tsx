import type { Metadata } from 'next'
import { AccountTable } from '@/components/cuenta-corriente/account-table'
import { RangeForm } from '@/components/cuenta-corriente/range-form'
import { readRange } from '@/components/cuenta-corriente/range'
import { addressOf } from '@/components/data-table/address'
import { DataTable } from '@/components/data-table/data-table'
import { contentOf, mapRows } from '@/components/espera/content-of'
import { ReadFailure } from '@/components/espera/read-failure'
import { MemberLine } from '@/components/matriculado/member-line'
import type { Ficha } from '@/components/ficha/field-value'
import { UnlinkedNotice } from '@/components/matriculado/unlinked-notice'
import { emisor } from '@/components/pago/emisor'
import { PENDIENTE_DATOS } from '@/components/pago/pending-columns'
import { toFila } from '@/components/pago/pending-row'
import { PageHeader } from '@/components/shell/page-header'
import { traerDatos } from '@/contract/matriculado'
import { traerCuentaCorriente, traerPagosPendientes } from '@/contract/pago'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { type Busqueda, orLeave } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Inicio' }

const TODAS = { traerMatriculas: true, traerConceptos: true, traerPP: true }

/** A doctor's own landing: his record, what he owes and his account, to be read (S1 2.1, D4). */
export default async function InicioMatriculadoPage({ searchParams }: { searchParams: Busqueda }) {
  const { matriculadoID } = await exigir('medico.inicio')
  if (matriculadoID === null) return <UnlinkedNotice />
  const address = addressOf(rutas.inicioMatriculado(), await searchParams)
  const range = readRange(address.params)
  const propio = { matriculadoID }
  const pedidos = { ...propio, ...TODAS, mostrarTodo: true }
  const movimientos = { ...propio, ...range, ...TODAS }
  const [quien, lista, cuenta, puede] = await Promise.all([
    leer(traerDatos, propio),
    leer(traerPagosPendientes, pedidos),
    leer(traerCuentaCorriente, movimientos),
    capacidades(),
  ])
  const ficha = orLeave(quien)
  if (!ficha.ok)
    return <ReadFailure falla={ficha} ruta="/matriculado/traerDatos" entrada={propio} que="su ficha" />
  return (
    <>
      <Heading ficha={ficha.datos} />
      <h2 className="mt-5 mb-2 font-semibold">Pagos pendientes</h2>
      <DataTable
        label="Pagos pendientes"
        columns={PENDIENTE_DATOS}
        content={contentOf(
          mapRows(orLeave(lista), (row, index) => toFila(row, index, false)),
          {
            ruta: '/pago/traerPagosPendientes',
            entrada: pedidos,
            que: 'la lista de pagos pendientes',
          },
        )}
        rowKey={({ clave }) => clave}
        empty={{ text: 'No tiene pagos pendientes' }}
        address={address}
      />
      <div className="mt-6 mb-2 flex flex-wrap items-end justify-between gap-3">
        <h2 className="font-semibold">Cuenta Corriente</h2>
        <RangeForm key={`${range.desde} ${range.hasta}`} address={address} {...range} />
      </div>
      <AccountTable
        matriculadoID={matriculadoID}
        content={contentOf(orLeave(cuenta), {
          ruta: '/pago/traerCuentaCorriente',
          entrada: movimientos,
          que: 'la cuenta corriente',
        })}
        address={address}
        daRecibo={puede.has('pago.traerRecibo')}
        emisor={emisor()}
      />
    </>
  )
}

function Heading({ ficha }: { ficha: Ficha }) {
  return (
    <PageHeader
      title={ficha.datosPersonales?.apellidoNombre || 'Sin nombre'}
      subtitle={
        <MemberLine
          lead={`Matricula ${ficha.matricula ?? '—'}`}
          estado={ficha.tipoMatricula?.nombre}
          deuda={ficha.deuda}
          saldoAFavor={ficha.saldoAFavor}
        />
      }
    />
  )
}
