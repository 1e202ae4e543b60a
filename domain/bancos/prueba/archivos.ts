import { readFileSync } from 'node:fs'
import type { Ajustes, Banco, Contexto, FilaDeEnvio } from '@/domain/bancos/banco'
import { BANCOS } from '@/domain/bancos/bancos'
import { writeEnvio } from '@/domain/bancos/escribir'
import { readArchivo } from '@/domain/bancos/leer'
import type { Fila } from '@/domain/bancos/modelos'
import casos from '@/domain/bancos/muestras/casos.json'
import { centavos, sumMoney, type Centavos } from '@/domain/dinero'

export const MES = { anio: 2026, mes: 5 }
/** From the day on which the samples' round was closed to the one on which its reports are read. */
export const DIAS = { desde: '2026-05-05', hasta: '2026-06-03' }
export const bytesOf = (nombre: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../muestras/${nombre}`, import.meta.url)))
export const textOf = (nombre: string): string => Buffer.from(bytesOf(nombre)).toString('latin1')
export const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

export function banco(clave: string): Banco {
  const found = BANCOS.find((one) => one.clave === clave)
  if (!found) throw new Error(`Sin banco ${clave}`)
  return found
}

/** What the council of the samples has written down. */
export const AJUSTES: Readonly<Record<string, Ajustes>> = {
  bse: {
    'cc.empresa': casos.configuracion.bse.cc.empresa,
    'cc.servicio': casos.configuracion.bse.cc.servicio,
    'ca.empresa': casos.configuracion.bse.ca.empresa,
    'ca.servicio': casos.configuracion.bse.ca.servicio,
  },
  nacion: { sucursal: '0123', tipoCuenta: '10', cuenta: '0000456789' },
  icbc: { cuit: casos.configuracion.icbc.cuit, prestacion: casos.configuracion.icbc.prestacion },
}

export const contextOf = (clave: string, clase: string, ajustes: Ajustes = {}): Contexto => ({
  clase,
  ajustes: { ...AJUSTES[clave], ...ajustes },
  periodo: {
    ...MES,
    desde: '2026-05-01',
    hasta: '2026-05-31',
    vencimiento: banco(clave).vencimientoDe(MES, new Set()),
  },
  muestra: false,
})

/** The samples' rows that go into the file of a class. */
export const rowsOf = (clave: string, clase: string): FilaDeEnvio[] =>
  casos.filas
    .filter((fila) => fila.banco.toLowerCase() === clave)
    .filter(({ tipoCuentaID }) =>
      banco(clave)
        .clases.find((one) => one.clave === clase)
        ?.tiposCuenta.includes(tipoCuentaID),
    )
    .map(({ id, matricula, cbu, importe, sucursalCodigo }) => ({
      id,
      matricula,
      nombre: `Persona ${matricula}`,
      cbu,
      sucursal: sucursalCodigo,
      importe: centavos(BigInt(importe)),
    }))

export const totalsOf = (filas: readonly { importe: Centavos }[]) => ({
  cantidad: filas.length,
  total: sumMoney(filas.map(({ importe }) => importe)),
})

/** The bytes of a file to send; throws what `writeEnvio` throws. */
export async function write(
  clave: string,
  contexto: Contexto,
  filas: FilaDeEnvio[],
  totales = totalsOf(filas),
) {
  const pieces: Uint8Array[] = []
  for await (const piece of writeEnvio(banco(clave), contexto, totales, filas)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

/** Reads a file in pieces of `size` bytes and keeps its rows. */
export async function readAll(all: Uint8Array, size = all.length || 1) {
  const filas: Fila[] = []
  const lectura = await readArchivo(inPieces(all, size), (some) => void filas.push(...some))
  return { lectura, filas }
}

export function* inPieces(all: Uint8Array, size: number): Generator<Uint8Array> {
  for (let from = 0; from < all.length; from += size) yield all.subarray(from, from + size)
}

/** Reads a file that must be sound. */
export async function readSound(all: Uint8Array) {
  const { lectura, filas } = await readAll(all)
  if (!lectura.ok) throw new Error(JSON.stringify(lectura.defectos[0]))
  return { resumen: lectura.resumen, filas }
}
