import type { Metadata } from 'next'
import type { Filter } from '@/components/data-table/filter-form'
import { DateInput } from '@/components/form/date-input'
import { listPage } from '@/components/listado/list-page'
import { Totales } from '@/components/tesoreria/cuenta-corriente/saldo-totals'
import { receiptActsOf } from '@/components/tesoreria/recibo/acts'
import { mediosOf } from '@/components/tesoreria/recibo/medios'
import { ReciboTable } from '@/components/tesoreria/recibo/recibo-table'
import { medioPago as mediosDePago } from '@/contract/catalogo/seleccion'
import { recibos } from '@/contract/listas/recibos'
import { traerLote, traerTodos } from '@/contract/recibo'
import { CERO, subtract } from '@/domain/dinero'
import { formatCount } from '@/domain/texto'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: recibos.declaracion.titulo }

export default listPage(recibos, {
  ...{ traerTodos, traerLote },
  ruta: rutas.recibos(),
  back: () => rutas.varios(),
  ademas: () => readApi(mediosDePago, {}),
  campos: (medios, { medio }) => {
    const options = mediosOf(medios.ok ? medios.datos : [], medio)
    return recibos.campos.map((campo): Filter =>
      campo.name === 'medio' ? ({ ...campo, options } as Filter) : campo,
    )
  },
  day: DateInput,
  // Applied credit is told apart, since no money moved.
  totales: ({ cantidad = 0, cobrado = CERO, anulado = CERO, aplicado = CERO }) => (
    <Totales
      partes={[
        {
          titulo: 'Cobrado',
          monto: cobrado,
          detalle: cantidad === 1 ? '1 recibo' : `${formatCount(cantidad)} recibos`,
        },
        ...(anulado > 0n
          ? [
              { titulo: 'De eso, anulado', monto: anulado },
              { titulo: 'Queda', monto: subtract(cobrado, anulado) },
            ]
          : []),
        ...(aplicado > 0n ? [{ titulo: 'Saldo a favor aplicado', monto: aplicado }] : []),
      ]}
    />
  ),
  tabla: async (tabla, { permisos }) => (
    <ReciboTable {...tabla} actos={receiptActsOf(permisos)} emisor={await emisor()} />
  ),
})
