import type * as contrato from '@/contract/evolucion'
import type { PorNoun, PorRuta } from '@/contract/por-ruta'
import { readCifrasDelMes } from '@/backend/estadisticas/evolucion/cifras'
import { readCobrabilidad } from '@/backend/estadisticas/evolucion/cobrabilidad'
import { readDeudaPorAntiguedad } from '@/backend/estadisticas/evolucion/deuda'
import { readEspecialidadesPorDepartamento } from '@/backend/estadisticas/evolucion/especialidades'
import { readIngresosPorMedio } from '@/backend/estadisticas/evolucion/ingresos'
import { readAltasYBajas, readPiramideDeEdades } from '@/backend/estadisticas/evolucion/padron'
import type { Manejadores } from '@/backend/nucleo/manejador'

type Propias = keyof PorNoun<PorRuta<typeof contrato>>['estadisticas']

/** The council's own figures, under the noun of the statistics. */
export const estadisticas: Pick<Manejadores<'estadisticas'>, Propias> = {
  traerIngresosPorMedio: async (entrada, { hoy }, db) => ({
    filas: await readIngresosPorMedio(db, entrada, hoy),
  }),
  traerCifrasDelMes: async ({ fecha }, { hoy }, db) => ({ filas: await readCifrasDelMes(db, fecha, hoy) }),
  traerDeudaPorAntiguedad: async ({ fecha }, { hoy }, db) => ({
    filas: await readDeudaPorAntiguedad(db, fecha, hoy),
  }),
  traerCobrabilidad: async ({ fecha }, { hoy }, db) => ({ filas: await readCobrabilidad(db, fecha, hoy) }),
  traerAltasYBajas: async (entrada, { hoy }, db) => ({ filas: await readAltasYBajas(db, entrada, hoy) }),
  traerPiramideDeEdades: async ({ fecha }, { hoy }, db) => ({
    filas: await readPiramideDeEdades(db, fecha, hoy),
  }),
  traerEspecialidadesPorDepartamento: async (entrada, { hoy }, db) => ({
    filas: await readEspecialidadesPorDepartamento(db, entrada, hoy),
  }),
}
