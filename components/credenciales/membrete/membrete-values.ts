import type { Resolver } from 'react-hook-form'
import type { MembreteDatos } from '@/components/documents/certificado-datos'
import { type Copias, linesOfConsejo } from '@/domain/consejo'
import { CUIT_INCORRECTO, isValidCuit } from '@/domain/cuit'
import {
  faultsOfMembrete,
  type Hoja,
  LIMITES_DE_MEDIDA,
  limitsOf,
  linesOf,
  type Lugar,
  MEDIDAS_DE_FABRICA,
  type Medida,
} from '@/domain/membrete'
import { bareNumber, isEmail } from '@/domain/texto'

export type Valores = Record<Medida, number | string | undefined> & {
  nombre: string
  cuit: string
  domicilio: string
  telefono: string
  correo: string
  lineas: string
  copiasDelRecibo: Copias
  lugar: Lugar | undefined
  hoja: Hoja | undefined
}

export const MEDIDAS = Object.keys(LIMITES_DE_MEDIDA) as Medida[]

const isUsable = (medida: Medida, value: unknown): value is number => {
  const [minimo, maximo] = LIMITES_DE_MEDIDA[medida]
  return typeof value === 'number' && Number.isInteger(value) && value >= minimo && value <= maximo
}

/** What the call takes besides name, lines and measures. */
export const senasOf = ({
  cuit,
  domicilio,
  telefono,
  correo,
}: Pick<Valores, 'cuit' | 'domicilio' | 'telefono' | 'correo'>) => ({
  cuit: bareNumber(cuit),
  domicilio: domicilio.trim(),
  telefono: telefono.trim(),
  correo: correo.trim(),
})

/** What is typed, with the measures that certificates come with where one cannot be used yet. */
export function membreteOf({ nombre, lugar, hoja, ...typed }: Valores): MembreteDatos {
  const measure = (medida: Medida): number => {
    const value = typed[medida]
    return isUsable(medida, value) ? value : MEDIDAS_DE_FABRICA[medida]
  }
  return {
    nombre: nombre.trim(),
    lineas: linesOfConsejo({ ...senasOf(typed), lineas: linesOf(typed.lineas) }),
    lugar: lugar ?? MEDIDAS_DE_FABRICA.lugar,
    hoja: hoja ?? MEDIDAS_DE_FABRICA.hoja,
    ...{ arriba: measure('arriba'), abajo: measure('abajo'), alto: measure('alto') },
    ...{ izquierda: measure('izquierda'), derecha: measure('derecha') },
  }
}

/** The same faults as the register tells, before anything is sent. */
export const checkMembrete =
  (conLogo: () => boolean): Resolver<Valores> =>
  (values) => {
    const unread = MEDIDAS.filter((medida) => !isUsable(medida, values[medida]))
    const faults: Partial<Record<keyof Valores, string>> = {
      ...(values.cuit.trim() !== '' && !isValidCuit(values.cuit) && { cuit: CUIT_INCORRECTO }),
      ...(values.correo.trim() !== '' &&
        !isEmail(values.correo.trim()) && { correo: 'Ingrese un correo válido' }),
      ...(values.nombre.trim() === '' && { nombre: 'Ingrese el nombre del consejo' }),
      ...(unread.length > 0
        ? Object.fromEntries(unread.map((medida) => [medida, limitsOf(medida)]))
        : faultsOfMembrete(membreteOf(values), conLogo())),
    }
    const errors = Object.entries(faults).map(([key, message]) => [key, { type: 'medida', message }])
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(errors) as Record<string, never> }
  }
