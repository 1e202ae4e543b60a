'use client'

import { useState } from 'react'
import { DateRangeInput, rangeProblem } from '@/components/form/date-range-input'
import { Choice } from '@/components/estadisticas/informe/choice'
import { InformeCard } from '@/components/estadisticas/informe/informe-card'
import { wordsFor } from '@/components/estadisticas/words'
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

/** How the server reckons is known, and told. */
type Dicho = { cuenta: boolean }

/** Every report that the statistics offer; `anio` is where the balances begin. */
export function InformeCards({ anio, hoy, cuenta }: Dicho & { anio: number; hoy: Fecha }) {
  return (
    <section aria-label="Informes" className="mt-6" data-print="hide">
      <h2 className="mb-3 text-lg font-semibold">Informes para descargar</h2>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <Balance informe="devengado" titulo="Balance devengado" {...{ anio, cuenta }} />
        <Balance informe="percibido" titulo="Balance percibido" {...{ anio, cuenta }} />
        <Ingresos {...{ hoy, cuenta }} />
        <Debitos {...{ hoy, cuenta }} />
        <Cobranzas {...{ hoy, cuenta }} />
        <InformeCard
          titulo="Especialidades por vencer"
          texto={wordsFor('especialidades', cuenta)}
          botones={[{ texto: 'Descargar especialidades', pedido: { informe: 'especialidades' } }]}
        />
        <InformeCard
          titulo="Practicas por vencer"
          texto={wordsFor('practicas', cuenta)}
          botones={[{ texto: 'Descargar practicas', pedido: { informe: 'practicas' } }]}
        />
      </div>
    </section>
  )
}

type BalanceProps = Dicho & { informe: 'devengado' | 'percibido'; titulo: string; anio: number }

function Balance({ informe, titulo, anio: primero, cuenta }: BalanceProps) {
  const [anio, setAnio] = useState(primero)
  return (
    <InformeCard
      titulo={titulo}
      texto={wordsFor(informe, cuenta)}
      botones={[{ texto: `Descargar ${informe}`, pedido: { informe, anio } }]}
    >
      <Choice label="Año" options={ANIOS} value={anio} onChange={setAnio} />
    </InformeCard>
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

function Ingresos({ hoy, cuenta }: Dicho & { hoy: Fecha }) {
  const [elegido, setElegido] = useState<Mes>(partsOf(hoy))
  const mes = textOfMes(elegido)
  return (
    <InformeCard
      titulo="Informe mensual de ingresos"
      texto={wordsFor('ingresos', cuenta)}
      botones={[
        { texto: 'Detallado', pedido: { informe: 'detallado', mes } },
        { texto: 'Resumen', pedido: { informe: 'resumen', mes } },
      ]}
    >
      <MonthChoice mes={elegido} onChange={setElegido} />
    </InformeCard>
  )
}

function Debitos({ hoy, cuenta }: Dicho & { hoy: Fecha }) {
  const [elegido, setElegido] = useState<Mes>(partsOf(hoy))
  const [tipoDebito, setTipoDebito] = useState<TipoDeDebito>(1)
  return (
    <InformeCard
      titulo="Informe mensual de débitos"
      texto={wordsFor('debitos', cuenta)}
      botones={[
        { texto: 'Descargar débitos', pedido: { informe: 'debitos', mes: textOfMes(elegido), tipoDebito } },
      ]}
    >
      <Choice label="Cuenta" options={TIPOS} value={tipoDebito} onChange={setTipoDebito} />
      <MonthChoice mes={elegido} onChange={setElegido} />
    </InformeCard>
  )
}

function Cobranzas({ hoy, cuenta }: Dicho & { hoy: Fecha }) {
  const [{ desde, hasta }, setRango] = useState<{ desde: Fecha | undefined; hasta: Fecha | undefined }>({
    desde: startOfMonth(hoy),
    hasta: endOfMonth(hoy),
  })
  const error = rangeProblem(desde, hasta)
  const pedido = desde && hasta && !error ? ({ informe: 'cobranzas', desde, hasta } as const) : undefined
  return (
    <InformeCard
      titulo="Cobranzas por período"
      texto={wordsFor('cobranzas', cuenta)}
      botones={[{ texto: 'Descargar cobranzas', pedido }]}
    >
      <DateRangeInput label="Período" {...{ desde, hasta }} onChange={setRango} error={error} />
    </InformeCard>
  )
}
