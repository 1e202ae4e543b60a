import type { Archivo, Lectura } from '@/domain/bancos/archivo'
import { readEnvioBse, readRendicionBse } from '@/domain/bancos/leer-bse'
import { readEnvioIcbc, readRendicionIcbc } from '@/domain/bancos/leer-icbc'
import { splitRenglones, type Defecto, type Renglon } from '@/domain/bancos/renglones'

export type Especie = Pick<Archivo, 'banco' | 'clase'>

/** A bank's file that was read whole, or what it seems to be and every defect of it. */
export type Reconocido =
  { ok: true; archivo: Archivo } | { ok: false; parece: Especie | null; defectos: Defecto[] }

interface Modelo extends Especie {
  /** What the lines of such a file look like. The models are tried in order. */
  formas: readonly RegExp[]
  read: (renglones: readonly Renglon[]) => Lectura
}

const MODELOS: readonly Modelo[] = [
  { banco: 'BSE', clase: 'rendicion', formas: [/^3\d{89}/], read: readRendicionBse },
  {
    banco: 'ICBC',
    clase: 'envio',
    formas: [/^1\d{11}0.{10}\d{8} *$/, /^23700\d{77,81} *$/, /^9\d{22} *$/],
    read: readEnvioIcbc,
  },
  { banco: 'BSE', clase: 'envio', formas: [/^\d{30} *$/, /^\d{95} /], read: readEnvioBse },
  { banco: 'ICBC', clase: 'rendicion', formas: [/^2.{10}\d{60}/], read: readRendicionIcbc },
]

/** So many lines are looked at to tell what a file is, so that a damaged one does not mislead. */
const MUESTRA = 60

/** Recognises a file by its lines and reads it. One bad line refuses the whole file (decision 30). */
export function readArchivo(bytes: Uint8Array): Reconocido {
  const split = splitRenglones(bytes)
  if (!split.ok) return { ok: false, parece: null, defectos: [split.defecto] }
  const modelo = modelOf(split.renglones)
  if (!modelo) return { ok: false, parece: null, defectos: [unknown(split.renglones)] }
  const lectura = modelo.read(split.renglones)
  const { banco, clase } = modelo
  return lectura.ok ? lectura : { ok: false, parece: { banco, clase }, defectos: lectura.defectos }
}

function modelOf(renglones: readonly Renglon[]): Modelo | undefined {
  const votes = new Map<Modelo, number>()
  for (const { texto } of renglones.slice(0, MUESTRA)) {
    const model = MODELOS.find(({ formas }) => formas.some((forma) => forma.test(texto)))
    if (model) votes.set(model, (votes.get(model) ?? 0) + 1)
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0]
}

const unknown = ([first]: readonly Renglon[]): Defecto => ({
  linea: 1,
  columna: 1,
  motivo: `No es un archivo de BSE ni de ICBC que se reconozca: el primer renglón tiene ${first?.largo ?? 0} caracteres`,
})
