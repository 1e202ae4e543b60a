import { traerLote, traerTodos } from '@/contract/debito-automatico'
import type { EntradaDe } from '@/contract/llamada'
import { nombreDeCuenta } from '@/domain/debito'
import { monthOfAnswer, RESPUESTA_EN_PALABRAS } from '@/domain/debito/respuesta'
import type { LeidoDe } from '@/lib/api/result'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'

type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina'>

/** Everybody in debit with the list's filters, in its order. */
export async function* walkDebitos(leer: Lector, filtros: Filtros): AsyncGenerator<Renglon, void> {
  const primera = yield* leer(traerTodos, { ...filtros, pagina: 1 })
  yield { total: primera.total ?? null }
  yield* walkLots((lote) => leer(traerLote, { ...filtros, ...lote }), {
    lineas: (filas) => filas.map(asShown),
  })
}

const asShown = ({ ultimo, ...fila }: LeidoDe<typeof traerLote>[number]): FilaDescarga => ({
  ...fila,
  tipoCuenta: nombreDeCuenta(fila.tipoCuentaID),
  ...answerLine(ultimo),
})

type Respuesta = NonNullable<LeidoDe<typeof traerLote>[number]['ultimo']>

/** What became of a debit, as files tell it. */
export const answerLine = (respuesta: Respuesta | null | undefined) => ({
  ultimo: respuesta?.estado && RESPUESTA_EN_PALABRAS[respuesta.estado],
  mesUltimo: monthOfAnswer(respuesta ?? {}),
  pedido: respuesta?.pedido,
  cobrado: respuesta?.cobrado,
  resultado: respuesta?.resultado,
  codigo: respuesta?.codigo,
  motivo: respuesta?.motivo,
})
