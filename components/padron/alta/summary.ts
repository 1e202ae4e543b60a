import { PASOS, type Paso, labelsOf } from '@/components/padron/alta/fields'
import type { Alta } from '@/components/padron/alta/schema'
import type { Option } from '@/components/ui/options'
import { SEXOS } from '@/domain/campos-ficha'
import { formatCuit } from '@/domain/cuit'
import { formatFecha, isFecha } from '@/domain/fechas'
import { escrito } from '@/lib/ortografia/escrito'
import type { Catalogos } from '@/components/padron/alta/values'

export interface Resumen {
  paso: Paso
  filas: readonly { label: string; valor: string }[]
  vacios: readonly string[]
}

/** All that is about to be saved in the screen's words: names for ids, dates as DD/MM/YYYY. */
export function summarize(alta: Alta, catalogos: Catalogos): Resumen[] {
  const inWords = wordsOf(alta, catalogos)
  return PASOS.map((paso) => {
    const all = Object.entries(labelsOf(paso)).map(([name, label]) => ({ label, valor: inWords(name) }))
    return {
      paso,
      filas: all.flatMap(({ label, valor }) => (valor === undefined ? [] : [{ label, valor }])),
      vacios: all.flatMap(({ label, valor }) => (valor === undefined ? [label] : [])),
    }
  })
}

function wordsOf(alta: Alta, catalogos: Catalogos): (name: string) => string | undefined {
  const special: Readonly<Record<string, string | undefined>> = {
    tipoMatriculaID: named(catalogos.tiposMatricula, alta.tipoMatriculaID),
    formaPagoID: 'Efectivo',
    sexo: alta.sexo === 1 ? SEXOS[1] : SEXOS[2],
    provinciaID: named(catalogos.provincias, alta.provinciaID),
    departamentoID: named(catalogos.departamentos, alta.departamentoID),
    tituloID: named(catalogos.titulos, alta.tituloID),
    entidadEntregaTituloID: named(catalogos.entidades, alta.entidadEntregaTituloID),
    cuitCuil: formatCuit(alta.cuitCuil),
    hospitales:
      alta.hospitales
        .map(({ hospital, servicio, cargo }) =>
          [named(catalogos.hospitales, hospital), servicio, cargo].filter(Boolean).join(', '),
        )
        .join('\n') || undefined,
  }
  return (name) => (name in special ? special[name] : plain(alta[name as keyof Alta]))
}

function plain(value: unknown): string | undefined {
  if (typeof value === 'boolean') return escrito(value ? 'Si' : 'No')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  return isFecha(value) ? formatFecha(value) : value
}

const named = (options: readonly Option[], id: number): string =>
  options.find((option) => option.id === id)?.nombre ?? String(id)
