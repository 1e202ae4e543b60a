import type { Celda } from '@/domain/celda'
import { guess } from '@/domain/importar/adivinar'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'
import { Evaluador } from '@/domain/importar/evaluador'
import type { Lectura } from '@/domain/importar/lectura'
import { PerfilDeLibro } from '@/domain/importar/perfil'
import { ESTADOS } from '@/domain/estados'
import type { Combinada } from '@/domain/libro'

export const HOY = '2026-11-28'
export type Fila = readonly Celda[]

interface Leidas {
  nombres?: string[]
  combinadas?: Combinada[]
  columnas?: Lectura['columnas']
  opciones?: Partial<Lectura['opciones']>
  respuestas?: Lectura['respuestas']
  fijos?: Lectura['fijos']
  listas?: Partial<Record<string, string[]>>
}

/** Sheets of rows as a file has them, read as they are guessed but for what is said. */
export function read(destino: DestinoDeImportacion, hojas: readonly (readonly Fila[])[], said: Leidas = {}) {
  const cabezas = hojas.map((filas, hoja) => ({
    ...{ nombre: said.nombres?.[hoja] ?? 'Hoja1', oculta: false, titulos: null, filas: filas.length },
    ...{ columnas: Math.max(...filas.map((fila) => fila.length)), combinadas: said.combinadas ?? [] },
  }))
  const filas = hojas.flatMap((rows, hoja) =>
    rows.map((celdas, at) => ({ hoja, fila: at + 1, celdas: [...celdas] })),
  )
  const perfil = PerfilDeLibro.of(cabezas, { formato: 'xlsx', epoca: 1900, hoy: HOY })
  for (const fila of filas) perfil.add(fila)
  const { lectura, hojas: guessed } = guess(perfil, destino)
  const { columnas = lectura.columnas, respuestas = [], fijos = lectura.fijos } = said
  const whole = {
    ...lectura,
    columnas,
    respuestas,
    fijos,
    opciones: { ...lectura.opciones, ...said.opciones },
  }
  const known = (matricula: number) =>
    matricula < 1_000 ? { id: 1, matricula, dni: 1, cuitCuil: null, nombre: '' } : undefined
  const evaluador = new Evaluador(destino, whole, {
    ...{ hoy: HOY, epoca: 1900, hojas: cabezas },
    padron: {
      porMatricula: destino === 'matriculados' ? () => undefined : known,
      ...{ porDni: () => undefined, porCuit: () => undefined },
    },
    listas: { estado: Object.values(ESTADOS), ...said.listas },
  })
  for (const fila of filas) evaluador.mirar(fila)
  const judged = new Map(
    filas.flatMap((fila) => {
      const one = evaluador.juzgar(fila)
      return one && one.hoja === lectura.hoja ? [[fila.fila, one] as const] : []
    }),
  )
  const { avisos, totales } = evaluador.fin()
  return {
    ...{ lectura, guessed, avisos, totales },
    /** What became of a row: its values, its code, or why it is none. */
    of: (fila: number) => {
      const one = judged.get(fila)
      if (!one) return undefined
      if (one.que === 'aceptada') return one.registros.map(({ valores }) => valores)
      return one.que === 'rehusada' ? one.rechazo.codigo : one.porque
    },
    notices: (fila: number) => {
      const one = judged.get(fila)
      return one?.que === 'aceptada'
        ? one.registros.flatMap(({ avisos: all }) => all.map(({ codigo }) => codigo))
        : []
    },
  }
}

export const TITULOS: Fila = [
  'Matrícula',
  'Apellido y Nombre',
  'DNI',
  'Estado',
  'F. nac.',
  'F. ingreso',
  'Sexo',
]
export const member = (at: number, more: Celda[] = []): Fila => [
  ...[at, `Paz${at}, Ana`, 12_000_000 + at * 11, 'Activo', null, null, null].slice(0, 7 - more.length),
  ...more,
]
