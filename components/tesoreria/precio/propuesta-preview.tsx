import type { ReactNode } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { MATRICULADOS } from '@/components/tesoreria/cuota/matriculados-column'
import { DataTable } from '@/components/data-table/data-table'
import { Badge } from '@/components/ui/badge'
import type { simularAnio } from '@/contract/concepto'
import { type Centavos, CERO, formatMoney, subtract, sumMoney, moneyOrDash } from '@/domain/dinero'
import { ESTADOS, isTipoConCuota } from '@/domain/estados'
import { variantName } from '@/domain/precio'
import type { LeidoDe } from '@/lib/api/result'

export type Simulado = LeidoDe<typeof simularAnio>
type Precio = NonNullable<Simulado['precios']>[number]
type Ingreso = NonNullable<Simulado['ingresos']>[number]

type Props = {
  simulado: Simulado
  desde: number
  anio: number
  address: Address
  children: ReactNode
}

export function PropuestaPreview({ simulado, desde, anio, address, children }: Props) {
  const { precios = [], ingresos = [] } = simulado
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="precios-nuevos" className="grid gap-2">
        <h2 id="precios-nuevos" className="font-semibold">
          Precios de {anio}, por mes
        </h2>
        <DataTable
          label={`Precios de ${anio}`}
          columns={priceColumns(desde, anio)}
          content={{ state: 'rows', rows: precios }}
          rowKey={({ tipoMatriculaID, variante }) => `${tipoMatriculaID} ${variante}`}
          empty={{ text: '' }}
          address={address}
        />
      </section>
      <section aria-labelledby="ingreso-anual" className="grid gap-2">
        <h2 id="ingreso-anual" className="font-semibold">
          Ingreso de un año por tipo de matrícula
        </h2>
        <p className="text-muted-foreground">
          Doce cuotas de los matriculados a los que hoy se les cobra, cada uno con el seguro que tiene hoy.
        </p>
        <DataTable
          label="Ingreso de un año por tipo de matrícula"
          columns={incomeColumns(desde, anio)}
          content={{ state: 'rows', rows: ingresos }}
          rowKey={({ tipoMatriculaID }) => String(tipoMatriculaID)}
          empty={{ text: '' }}
          address={address}
        />
        <IncomeTotal ingresos={ingresos} />
      </section>
      {children}
    </div>
  )
}

const tipo = {
  id: 'tipoMatriculaID',
  label: 'Tipo',
  kind: 'own',
  title: true,
  cell: ({ tipoMatriculaID }: { tipoMatriculaID?: number }) =>
    isTipoConCuota(tipoMatriculaID) ? ESTADOS[tipoMatriculaID] : null,
} as const

const priceColumns = (desde: number, anio: number): Column<Precio>[] => [
  tipo,
  { id: 'variante', label: 'Seguro', kind: 'own', cell: ({ variante }) => variantName(variante ?? 0) },
  { id: 'anterior', label: String(desde), kind: 'money', width: '10rem' },
  {
    id: 'nuevo',
    label: String(anio),
    kind: 'money',
    width: '17rem',
    cell: ({ nuevo, existente }) =>
      existente === null || existente === undefined ? (
        <strong className="font-semibold">{moneyOrDash(nuevo)}</strong>
      ) : (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 sm:justify-end">
          <Badge color="grey">Ya está, no cambia</Badge>
          {formatMoney(existente)}
        </span>
      ),
  },
  {
    id: 'diferencia',
    label: 'Diferencia',
    kind: 'money',
    width: '11rem',
    cell: ({ anterior, nuevo, existente }) => <Change from={anterior} to={existente ?? nuevo} />,
  },
]

const incomeColumns = (desde: number, anio: number): Column<Ingreso>[] => [
  tipo,
  MATRICULADOS,
  { id: 'antes', label: `A precios de ${desde}`, kind: 'money', width: '13rem' },
  { id: 'despues', label: `A precios de ${anio}`, kind: 'money', width: '13rem' },
  {
    id: 'diferencia',
    label: 'Diferencia',
    kind: 'money',
    width: '12rem',
    cell: ({ antes, despues }) => <Change from={antes} to={despues} />,
  },
]

function IncomeTotal({ ingresos }: { ingresos: readonly Ingreso[] }) {
  const before = sumMoney(ingresos.map(({ antes }) => antes ?? CERO))
  const after = sumMoney(ingresos.map(({ despues }) => despues ?? CERO))
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-lg bg-muted px-4 py-2.5 tabular-nums">
      <span className="font-medium">Total del año</span>
      <span className="flex flex-wrap items-baseline justify-end gap-x-3">
        <span>
          {formatMoney(before)} <span aria-hidden>→</span>
          <span className="sr-only">pasa a</span>
        </span>
        <strong className="text-lg font-semibold">{formatMoney(after)}</strong>
        <span>
          (<Change from={before} to={after} />)
        </span>
      </span>
    </p>
  )
}

function Change({ from, to }: { from: Centavos | undefined; to: Centavos | undefined }) {
  if (from === undefined || to === undefined) return '—'
  const change = subtract(to, from)
  return `${change > 0n ? '+' : ''}${formatMoney(change)}`
}
