import type { Metadata } from 'next'
import { listPage } from '@/components/listado/list-page'
import { PrescripcionTable } from '@/components/tesoreria/cobranza/prescripcion-table'
import { Totales } from '@/components/tesoreria/cuenta-corriente/saldo-totals'
import { prescripcion } from '@/contract/listas/prescripcion'
import { traerTodas } from '@/contract/prescripcion'
import { CERO, formatMoney } from '@/domain/dinero'
import { daysAheadOf, sayRige } from '@/domain/prescripcion'
import { countMatriculados } from '@/domain/texto'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: prescripcion.declaracion.titulo }

export default listPage(prescripcion, {
  traerTodos: traerTodas,
  ruta: rutas.prescripcion(),
  back: () => rutas.varios(),
  subtitulo: ({ leida, filtros: { situacion } }) =>
    leida?.totales &&
    `${countMatriculados(leida.totales.cantidad ?? 0)}. Prescribe: en ${daysAheadOf(situacion)} días. ${sayRige(leida.totales.rige ?? 0, leida.totales.articulo ?? '')}`,
  totales: ({
    porPrescribirDos = CERO,
    prescriptoDos = CERO,
    porPrescribirCinco = CERO,
    prescriptoCinco = CERO,
  }) => (
    <Totales
      partes={[
        {
          titulo: 'Prescribe a 2 años',
          monto: porPrescribirDos,
          detalle: `ya prescripto ${formatMoney(prescriptoDos)}`,
        },
        {
          titulo: 'Prescribe a 5 años',
          monto: porPrescribirCinco,
          detalle: `ya prescripto ${formatMoney(prescriptoCinco)}`,
        },
      ]}
    />
  ),
  tabla: (tabla) => <PrescripcionTable {...tabla} />,
})
