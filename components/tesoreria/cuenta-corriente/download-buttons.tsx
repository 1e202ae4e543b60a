import { hrefWith } from '@/components/data-table/address'
import type { DescargaPedida } from '@/components/descarga/pedido'
import { Downloads } from '@/components/descarga/table-downloads'
import type { Fecha } from '@/domain/fechas'
import { SIEMPRE } from '@/lib/descarga/siempre'
import { escrito } from '@/lib/ortografia/escrito'

type Columna = DescargaPedida['columnas'][number]

const COLUMNAS: readonly Columna[] = [
  { id: 'fecha', titulo: 'FECHA', tipo: 'fecha' },
  { id: 'concepto', titulo: 'CONCEPTO', tipo: 'texto' },
  { id: 'tipo', titulo: 'TIPO', tipo: 'texto' },
  { id: 'movimiento', titulo: 'TIPO DE MOVIMIENTO', tipo: 'texto' },
  { id: 'egreso', titulo: 'DEBE', tipo: 'dinero' },
  { id: 'ingreso', titulo: 'HABER', tipo: 'dinero' },
  { id: 'saldo', titulo: 'SALDO', tipo: 'dinero', sinTotal: true },
]
const RECIBO: Columna = { id: 'nroRecibo', titulo: 'RECIBO', tipo: 'entero' }

type Props = {
  matriculadoID: number
  matricula: number | null | undefined
  nombre: string
  desde: Fecha
  hasta: Fecha
  /** With the receipts' numbers, which the specification's sheets have not. */
  numerados: boolean
}

/** Both spreadsheets of the statement: of every movement there can be, and of the range shown. */
export function DownloadButtons({ matriculadoID, matricula, nombre, desde, hasta, numerados }: Props) {
  const pedido = (rango: { desde: Fecha; hasta: Fecha }, parte: string): DescargaPedida => ({
    de: hrefWith(
      { path: '/api/descargas/cuentaCorriente', params: {} },
      { matriculadoID: String(matriculadoID), ...rango },
    ),
    titulo: 'Cuenta Corriente',
    datos: [escrito('Matricula'), matricula ?? '', nombre],
    nombre: `cuenta-corriente-${matricula ?? matriculadoID}-${parte}`,
    columnas: numerados ? [...COLUMNAS, RECIBO] : COLUMNAS,
    formato: 'xlsx',
  })
  return (
    <div className="self-end max-sm:w-full">
      <Downloads
        que="la cuenta corriente"
        botones={[
          { texto: 'Descargar Total Historico', pedido: pedido(SIEMPRE, 'historico') },
          { texto: 'Descargar Total', pedido: pedido({ desde, hasta }, `${desde}-${hasta}`) },
        ]}
      />
    </div>
  )
}
