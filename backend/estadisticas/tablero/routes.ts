import type * as cumples from '@/contract/cumples'
import type * as contrato from '@/contract/estadisticas'
import type { PorNoun, PorRuta } from '@/contract/por-ruta'
import {
  listCobranzas,
  readDevengado,
  readPercibido,
  readUltimoAnio,
} from '@/backend/estadisticas/balance/store'
import { listDebitos, readIngresos } from '@/backend/estadisticas/informe/store'
import { listCumples, listPaginaDeCumples } from '@/backend/estadisticas/tablero/cumples'
import { listEspecialidades, listPracticas } from '@/backend/estadisticas/tablero/por-vencer'
import {
  countCoberturas,
  countTipos,
  listCuotasDelMes,
  readImpagos,
} from '@/backend/estadisticas/tablero/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

/** Other halls answer the noun's other calls. */
type Propias = keyof PorNoun<PorRuta<typeof contrato & typeof cumples>>['estadisticas']

export const estadisticas: Pick<Manejadores<'estadisticas'>, Propias> = {
  traerImpagos: ({ fecha }, _pedido, db) => readImpagos(db, fecha),
  traerCuotasDelMes: (entrada, _pedido, db) => listCuotasDelMes(db, entrada),
  traerCantTipoMat: async (_entrada, _pedido, db) => ({ filas: await countTipos(db) }),
  traerFederacion: async (_entrada, { hoy }, db) => ({ filas: await countCoberturas(db, hoy) }),
  traerCumples: (_entrada, { hoy }, db) => listCumples(db, hoy),
  traerPaginaDeCumples: (entrada, { hoy }, db) => listPaginaDeCumples(db, entrada, hoy),
  traerBalanceDevengado: async ({ anio }, _pedido, db) => ({ filas: await readDevengado(db, anio) }),
  traerBalancePercibido: async ({ anio }, _pedido, db) => ({ filas: await readPercibido(db, anio) }),
  traerUltimoAnio: (_entrada, _pedido, db) => readUltimoAnio(db),
  traerCobranzas: async (entrada, _pedido, db) => ({ filas: await listCobranzas(db, entrada) }),
  traerInformeMensualIngresos: (entrada, _pedido, db) => readIngresos(db, entrada),
  traerInformeMensualDebitos: async (entrada, _pedido, db) => ({ filas: await listDebitos(db, entrada) }),
  especialidadesPorVencer: async (_entrada, { hoy }, db) => ({ filas: await listEspecialidades(db, hoy) }),
  practicasPorVencer: async (_entrada, { hoy }, db) => ({ filas: await listPracticas(db, hoy) }),
}
