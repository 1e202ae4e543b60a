import { readFeriados, updateFeriados } from '@/backend/debitos/ajuste/feriados'
import { listGrupos, updateGrupo } from '@/backend/debitos/ajuste/grupos'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const ajusteDeDebito: Manejadores<'ajuste_de_debito'> = {
  traerTodos: async (_entrada, _pedido, db) => ({ filas: await listGrupos(db) }),
  actualizarDatos: updateGrupo,
  traerFeriados: (_entrada, _pedido, db) => readFeriados(db),
  actualizarFeriados: updateFeriados,
}
