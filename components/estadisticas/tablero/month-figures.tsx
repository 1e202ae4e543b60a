import Link from 'next/link'
import { ReadFailure } from '@/components/espera/read-failure'
import { recibosDelMesHref } from '@/components/estadisticas/tablero/hrefs'
import { traerCifrasDelMes } from '@/contract/evolucion'
import { type Centavos, CERO, moneyOrDash } from '@/domain/dinero'
import { type Fecha, formatMes, nameOfMonth } from '@/domain/fechas'
import { APARTE, readApi } from '@/lib/api/client'
import type { LeidoDe } from '@/lib/api/result'
import { rutas } from '@/lib/routes'
import { orLeave } from '@/lib/screen'

type Cifras = LeidoDe<typeof traerCifrasDelMes>[number]

/** What the month brought so far, what it should, how much of that is in and how much is overdue, with last month's. */
export async function MonthFigures({ hoy }: { hoy: Fecha }) {
  const entrada = { fecha: hoy }
  const result = orLeave(await readApi(traerCifrasDelMes, entrada, APARTE))
  if (!result.ok)
    return (
      <ReadFailure
        falla={result}
        ruta="/estadisticas/traerCifrasDelMes"
        entrada={entrada}
        que="las cifras del mes"
      />
    )
  const [este, anterior] = result.datos
  if (!este || !anterior) return null
  const mes = { anio: este.anio ?? 0, mes: este.mes ?? 0 }
  const nombre = nameOfMonth(mes.mes).toLowerCase()
  const antes = nameOfMonth(anterior.mes ?? 1).toLowerCase()
  const figures = [
    [`Cobrado en ${nombre}`, ({ percibido }) => moneyOrDash(percibido), recibosDelMesHref(mes)],
    [`Cargado de ${nombre}`, ({ cargado }) => moneyOrDash(cargado), rutas.evolucion()],
    ['Cobrado de lo cargado', rateOf, rutas.evolucion()],
    ['Deuda vencida hoy', ({ vencida }) => moneyOrDash(vencida), rutas.morosos()],
  ] as const satisfies readonly (readonly [string, (cifras: Cifras) => string, string])[]
  return (
    <section aria-label={`Cifras de ${formatMes(mes)}`} className="month-figures">
      {figures.map(([titulo, tell, href]) => (
        <Link key={titulo} href={href} prefetch={false}>
          <span>{titulo}</span>
          <strong>{tell(este)}</strong>
          <small>
            {antes}: {tell(anterior)}
          </small>
        </Link>
      ))}
    </section>
  )
}

const porcentaje = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })

/** '87,3 %' of what was charged for the month; '—' where nothing was. */
function rateOf({ cargado = CERO, cobrado = CERO }: Cifras): string {
  return cargado === CERO ? '—' : `${porcentaje.format(hundredths(cobrado, cargado) / 100)} %`
}

const hundredths = (part: Centavos, whole: Centavos): number => Number((part * 10_000n) / whole)
