'use client'

import { useState } from 'react'
import { DateRangeInput, rangeProblem } from '@/components/form/date-range-input'
import { Choice } from '@/components/estadisticas/informe/choice'
import { ReportCard } from '@/components/estadisticas/informe/report-card'
import { textOfMes } from '@/domain/cuota'
import { ANIO_MAXIMO, ANIO_MINIMO, TIPOS_DE_DEBITO, type TipoDeDebito } from '@/domain/estadisticas'
import { endOfMonth, type Fecha, type Mes, nameOfMonth, partsOf, startOfMonth } from '@/domain/fechas'

const ANIOS = Array.from({ length: ANIO_MAXIMO - ANIO_MINIMO + 1 }, (_, index) => {
  const id = ANIO_MINIMO + index
  return { id, nombre: String(id) }
})
const MESES = Array.from({ length: 12 }, (_, index) => {
  const nombre = `${String(index + 1).padStart(2, '0')} ${nameOfMonth(index + 1)}`
  return { id: index + 1, nombre }
})
const TIPOS = ([1, 2] as const).map((id) => ({ id, nombre: TIPOS_DE_DEBITO[id] }))

const DEVENGADO =
  'Devengado: las cuotas y conceptos de cada mes de ese año, aunque se hayan cargado o pagado en otro. Lo anulado no cuenta, y lo que pasó a un plan cuenta en los meses de sus cuotas.'
const PERCIBIDO =
  'Percibido: lo que entró cada día de ese año, por cualquier medio y por el mes que fuera. Un recibo anulado se resta el día en que se anuló.'

/** Every report that the statistics offer; `anio` is where the balances begin. */
export function ReportCards({ anio, hoy }: { anio: number; hoy: Fecha }) {
  return (
    <section aria-label="Informes" className="mt-6" data-print="hide">
      <h2 className="mb-3 text-lg font-semibold">Informes para descargar</h2>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <Balance informe="devengado" titulo="Balance devengado" texto={DEVENGADO} anio={anio} />
        <Balance informe="percibido" titulo="Balance percibido" texto={PERCIBIDO} anio={anio} />
        <Ingresos hoy={hoy} />
        <Debitos hoy={hoy} />
        <Cobranzas hoy={hoy} />
        <ReportCard
          titulo="Especialidades por vencer"
          texto="Las que vencen en los próximos 60 días y no se revalidaron, con teléfono y correo"
          botones={[{ texto: 'Descargar especialidades', pedido: { informe: 'especialidades' } }]}
        />
        <ReportCard
          titulo="Practicas por vencer"
          texto="Las que cumplen dos años de obtenidas en los próximos 60 días"
          botones={[{ texto: 'Descargar practicas', pedido: { informe: 'practicas' } }]}
        />
      </div>
    </section>
  )
}

type BalanceProps = { informe: 'devengado' | 'percibido'; titulo: string; texto: string; anio: number }

function Balance({ informe, titulo, texto, anio: primero }: BalanceProps) {
  const [anio, setAnio] = useState(primero)
  return (
    <ReportCard
      titulo={titulo}
      texto={texto}
      botones={[{ texto: `Descargar ${informe}`, pedido: { informe, anio } }]}
    >
      <Choice label="Año" options={ANIOS} value={anio} onChange={setAnio} />
    </ReportCard>
  )
}

function MonthChoice({ mes: { anio, mes }, onChange }: { mes: Mes; onChange: (mes: Mes) => void }) {
  return (
    <>
      <Choice label="Mes" options={MESES} value={mes} onChange={(next) => onChange({ anio, mes: next })} />
      <Choice label="Año" options={ANIOS} value={anio} onChange={(next) => onChange({ anio: next, mes })} />
    </>
  )
}

function Ingresos({ hoy }: { hoy: Fecha }) {
  const [elegido, setElegido] = useState<Mes>(partsOf(hoy))
  const mes = textOfMes(elegido)
  return (
    <ReportCard
      titulo="Informe mensual de ingresos"
      texto="Lo percibido en un mes: recibo por recibo, o sumado por lo que se pagó y el medio. Los dos suman lo mismo que el balance."
      botones={[
        { texto: 'Detallado', pedido: { informe: 'detallado', mes } },
        { texto: 'Resumen', pedido: { informe: 'resumen', mes } },
      ]}
    >
      <MonthChoice mes={elegido} onChange={setElegido} />
    </ReportCard>
  )
}

function Debitos({ hoy }: { hoy: Fecha }) {
  const [elegido, setElegido] = useState<Mes>(partsOf(hoy))
  const [tipoDebito, setTipoDebito] = useState<TipoDeDebito>(1)
  return (
    <ReportCard
      titulo="Informe mensual de débitos"
      texto="Lo que cobraron los bancos en un mes, por el tipo de cuenta de la que salió"
      botones={[
        { texto: 'Descargar débitos', pedido: { informe: 'debitos', mes: textOfMes(elegido), tipoDebito } },
      ]}
    >
      <Choice label="Cuenta" options={TIPOS} value={tipoDebito} onChange={setTipoDebito} />
      <MonthChoice mes={elegido} onChange={setElegido} />
    </ReportCard>
  )
}

function Cobranzas({ hoy }: { hoy: Fecha }) {
  const [{ desde, hasta }, setRango] = useState<{ desde: Fecha | undefined; hasta: Fecha | undefined }>({
    desde: startOfMonth(hoy),
    hasta: endOfMonth(hoy),
  })
  const error = rangeProblem(desde, hasta)
  const pedido = desde && hasta && !error ? ({ informe: 'cobranzas', desde, hasta } as const) : undefined
  return (
    <ReportCard
      titulo="Cobranzas por período"
      texto="Cada recibo de esos días, y los anulados en ellos con su importe en menos. Hasta un año."
      botones={[{ texto: 'Descargar cobranzas', pedido }]}
    >
      <DateRangeInput label="Período" {...{ desde, hasta }} onChange={setRango} error={error} />
    </ReportCard>
  )
}
