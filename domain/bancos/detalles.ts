import { Falla, type Formato } from '@/domain/bancos/banco'
import type { Campos, Valores } from '@/domain/bancos/campos'
import { addDefect, noDefects, type Defectos } from '@/domain/bancos/defectos'
import {
  explain,
  readRegistro,
  templateOf,
  type Defecto,
  type Plantilla,
  type Renglon,
} from '@/domain/bancos/leer-registro'
import type { Fila } from '@/domain/bancos/modelos'
import { at } from '@/domain/bancos/totales'

interface Variante {
  perfil: string | null
  leer: (valores: Valores, linea: number) => Fila | Falla
  plantilla: Plantilla
  defectos: Defectos
}
export interface Leido {
  fila: Fila
  valores: Valores
  campos: Campos
  variante: Variante
}

function tryOne(variante: Variante, renglon: Renglon): Leido | undefined {
  const valores = readRegistro(variante.plantilla, renglon)
  if (!valores) return undefined
  const fila = variante.leer(valores, renglon.numero)
  return fila instanceof Falla ? undefined : { fila, valores, campos: variante.plantilla.campos, variante }
}

function whyNot({ plantilla, leer }: Variante, renglon: Renglon): Defecto {
  const valores = readRegistro(plantilla, renglon)
  const fila = valores && leer(valores, renglon.numero)
  return fila instanceof Falla
    ? at(renglon.numero, plantilla.campos, fila.campo, fila.motivo)
    : explain(plantilla, renglon)
}

/** Reads rows by each of the records that the file may have; no line is sound by two of them. */
export function makeDetails(formato: Formato<Fila>) {
  const variantes: Variante[] = formato.variantes.map(({ perfil, detalle }) => ({
    perfil,
    leer: detalle.leer,
    plantilla: templateOf(detalle.campos),
    defectos: noDefects(),
  }))
  const [first] = variantes
  if (!first) throw new Error('Formato sin registros')
  let likely = first

  function read(renglon: Renglon): Leido | undefined {
    const found =
      tryOne(likely, renglon) ??
      variantes.reduce<Leido | undefined>(
        (done, other) => done ?? (other === likely ? done : tryOne(other, renglon)),
        undefined,
      )
    if (found) likely = found.variante
    for (const variante of variantes)
      if (variante !== found?.variante) addDefect(variante.defectos, () => whyNot(variante, renglon))
    return found
  }

  return {
    read,
    isWrong: () => variantes.every(({ defectos }) => defectos.cantidad > 0),
    end() {
      const [best = first] = [...variantes].sort((a, b) => a.defectos.cantidad - b.defectos.cantidad)
      return best
    },
  }
}
