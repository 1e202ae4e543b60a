import type { Reglas } from '@/domain/importar/reglas/regla'
import type { ListaDeValores } from '@/domain/importar/destinos'
import { plegar } from '@/domain/plegar'

/** Names of a catalogue: one that is there, or stood above, is passed over however it is written. */
export const catalogo = (lista: ListaDeValores): Reglas => ({
  arma: (fila, { listas, vistos }) => {
    const folded = plegar(String(fila.valores['nombre']))
    const row = vistos.get(`nombre ${folded}`)
    if (row !== undefined) return { porque: `igual a la fila ${row}` }
    if (listas[lista]?.some((nombre) => plegar(nombre) === folded))
      return { porque: 'ya está en el registro' }
    return { registros: [{ valores: fila.valores, avisos: fila.avisos }] }
  },
  nota: ({ valores }, { fila }, { vistos }) =>
    void vistos.set(`nombre ${plegar(String(valores['nombre']))}`, fila),
  suma: (totales) => totales.count('agregados'),
  totales: ['agregados'],
})
