import { type CampoDeDestino, destinoDe, type DestinoDeImportacion } from '@/domain/importar/destinos'
import { readCampo } from '@/domain/importar/leer/campo'
import { type Listas, Respuestas } from '@/domain/importar/leer/valor'
import type { Lectura } from '@/domain/importar/lectura'
import type { Fecha } from '@/domain/fechas'
import { monthOfCampo } from '@/domain/importar/reglas/dinero'

/** A part of what a row has to say: without it nobody knows what the rest means. */
const DE_UNA_PARTE = new Set<CampoDeDestino['clase']>([
  ...(['apellidoNombre', 'mes', 'anio', 'saldo', 'lado', 'anulado'] as const),
])

/** Whether a bad cell of the field refuses its row. */
export const isNeeded = (def: CampoDeDestino): boolean =>
  def.requerido === true || def.lista === 'concepto' || DE_UNA_PARTE.has(def.clase)

/** Fields whose cell may hold several. */
export const SEVERAL: ReadonlySet<string> = new Set(['especialidad', 'practica'])

const ES_FEMENINO = /(a|ión|dad|CBU)$/

const small = (titulo: string): string =>
  /^\p{Lu}[\p{Lu}/]/u.test(titulo) ? titulo : titulo.charAt(0).toLowerCase() + titulo.slice(1)

const CODIGOS: Partial<Record<CampoDeDestino['clase'], string>> = {
  ...{ fecha: 'fecha', importe: 'monto', recibo: 'recibo', numeroDePapel: 'numero' },
}

/** The code and words of a required field that a row does not fill. */
export function lackOf(campo: string, { titulo, clase }: CampoDeDestino): [codigo: string, texto: string] {
  const [first = ''] = titulo.split(' ')
  return [
    `${CODIGOS[clase] ?? campo}.falta`,
    `Falta ${ES_FEMENINO.test(first) ? 'la' : 'el'} ${small(titulo)}`,
  ]
}

/** What a row is loaded without, in a sentence: 'fecha de ingreso'. */
export const wordOf = (campo: string, { titulo }: CampoDeDestino): string =>
  campo === 'cuitCuil' ? 'CUIT' : campo === 'email' ? 'correo' : small(titulo)

/**
 * The titles of what the target needs and neither a column nor one value for the whole file gives. Members who are
 * there already need their number and what is brought of them: the rows say whether they are.
 */
export function missingOf(destino: DestinoDeImportacion, lectura: Lectura): string[] {
  const { campos, algunoDe = [] } = destinoDe(destino)
  const given = new Set<string>(lectura.fijos.map(({ campo }) => campo))
  let wide = false
  for (const campo of [lectura, ...lectura.otras].flatMap(({ columnas }) => columnas)) {
    if (campo === null) continue
    if (monthOfCampo(campo)) wide = true
    given.add(campo)
    for (const one of campos[campo]?.clase === 'apellidoNombre' ? (campos[campo].da ?? []) : [])
      given.add(one)
  }
  const missing = Object.entries(campos)
    .filter(
      ([campo, { requerido, da }]) => requerido && !given.has(campo) && !da?.every((one) => given.has(one)),
    )
    .filter(([campo]) => !(wide && (campo === 'periodo' || campo === 'monto')))
    .map(([, { titulo }]) => titulo)
  if (destino === 'matriculados' && given.has('matricula') && given.size > 1)
    return onlyWhenNew(given, missing)
  if (algunoDe.length > 0 && !algunoDe.some((campo) => given.has(campo)))
    missing.push(algunoDe.map((campo) => campos[campo]?.titulo ?? campo).join(' o '))
  return missing
}

/** A sheet that brings neither names nor DNI completes who is there: nothing else is missing in it. */
const onlyWhenNew = (given: ReadonlySet<string>, missing: string[]): string[] =>
  ['apellido', 'apellidoNombre', 'nombre', 'dni'].some((campo) => given.has(campo)) ? missing : []

/** Why what was said once for the whole file is none of its field, in words; undefined where all of it is. */
export function faultOfFixed(
  destino: DestinoDeImportacion,
  { fijos }: Pick<Lectura, 'fijos'>,
  listas: Listas,
  hoy: Fecha,
): string | undefined {
  const { campos, nombre } = destinoDe(destino)
  const modo = { hoy, epoca: 1900, diaPrimero: true, mayusculas: false, sinComa: 'rehusar' } as const
  for (const { campo, valor } of fijos) {
    const def = campos[campo]
    if (valor.trim() === '') return `Falta decir: ${def?.titulo ?? campo}`
    if (!def?.fijo) return `${nombre}: «${campo}» no se dice de todo el archivo`
    const { falla } = readCampo(valor, campo, def, { ...modo, listas, respuestas: new Respuestas([]) })
    if (falla) return `${def.titulo}: ${falla.texto}`
  }
  return undefined
}
