import type { BloqueImpreso, InformeDatos } from '@/components/documents/informe/informe-datos'
import {
  cuadroDeAltas,
  cuadroDeCobrabilidad,
  cuadroDeDeuda,
  cuadroDeEdades,
  cuadroDeEspecialidades,
  cuadroDeIngresos,
} from '@/components/estadisticas/evolucion/cuadros'
import { type Cuadro, shortened, textOf } from '@/components/estadisticas/grafico/cuadro'
import { drawn, table, variation } from '@/components/estadisticas/informe/printed'
import type {
  traerAltasYBajas,
  traerCobrabilidad,
  traerDeudaPorAntiguedad,
  traerEspecialidadesPorDepartamento,
  traerIngresosPorMedio,
  traerPiramideDeEdades,
} from '@/contract/evolucion'
import type { FilaDe } from '@/contract/llamada'
import { centavos, formatMoney } from '@/domain/dinero'
import { type Fecha, formatFecha, formatMes, type Mes, partsOf } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import type { Emisor } from '@/lib/tesoreria/emisor'

export { whole } from '@/components/estadisticas/evolucion/cuadros'

/** Of what has no end of its own, so many rows fit; the last one is for the rest. */
const FILAS = 9
const DEPARTAMENTOS = 17

type Filas<L> = readonly FilaDe<L>[]

export interface DelMes {
  ingresos: Filas<typeof traerIngresosPorMedio>
  deuda: Filas<typeof traerDeudaPorAntiguedad>
  cobrabilidad: Filas<typeof traerCobrabilidad>
  altas: Filas<typeof traerAltasYBajas>
  edades: Filas<typeof traerPiramideDeEdades>
  especialidades: Filas<typeof traerEspecialidadesPorDepartamento>
}

/** The board's report of the month that ends, or stands today, on `dia`: two pages of charts and their tables. */
export function boardInforme(dia: Fecha, emisor: Emisor, leido: DelMes): InformeDatos {
  const mes = partsOf(dia)
  return {
    ...emisor,
    periodo: formatMes(mes),
    fecha: dia,
    archivo: `informe-${dia.slice(0, 7)}`,
    cifras: figuresOf(leido),
    paginas: [
      [...incomeOf(leido, mes), debtOf(leido, dia)],
      [collectionOf(leido, mes), comingsOf(leido), peopleOf(leido, dia)],
    ],
  }
}

type Valor = number | bigint | null | undefined
const big = (valor: Valor): bigint => BigInt(valor ?? 0)
/** One column of the figures, added up. */
const whole = (cuadro: Cuadro, id: string): bigint =>
  cuadro.filas.reduce((sum, { valores }) => sum + big(valores[id]), 0n)
const money = (amount: bigint): string => formatMoney(centavos(amount))

function figuresOf(leido: DelMes): InformeDatos['cifras'] {
  const income = cuadroDeIngresos(leido.ingresos).filas.at(-1)?.valores ?? {}
  const debt = cuadroDeDeuda(leido.deuda)
  const rates = cuadroDeCobrabilidad(leido.cobrabilidad)
  const register = cuadroDeAltas(leido.altas).filas.at(-1)?.valores ?? {}
  const [owed, charged] = [whole(debt, 'monto'), whole(rates, 'cargado')]
  const rate = charged === 0n ? null : (whole(rates, 'cobrado') * 10_000n) / charged
  return [
    {
      titulo: 'Ingresos del mes',
      valor: money(big(income['total'])),
      nota: variation(big(income['total']), big(income['anterior'])),
    },
    { titulo: 'Se debe', valor: money(owed), nota: variation(owed, whole(debt, 'montoAntes')) },
    {
      titulo: 'Cobrado de lo cargado en el mes',
      valor: textOf({ tipo: 'porcentaje' }, rate),
      nota: `De ${money(charged)}`,
    },
    {
      titulo: 'En el padrón',
      valor: formatCount(Number(register['padron'] ?? 0)),
      nota: variation(big(register['padron']), big(register['padronAntes'])),
    },
  ]
}

