import { TriangleAlert } from '@/components/ui/icons'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { MATRICULADOS } from '@/components/tesoreria/cuota/matriculados-column'
import { DataTable } from '@/components/data-table/data-table'
import { precioFormHref } from '@/components/tesoreria/precio/precio-href'
import { DangerNotice } from '@/components/ui/danger-notice'
import type { simularMes } from '@/contract/cuota'
import { moneyOrDash } from '@/domain/dinero'
import { isTipoConCuota } from '@/domain/estados'
import { endOfMonth, formatMes, makeFecha, type Mes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import type { LeidoDe } from '@/lib/api/result'
import { rutas } from '@/lib/routes'

export type Simulado = LeidoDe<typeof simularMes>
type Grupo = NonNullable<Simulado['grupos']>[number]
type SinPrecio = NonNullable<Simulado['sinPrecio']>

const COLUMNS: readonly Column<Grupo>[] = [
  { id: 'tipoMatricula', label: 'Tipo', kind: 'text', title: true },
  { id: 'variante', label: 'Seguro', kind: 'text' },
  { id: 'precio', label: 'Precio', kind: 'money', width: '10rem' },
  MATRICULADOS,
  { id: 'total', label: 'Total', kind: 'money', width: '12rem' },
]
const rowKey = ({ tipoMatricula, variante, precio }: Grupo) => `${tipoMatricula} ${variante} ${precio}`

type Props = {
  simulado: Simulado
  mes: Mes
  address: Address
  /** Missing prices lead to their form. */
  cargaPrecios: boolean
  children: ReactNode
}

export function Preview({ simulado, mes: de, address, cargaPrecios, children }: Props) {
  const mes = formatMes(de)
  const { grupos = [], cantidad = 0, total, sinPrecio = [] } = simulado
  return (
    <section aria-label={`Cuotas de ${mes}`} className="grid gap-3">
      {sinPrecio.length > 0 && <MissingPrices faltan={sinPrecio} mes={de} enlaza={cargaPrecios} />}
      <StatesToCome {...simulado} mes={de} />
      {grupos.length === 0 ? (
        <p className="rounded-lg border bg-card px-4 py-3.5">No hay cuotas para generar en {mes}.</p>
      ) : (
        <>
          <DataTable
            label={`Cuotas que se van a generar en ${mes}`}
            columns={COLUMNS}
            content={{ state: 'rows', rows: grupos }}
            rowKey={rowKey}
            empty={{ text: '' }}
            address={address}
          />
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-lg bg-muted px-4 py-2.5 tabular-nums">
            <span className="font-medium">Total</span>
            <span className="flex flex-wrap items-baseline gap-x-6">
              <span>{cantidad === 1 ? '1 cuota' : `${formatCount(cantidad)} cuotas`}</span>
              <strong className="text-lg font-semibold">{moneyOrDash(total)}</strong>
            </span>
          </p>
        </>
      )}
      {children}
    </section>
  )
}

/** They are charged by the state of the day of the run, so that the preview and what is done cannot differ. */
function StatesToCome({ cambian = 0, programados = [], mes }: Simulado & { mes: Mes }) {
  if (cambian === 0) return null
  const first = makeFecha(mes.anio, mes.mes, 1)
  const hasta = first ? `?hasta=${endOfMonth(first)}` : ''
  return (
    <section aria-label="Cambios de estado que vienen" className="rounded-lg border bg-card px-4 py-3">
      <p className="font-medium">
        {cambian === 1 ? '1 matriculado cambia' : `${formatCount(cambian)} matriculados cambian`} de estado
        antes de que termine {formatMes(mes)}: se {cambian === 1 ? 'le' : 'les'} cobra según el que{' '}
        {cambian === 1 ? 'tiene' : 'tienen'} hoy.
      </p>
      <ul className="mt-1 list-disc pl-5">
        {programados.map(({ matriculadoID = 0, apellidoNombre, matricula, que }) => (
          <li key={`${matriculadoID} ${que}`}>
            <Link href={rutas.periodoMatricula(matriculadoID)} prefetch={false} className="link">
              {apellidoNombre}
            </Link>{' '}
            (matrícula {matricula}) {que}
          </li>
        ))}
      </ul>
      {cambian > programados.length && (
        <Link href={`${rutas.cambiosProgramados()}${hasta}`} prefetch={false} className="link">
          Ver los {formatCount(cambian)}
        </Link>
      )}
    </section>
  )
}

/** The others can be charged meanwhile; the next run charges those left out now. */
function MissingPrices({ faltan, mes, enlaza }: { faltan: SinPrecio; mes: Mes; enlaza: boolean }) {
  return (
    <DangerNotice
      role="alert"
      icon={TriangleAlert}
      title={`${faltan.length === 1 ? 'Falta un precio' : `Faltan ${faltan.length} precios`}: quienes lo necesitan quedan sin cuota`}
    >
      <div className="pl-6">
        <ul className="mt-1 list-disc pl-5">
          {faltan.map(({ nombre, tipoMatriculaID, variante, cantidad = 0 }) => (
            <li key={nombre}>
              {nombre} ({cantidad === 1 ? '1 matriculado' : `${formatCount(cantidad)} matriculados`})
              {enlaza && isTipoConCuota(tipoMatriculaID) && (
                <>
                  {': '}
                  <Link
                    href={precioFormHref({ anio: mes.anio, tipoMatriculaID, variante, mes })}
                    prefetch={false}
                    className="font-medium underline underline-offset-3"
                    aria-label={`Cargar el precio de ${nombre}`}
                  >
                    Cargar el precio
                  </Link>
                </>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-1">
          {enlaza ? 'Al guardarlo se vuelve a este mes.' : 'Pida a la administración que lo cargue.'} También
          se puede generar ahora el resto y después lo que falte.
        </p>
      </div>
    </DangerNotice>
  )
}
