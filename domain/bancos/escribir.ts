import { missingSettings } from '@/domain/bancos/ajustes'
import { MUESTRA, type Banco, type Contexto, type FilaDeEnvio, type Totales } from '@/domain/bancos/banco'
import type { Escrito, Problema } from '@/domain/bancos/escribir-registro'
import { encodeAscii } from '@/domain/bancos/paginas-de-codigo'
import { isValidCbu } from '@/domain/cbu'
import { MAX_CENTAVOS } from '@/domain/dinero'
import type { Mes } from '@/domain/fechas'

/** A row that cannot be sent, and everything that is wrong with it. */
export interface FilaMala {
  fila: FilaDeEnvio
  problemas: Problema[]
}
type Filas = AsyncIterable<FilaDeEnvio> | Iterable<FilaDeEnvio>

/** What is wrong with a row by itself. A rehearsal asks it to tell who stays out and why. */
export const problemsOf = (banco: Banco, contexto: Contexto, fila: FilaDeEnvio): Problema[] =>
  draft(banco, contexto, fila).problemas

/** As `problemsOf`, and remembers what may not repeat: for all rows of one file, one after another. */
export function makeReview(banco: Banco, contexto: Contexto): (fila: FilaDeEnvio) => Problema[] {
  const next = makeDraft(banco, contexto)
  return (fila) => next(fila).problemas
}

interface Borrador {
  texto: string
  problemas: Problema[]
}

function makeDraft(banco: Banco, contexto: Contexto): (fila: FilaDeEnvio) => Borrador {
  const { titulo, de } = banco.escritura.unico
  const seen = new Set<number>()
  return (fila) => {
    const borrador = draft(banco, contexto, fila)
    const value = de(fila)
    if (seen.has(value)) borrador.problemas.push({ campo: titulo, motivo: `${value} ya está en otra fila` })
    seen.add(value)
    return borrador
  }
}

function draft(banco: Banco, contexto: Contexto, fila: FilaDeEnvio): Borrador {
  const { cbu, importe } = fila
  const valid = /^\d{22}$/.test(cbu) && isValidCbu(cbu)
  // Fields that are taken from a wrong CBU would tell of it again.
  const escrito = banco.escritura.detalle(valid ? fila : { ...fila, cbu: '0'.repeat(22) }, contexto)
  const own: Problema[] = []
  if (!valid) own.push({ campo: 'CBU', motivo: `«${cbu}» no es válida` })
  else if (!cbu.startsWith(banco.entidad))
    own.push({ campo: 'CBU', motivo: `${cbu} no es de ${banco.nombre}` })
  if (importe <= 0n) own.push({ campo: 'Importe', motivo: 'debe ser mayor que cero' })
  if (escrito.ok) return { texto: escrito.texto, problemas: own }
  const fields = escrito.problemas.filter(({ campo }) => !own.some((one) => one.campo === campo))
  return { texto: '', problemas: [...own, ...fields] }
}

/** What is wrong with a file as a whole: its settings, no rows, a total beyond what its fields take. */
export function problemsOfFile(banco: Banco, contexto: Contexto, totales: Totales): Problema[] {
  const missing = missingSettings(banco, contexto.clase, contexto.ajustes)
  if (missing.length > 0) return missing.map(({ ajuste, motivo }) => ({ campo: ajuste.titulo, motivo }))
  if (totales.cantidad === 0) return [{ campo: 'Registros', motivo: 'no hay ningún débito para enviar' }]
  const ends = [banco.escritura.cabecera(contexto, totales), banco.escritura.pie(contexto, totales)]
  const problemas = ends.flatMap((end) => (end && !end.ok ? end.problemas : []))
  return totales.total > MAX_CENTAVOS
    ? [...problemas, { campo: 'Importe total', motivo: 'pasa de lo que admite el archivo' }]
    : problemas
}

/** There is no file: the rows that cannot be sent, or what is wrong with the whole. */
export class EnvioImposible extends Error {
  constructor(
    readonly problemas: readonly Problema[],
    readonly filas: readonly FilaMala[] = [],
  ) {
    super(
      [
        ...problemas.map(({ campo, motivo }) => `${campo}: ${motivo}`),
        ...filas.map((mala) => describeFilaMala(mala)),
      ].join('\n'),
    )
  }
}

/** 'Pérez Ana (matrícula 1001): CBU: «321…» no es válida'. */
export const describeFilaMala = ({ fila, problemas }: FilaMala): string =>
  `${fila.nombre} (matrícula ${fila.matricula}): ${problemas.map(({ campo, motivo }) => `${campo}: ${motivo}`).join('; ')}`

const TROZO = 64 * 1024

/**
 * Writes the file to send in pieces of some 64 KB, whatever the count of rows. `totales` are those of all rows, known
 * beforehand. Equal rows give equal bytes. Throws EnvioImposible, with every bad row, before the last piece: the pieces
 * count only when it has come to its end.
 */
export async function* writeEnvio(
  banco: Banco,
  contexto: Contexto,
  totales: Totales,
  filas: Filas,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const problemas = problemsOfFile(banco, contexto, totales)
  if (problemas.length > 0) throw new EnvioImposible(problemas)
  const { escritura } = banco
  const end = escritura.finDeLinea(contexto.ajustes)
  const next = makeDraft(banco, contexto)
  const bad: FilaMala[] = []
  let texto = lineOf(escritura.cabecera(contexto, totales), end)
  let cantidad = 0
  let total = 0n
  for await (const fila of filas) {
    const borrador = next(fila)
    if (borrador.problemas.length > 0) bad.push({ fila, problemas: borrador.problemas })
    cantidad += 1
    total += fila.importe
    if (bad.length > 0) continue
    texto += borrador.texto + end
    if (texto.length < TROZO) continue
    yield encodeAscii(texto)
    texto = ''
  }
  if (bad.length > 0) throw new EnvioImposible([], bad)
  if (cantidad !== totales.cantidad || total !== totales.total) throw new EnvioImposible([CAMBIARON])
  yield encodeAscii(texto + lineOf(escritura.pie(contexto, totales), end))
}

const CAMBIARON: Problema = {
  campo: 'Registros',
  motivo: 'las filas cambiaron mientras se escribía el archivo: genérelo otra vez',
}

function lineOf(escrito: Escrito | null, end: string): string {
  if (escrito === null) return ''
  if (!escrito.ok) throw new EnvioImposible(escrito.problemas)
  return escrito.texto + end
}

/** '202605CA.BSE', or '202605CA-MUESTRA.BSE' of a test round. */
export function nombreDeEnvio(banco: Banco, clase: string, mes: Mes, muestra: boolean): string {
  const nombre = banco.nombreDe(clase, mes)
  return muestra ? nombre.replace(/(\.[^.]*)?$/, `-${MUESTRA}$1`) : nombre
}