function incomeOf({ ingresos }: DelMes, { anio, mes }: Mes): BloqueImpreso[] {
  const cuadro = cuadroDeIngresos(ingresos)
  const monto = { id: 'monto', titulo: '', tipo: 'dinero', suma: true } as const
  const medios: Cuadro = {
    encabezado: 'Medio',
    columnas: [monto, { ...monto, id: 'anterior' }],
    filas: ingresos
      .filter((row) => row.anio === anio && row.mes === mes)
      .map((row) => ({
        nombre: row.nombre,
        valores: { monto: row.monto, anterior: row.anterior },
      })),
  }
  const month = formatMes({ anio, mes })
  return [
    {
      titulo: 'Ingresos de los últimos doce meses',
      definicion:
        'Lo percibido: cada recibo el día en que entró, por el medio con que se pagó, y lo devuelto en menos el día en que se devolvió.',
      lados: [[drawn(cuadro)]],
    },
    {
      titulo: `Ingresos por mes, y los de ${month} por medio`,
      definicion: 'Un débito es de la forma con que se rindió o, si no, de la adhesión de ese día.',
      lados: [
        [table(cuadro, { total: 'Percibido', anterior: 'Un año antes', diferencia: 'Diferencia' })],
        [table(shortened(medios, FILAS), { monto: month, anterior: 'Un año antes' })],
      ],
    },
  ]
}

function debtOf({ deuda }: DelMes, dia: Fecha): BloqueImpreso {
  const cuadro = cuadroDeDeuda(deuda)
  return {
    titulo: `Deuda al ${formatFecha(dia)} por antigüedad`,
    definicion:
      'Lo cargado hasta ese día menos lo pagado, anulado, prescripto o pasado a un plan hasta ese día, según el libro, por los días desde el vencimiento.',
    lados: [
      [drawn(cuadro, { acostado: true })],
      [table(cuadro, { monto: 'Se debe', montoAntes: 'Un año antes' })],
    ],
  }
}

function collectionOf({ cobrabilidad }: DelMes, mes: Mes): BloqueImpreso {
  const cuadro = shortened(cuadroDeCobrabilidad(cobrabilidad), FILAS)
  return {
    titulo: `Cobrabilidad de ${formatMes(mes)} por forma de pago`,
    definicion:
      'Lo cargado del mes y cuánto está cobrado hoy, por la forma de pago que cada uno tenía al terminar el mes, aunque haya pagado de otra. El año anterior se cuenta como estaba a esta altura.',
    lados: [
      [drawn(cuadro, { acostado: true })],
      [table(cuadro, { cargado: 'Cargado', cobrado: 'Cobrado', tasa: '%' })],
    ],
  }
}

function comingsOf({ altas }: DelMes): BloqueImpreso {
  const cuadro = cuadroDeAltas(altas)
  return {
    titulo: 'Altas y bajas de los últimos doce meses',
    definicion:
      'Está en el padrón quien no está dado de baja, anulado ni fallecido. Quienes se fueron, hacia abajo. Un cambio corregido el mismo día no cuenta.',
    lados: [
      [drawn(cuadro, { corto: 3 })],
      [
        table(cuadro, {
          ...{ alta: 'Altas', reingreso: 'Reingr.', baja: 'Bajas', anulada: 'Anul.', fallecido: 'Fallec.' },
          padron: 'Padrón',
        }),
      ],
    ],
  }
}

function peopleOf({ edades, especialidades }: DelMes, dia: Fecha): BloqueImpreso {
  const departments = shortened(cuadroDeEspecialidades(especialidades), DEPARTAMENTOS)
  return {
    titulo: `Edades y especialidades en vigor al ${formatFecha(dia)}`,
    definicion:
      'Quienes estaban en el padrón ese día, por años cumplidos; y sus especialidades, por el departamento del domicilio.',
    lados: [
      [drawn(cuadroDeEdades(edades), { acostado: true })],
      [table(departments, { cantidad: 'En vigor', cantidadAntes: 'Un año antes' })],
    ],
  }
}
