import 'server-only'
import {
  especialidadesPorVencer,
  practicasPorVencer,
  traerBalanceDevengado,
  traerBalancePercibido,
  traerCobranzas,
  traerInformeMensualDebitos,
  traerInformeMensualIngresos,
} from '@/contract/estadisticas'
import type { EntradaDe } from '@/contract/llamada'
import { readMes } from '@/domain/cuota'
import { TIPOS_DE_DEBITO } from '@/domain/estadisticas'
import type { PedidoDeInforme } from '@/domain/informe-de-estadisticas'
import type { AnyCall, LeidoDe } from '@/lib/api/result'
import {
  COBRANZAS,
  DEBITOS,
  DETALLADO,
  DEVENGADO,
  ESPECIALIDADES,
  PERCIBIDO,
  PRACTICAS,
  RESUMEN,
} from '@/lib/estadisticas/columns'
import type { Columna } from '@/domain/spreadsheets/column'

/** A report: which call answers it, which of its lists, and how a spreadsheet shows its rows. */
export interface Informe {
  titulo: string
  /** Of the file, after its title: '2026', '2026-11'. */
  cual: string | undefined
  llamada: AnyCall
  entrada: never
  lista?: 'detallado' | 'resumen'
  columnas: readonly Columna<unknown>[]
}

interface Armado<L extends AnyCall, F> {
  titulo: string
  llamada: L
  entrada: EntradaDe<L>
  cual?: string | undefined
  lista?: 'detallado' | 'resumen'
  columnas: LeidoDe<L> extends F[] ? readonly Columna<F>[] : never
}
/** The columns are those of the call's rows; which call it is, is forgotten. */
const informe = <L extends AnyCall, F>(armado: Armado<L, F>): Informe =>
  ({ cual: undefined, ...armado }) as unknown as Informe

/** Undefined for what a browser made up. */
export function reportOf(pedido: PedidoDeInforme): Informe | undefined {
  switch (pedido.informe) {
    case 'devengado':
    case 'percibido':
      return balanceOf(pedido)
    case 'especialidades':
      return informe({
        ...{ titulo: 'Especialidades por vencer', llamada: especialidadesPorVencer, entrada: {} },
        columnas: ESPECIALIDADES,
      })
    case 'practicas':
      return informe({
        ...{ titulo: 'Practicas por vencer', llamada: practicasPorVencer, entrada: {} },
        columnas: PRACTICAS,
      })
    case 'cobranzas': {
      const { desde, hasta } = pedido
      return informe({
        ...{ titulo: 'Cobranzas', llamada: traerCobranzas, entrada: { desde, hasta } },
        ...{ cual: `${desde}-a-${hasta}`, columnas: COBRANZAS },
      })
    }
    case 'detallado':
    case 'resumen':
    case 'debitos':
      return monthlyOf(pedido)
  }
}

type Anual = Extract<PedidoDeInforme, { anio: number }>
function balanceOf({ informe: cual, anio }: Anual): Informe {
  const entrada = { anio }
  return cual === 'devengado'
    ? informe({
        ...{ titulo: 'Balance devengado', cual: String(anio), llamada: traerBalanceDevengado, entrada },
        columnas: DEVENGADO,
      })
    : informe({
        ...{ titulo: 'Balance percibido', cual: String(anio), llamada: traerBalancePercibido, entrada },
        columnas: PERCIBIDO,
      })
}

type Mensual = Extract<PedidoDeInforme, { mes: string }>
function monthlyOf(pedido: Mensual): Informe | undefined {
  const mes = typeof pedido.mes === 'string' ? readMes(pedido.mes) : null
  if (!mes) return undefined
  const cual = pedido.mes
  if (pedido.informe !== 'debitos') {
    const detallado = pedido.informe === 'detallado'
    return informe({
      ...{ titulo: `Ingresos ${detallado ? 'detallado' : 'resumen'}`, cual, lista: pedido.informe },
      ...{ columnas: detallado ? DETALLADO : RESUMEN },
      ...{ llamada: traerInformeMensualIngresos, entrada: { ...mes, parte: pedido.informe } },
    })
  }
  const { tipoDebito } = pedido
  if (!Object.hasOwn(TIPOS_DE_DEBITO, tipoDebito)) return undefined
  return informe({
    ...{ titulo: `Debitos ${TIPOS_DE_DEBITO[tipoDebito]}`, cual, columnas: DEBITOS },
    ...{ llamada: traerInformeMensualDebitos, entrada: { ...mes, tipoDebito } },
  })
}
