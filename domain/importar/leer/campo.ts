import type { Celda } from '@/domain/celda'
import type { CampoDeDestino } from '@/domain/importar/destinos'
import { goesOn, neverExpires, readBirth, readDay, readEnd, readPastDay } from '@/domain/importar/leer/fecha'
import { readAmount, readBalance, readLado } from '@/domain/importar/leer/importe'
import { faultOfCell, type Leido, type Modo, taken } from '@/domain/importar/leer/leido'
import {
  readCbu,
  readCuit,
  readDni,
  readMatricula,
  readNumeroDePapel,
  readRecibo,
  readWhole,
} from '@/domain/importar/leer/numero'
import { readAnio, readMes, readMonth } from '@/domain/importar/leer/periodo'
import {
  readAnulado,
  readDenominacion,
  readEmail,
  readLine,
  readName,
  readParagraph,
  readSexo,
  readSiNo,
  readWholeName,
} from '@/domain/importar/leer/texto'
import { type Listas, readValor, type Respuestas } from '@/domain/importar/leer/valor'
import type { SinComa } from '@/domain/importar/lectura'
import type { Valores } from '@/domain/importar/resultado'
import { toDecimalText, type Centavos } from '@/domain/dinero'

export interface ModoDeCampo extends Modo {
  listas: Listas
  respuestas: Respuestas
  sinComa: SinComa
}

type LectorDeCampo = (cell: Celda, campo: string, def: CampoDeDestino, modo: ModoDeCampo) => Leido<Valores>

/** A reader of one value, under the field's own key; what holds no datum gives null there. */
const alone =
  (read: (cell: Celda, modo: ModoDeCampo) => Leido<string | number | boolean>): LectorDeCampo =>
  (cell, campo, _def, modo) => {
    const leido = read(cell, modo)
    return leido.falla ? leido : { valor: { [campo]: leido.valor }, aviso: leido.aviso }
  }

const money =
  (read: (cell: Celda, modo: ModoDeCampo) => Leido<Centavos>): LectorDeCampo =>
  (cell, campo, _def, modo) => {
    const leido = read(cell, modo)
    if (leido.falla) return leido
    return taken({ [campo]: leido.valor === null ? null : toDecimalText(leido.valor) })
  }

/** Several values of one cell; null where it holds none. */
const parted =
  <T extends Valores>(
    read: (cell: Celda, modo: ModoDeCampo) => Leido<T>,
    keys: readonly string[],
  ): LectorDeCampo =>
  (cell, _campo, _def, modo) => {
    const leido = read(cell, modo)
    if (leido.falla) return leido
    const valor = leido.valor ?? Object.fromEntries(keys.map((key) => [key, null]))
    return { valor, aviso: leido.aviso }
  }

const name = alone((cell, { mayusculas }) => readName(cell, mayusculas))

/** One reader of each kind of field. */
const LECTORES: Readonly<Record<CampoDeDestino['clase'], LectorDeCampo>> = {
  matricula: alone(readMatricula),
  dni: alone(readDni),
  cuit: alone(readCuit),
  apellidoNombre: parted(
    (cell, { mayusculas, sinComa }) => readWholeName(cell, mayusculas, sinComa),
    ['apellido', 'nombre'],
  ),
  apellido: name,
  nombre: name,
  texto: alone((cell, { mayusculas }) => readLine(cell, mayusculas)),
  denominacion: alone(readDenominacion),
  parrafo: alone((cell) => readParagraph(cell)),
  fecha: alone((cell, modo) => readPastDay(cell, modo)),
  nacimiento: alone(readBirth),
  // Who says that it goes on leaves no key, who says nothing leaves it empty.
  hasta: (cell, ...more) => (goesOn(cell) ? taken({}) : alone(readEnd)(cell, ...more)),
  vence: (cell, campo, _def, modo) => {
    if (neverExpires(cell)) return taken({ [campo]: null, sinReval: true })
    const leido = readDay(cell, 'porVenir', modo)
    return leido.falla ? leido : taken({ [campo]: leido.valor })
  },
  siNo: alone(readSiNo),
  sexo: alone(readSexo),
  email: alone(readEmail),
  valor: (cell, campo, { lista }, { listas, respuestas }) => {
    if (!lista) throw new Error(`${campo} no dice de qué lista es`)
    const leido = readValor(cell, campo, lista, listas, respuestas)
    return leido.falla ? leido : taken({ [campo]: leido.valor })
  },
  periodo: parted((cell, modo) => readMonth(cell, modo), ['anio', 'mes']),
  mes: alone(readMes),
  anio: alone(readAnio),
  importe: money(readAmount),
  saldo: money(readBalance),
  lado: alone(readLado),
  recibo: (cell) => {
    const leido = readRecibo(cell)
    if (leido.falla) return leido
    return taken({ nroRecibo: leido.valor?.escrito ?? null, numero: leido.valor?.numero ?? null })
  },
  anulado: (cell) => {
    const leido = readAnulado(cell)
    if (leido.falla) return leido
    return taken<Valores>(leido.valor === true ? { anulado: true } : {})
  },
  // Which bank's it must be, the row says: it is looked at once more where that is known.
  cbu: alone((cell) => readCbu(cell, null)),
  entero: alone(readWhole),
  numeroDePapel: alone(readNumeroDePapel),
}

/** What a cell says as a field, by the register's own keys; a cell that its spreadsheet could not fill is a fault. */
export const readCampo: LectorDeCampo = (cell, campo, def, modo) =>
  faultOfCell(cell) ?? LECTORES[def.clase](cell, campo, def, modo)
