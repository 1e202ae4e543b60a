import { ReadFailure } from '@/components/espera/read-failure'
import { Pie } from '@/components/estadisticas/tablero/parts'
import { type Lado, type Renglon, SwitchedList } from '@/components/estadisticas/tablero/switched-list'
import { traerCumples, traerPaginaDeCumples } from '@/contract/cumples'
import { LAPSO_DE_CUMPLES, LAPSOS_DE_CUMPLES, type LapsoDeCumples } from '@/domain/estadisticas'
import { formatFecha } from '@/domain/fechas'
import { APARTE, readApi } from '@/lib/api/client'
import type { LeidoDe } from '@/lib/api/result'
import { rutas } from '@/lib/routes'
import { orLeave } from '@/lib/screen'

const VACIO: Readonly<Record<LapsoDeCumples, string>> = {
  hoy: 'Hoy no cumple años nadie.',
  semana: 'En siete días no cumple años nadie.',
}

const renglonOf = ({
  matriculadoID,
  nombre,
  fecha,
  edad,
}: LeidoDe<typeof traerCumples>[number]): Renglon => ({
  id: matriculadoID ?? null,
  nombre: nombre ?? '—',
  // Another server may tell the day of birth: day and month are right of both.
  dato: fecha ? formatFecha(fecha).slice(0, 5) : '—',
  ...(typeof edad === 'number' && { detalle: `${edad} años` }),
})

const Lista = ({ lados, ver }: { lados: readonly Lado[]; ver?: string }) => (
  <SwitchedList
    titulo="Cumpleaños"
    texto="A quién saludar"
    lados={lados}
    pie={ver && <Pie href={ver}>Ver todos los cumpleaños</Pie>}
  />
)

/** The first of each, which our own server tells: in a large register a week's are a thousand. */
export async function Cumples() {
  const read = async (lapso: LapsoDeCumples) => {
    const entrada = { lapso }
    return { lapso, entrada, result: orLeave(await readApi(traerPaginaDeCumples, entrada, APARTE)) }
  }
  const lados: Lado[] = []
  for (const { lapso, entrada, result } of await Promise.all(LAPSOS_DE_CUMPLES.map(read))) {
    if (!result.ok)
      return (
        <ReadFailure
          falla={result}
          ruta="/estadisticas/traerPaginaDeCumples"
          entrada={entrada}
          que="los cumpleaños"
        />
      )
    lados.push({
      clave: lapso,
      nombre: LAPSO_DE_CUMPLES[lapso],
      renglones: result.datos.map(renglonOf),
      total: result.total,
      vacio: VACIO[lapso],
    })
  }
  return <Lista lados={lados} ver={`${rutas.cumples()}?lapso=semana`} />
}

export async function ForeignCumples() {
  const result = orLeave(await readApi(traerCumples, {}, APARTE))
  if (!result.ok)
    return <ReadFailure falla={result} ruta="/estadisticas/traerCumples" entrada={{}} que="los cumpleaños" />
  const side = (lapso: LapsoDeCumples): Lado => ({
    clave: lapso,
    nombre: LAPSO_DE_CUMPLES[lapso],
    renglones: result.datos.filter(({ lista }) => lista === lapso).map(renglonOf),
    vacio: VACIO[lapso],
  })
  return <Lista lados={LAPSOS_DE_CUMPLES.map(side)} />
}
