import Link from 'next/link'
import type { ReactNode } from 'react'
import { ReadFailure } from '@/components/espera/read-failure'
import { ChartCard } from '@/components/estadisticas/grafico/chart-card'
import type { Porcion } from '@/components/estadisticas/grafico/porcion'
import { cuotasHref, listadoHref } from '@/components/estadisticas/tablero/hrefs'
import { MonthPicker } from '@/components/estadisticas/tablero/month-picker'
import { type Renglon, SwitchedList } from '@/components/estadisticas/tablero/switched-list'
import { wordsFor } from '@/components/estadisticas/words'
import type { Option } from '@/components/ui/options'
import { traerCantTipoMat, traerFederacion, traerImpagos } from '@/contract/estadisticas'
import { traerMorosos } from '@/contract/moroso'
import { textOfMes } from '@/domain/cuota'
import { CERO, moneyOrDash } from '@/domain/dinero'
import { SITUACION, SITUACIONES, type Situacion } from '@/domain/estadisticas'
import { formatFecha, formatMes, type Mes } from '@/domain/fechas'
import { APARTE, readApi } from '@/lib/api/client'
import type { LeidoDe } from '@/lib/api/result'
import { rutas } from '@/lib/routes'
import { orLeave } from '@/lib/screen'
import { escrito } from '@/lib/ortografia/escrito'

/** Every part of the screen reads its own, so that one that waits holds up no other. */

/** How the server reckons is known, and told. */
type Dicho = { cuenta: boolean }

/** `abre`: each part of the month opens its list. */
type ImpagosProps = { mes: Mes; meses: readonly Option<string>[]; abre: boolean }

export async function Impagos({ mes, meses, abre }: ImpagosProps) {
  const texto = textOfMes(mes)
  const entrada = { fecha: `${texto}-01` }
  const result = orLeave(await readApi(traerImpagos, entrada, APARTE))
  if (!result.ok)
    return <ReadFailure falla={result} ruta="/estadisticas/traerImpagos" entrada={entrada} que="las cuotas" />
  return (
    <ChartCard
      titulo="Pagos/Impagos"
      texto={`Las cuotas de ${formatMes(mes)}: cuántas se pagaron y cuántas no`}
      forma="doughnut"
      porciones={SITUACIONES.flatMap((situacion) => partOf(result.datos, situacion, { texto, abre }))}
      elige={<MonthPicker meses={meses} mes={texto} ruta={rutas.estadisticas()} />}
      vacio={`No hay cuotas generadas de ${formatMes(mes)}.`}
    />
  )
}

const MONTO = {
  pagos: 'montoPagos',
  impagos: 'montoImpagos',
  enParte: 'montoEnParte',
  enPlan: 'montoEnPlan',
} as const
const SI_HAY: readonly Situacion[] = ['enParte', 'enPlan']

/** What another server lacks is not known; what is paid in part or in a plan is there only where somebody is in it. */
function partOf(
  datos: LeidoDe<typeof traerImpagos>,
  situacion: Situacion,
  { texto, abre }: { texto: string; abre: boolean },
): Porcion[] {
  const cantidad = datos[situacion]
  if (SI_HAY.includes(situacion) && !cantidad) return []
  const monto = datos[MONTO[situacion]]
  const ajeno = situacion === 'impagos' ? rutas.morosos() : undefined
  return [
    {
      nombre: SITUACION[situacion],
      cantidad: cantidad ?? null,
      href: abre ? cuotasHref(texto, situacion) : ajeno,
      ...(monto !== undefined && { detalle: moneyOrDash(monto) }),
    },
  ]
}

const sharesOf = (
  datos: LeidoDe<typeof traerCantTipoMat>,
  href: (fila: LeidoDe<typeof traerCantTipoMat>[number]) => string | undefined,
): Porcion[] =>
  datos.map((fila) => ({
    nombre: fila.nombre ?? '—',
    cantidad: fila.cantidad ?? fila.total ?? null,
    href: href(fila),
  }))

export async function Tipos({ cuenta }: Dicho) {
  const result = orLeave(await readApi(traerCantTipoMat, {}, APARTE))
  if (!result.ok)
    return (
      <ReadFailure falla={result} ruta="/estadisticas/traerCantTipoMat" entrada={{}} que="los matriculados" />
    )
  return (
    <ChartCard
      titulo="Tipo de Matriculados"
      texto={wordsFor('tipos', cuenta)}
      forma="pie"
      porciones={sharesOf(result.datos, ({ id }) =>
        id === undefined ? undefined : listadoHref({ tipos: String(id) }),
      )}
      vacio={wordsFor('sinNadie', cuenta)}
    />
  )
}

export async function Seguros({ cuenta }: Dicho) {
  const result = orLeave(await readApi(traerFederacion, {}, APARTE))
  if (!result.ok)
    return <ReadFailure falla={result} ruta="/estadisticas/traerFederacion" entrada={{}} que="los seguros" />
  return (
    <ChartCard
      titulo="Seguros"
      texto={wordsFor('seguros', cuenta)}
      forma="doughnut"
      porciones={sharesOf(result.datos, ({ nombre }) =>
        nombre ? listadoHref({ cobertura: nombre }) : undefined,
      )}
      vacio={wordsFor('sinNadie', cuenta)}
    />
  )
}

const CUANTOS = 20

export async function Pendientes({ cuenta }: Dicho) {
  const result = orLeave(await readApi(traerMorosos, { cantidad: CUANTOS }, APARTE))
  if (!result.ok)
    return (
      <ReadFailure
        falla={result}
        ruta="/estadisticas/traerMorosos"
        entrada={{ cantidad: CUANTOS }}
        que="la mora"
      />
    )
  const { datos } = result
  const side = (lista: 'matricula' | 'concepto'): Renglon[] =>
    datos
      .filter((item) => (item.lista ?? 'matricula') === lista)
      .map((item) => ({ ...item, monto: item.monto ?? item.mora ?? item.deuda }))
      .toSorted((a, b) => Number((b.monto ?? CERO) - (a.monto ?? CERO)))
      .slice(0, CUANTOS)
      .map((item) => ({
        id: item.matriculadoID ?? item.otroID ?? null,
        nombre: item.nombre ?? item.apellidoNombre ?? item.otroNombre ?? '—',
        dato: moneyOrDash(item.monto),
        ...(item.fecha && { detalle: `Desde el ${formatFecha(item.fecha)}` }),
      }))
  const vacio = wordsFor('sinPendientes', cuenta)
  return (
    <SwitchedList
      titulo="Pagos Pendientes"
      texto={wordsFor('pendientes', cuenta)}
      lados={[
        { clave: 'matricula', nombre: escrito('Matriculas'), renglones: side('matricula'), vacio },
        { clave: 'concepto', nombre: 'Conceptos', renglones: side('concepto'), vacio },
      ]}
      pie={<Pie href={rutas.morosos()}>Ver todos los morosos</Pie>}
    />
  )
}

export const Pie = ({ href, children }: { href: string; children: ReactNode }) => (
  <p data-print="hide">
    <Link href={href} prefetch={false} className="link">
      {children}
    </Link>
  </p>
)
