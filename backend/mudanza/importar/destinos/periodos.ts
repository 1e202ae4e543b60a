import type { DestinoListo, Dicho } from '@/backend/mudanza/importar/destinos/destino'
import {
  againstState,
  beforeBirth,
  chosenOf,
  dayOf,
  rechazo,
  textOf,
} from '@/backend/mudanza/importar/destinos/de-matriculado/leer'
import {
  type Columnas,
  deMatriculado,
  type Fila,
  type TablaDeMatriculado,
} from '@/backend/mudanza/importar/destinos/de-matriculado/tabla'
import type { Acto } from '@/domain/acto-por-estado'
import { formatFecha } from '@/domain/fechas'

/** Two periods of a member share no day; the same days are the same period. */
function meeting(columnas: Columnas, filas: readonly Fila[]): number | null | { rechazo: Dicho } | undefined {
  const [desde, hasta] = [String(columnas['desde']), columnas['hasta'] ?? null]
  const same = filas.find((fila) => fila['desde'] === desde && (fila['hasta'] ?? null) === hasta)
  if (same) return same.id
  const met = filas.find(
    (fila) =>
      String(fila['desde']) <= String(hasta ?? '9999-12-31') &&
      desde <= String(fila['hasta'] ?? '9999-12-31'),
  )
  if (!met) return undefined
  const since = formatFecha(String(met['desde']))
  return rechazo(
    'desde',
    'periodo.superpuesto',
    met['hasta'] === null
      ? `Se superpone con el período que sigue abierto desde el ${since}`
      : `Se superpone con el período del ${since} al ${formatFecha(String(met['hasta']))}`,
  )
}

type Propia = Pick<TablaDeMatriculado, 'cuenta'> & {
  tabla: 'federacion_matriculado' | 'superintendencia_matriculado'
  acto: Acto
  mas: TablaDeMatriculado['leer']
}

const periodos = ({ acto, mas, ...tabla }: Propia): DestinoListo =>
  deMatriculado({
    ...tabla,
    ...{ vigentes: 'x.eliminado_en IS NULL', autor: 'creado_por', conVersion: true },
    leer: (contexto, valores, dueno) => {
      const [desde, hasta] = [dayOf(valores, 'desde'), dayOf(valores, 'hasta')]
      if (desde === null) return rechazo('desde', 'fecha.falta', 'Falta desde cuándo')
      if (hasta !== null && hasta < desde) return rechazo('hasta', 'fecha.orden', 'Hasta es anterior a desde')
      const goesOn = hasta === null || hasta >= contexto.hoy
      const refused = beforeBirth(dueno, 'desde', desde) ?? againstState(dueno, acto, goesOn)
      if (refused) return refused
      const more = mas(contexto, valores, dueno)
      return 'rechazo' in more ? more : { ...more, columnas: { desde, hasta, ...more.columnas } }
    },
    choca: meeting,
    dice: ({ matricula, desde, hasta }) =>
      `Matrícula ${String(matricula)} · desde el ${formatFecha(String(desde))}${typeof hasta === 'string' ? ` hasta el ${formatFecha(hasta)}` : ''}`,
    atadura: 'NULL',
    quita: `UPDATE ${tabla.tabla} SET eliminado_en = now(), eliminado_por = $2, version = version + 1 WHERE id = ANY($1)`,
  })

export const seguros = periodos({
  tabla: 'federacion_matriculado',
  acto: 'seguro',
  mas: (contexto, valores) => {
    const { id, avisos } = chosenOf(contexto, valores, 'tipoSeguro', 'tipo_seguro')
    const [ampliacion, extendida] = [valores['ampliacion'] === true, valores['ampliacionExtendida'] === true]
    return { columnas: { tipo_seguro_id: id, ampliacion, ampliacion_extendida: extendida }, avisos }
  },
  cuenta: ({ desde, hasta, tipoSeguro, ampliacion, ampliacionExtendida }) => ({
    ...{ desde, hasta, tipoSeguro, ampliacion, ampliacionExtendida },
  }),
})

export const superintendencia = periodos({
  tabla: 'superintendencia_matriculado',
  acto: 'superintendencia',
  mas: (_contexto, valores) => ({ columnas: { nro_certificado: textOf(valores, 'numero') }, avisos: [] }),
  cuenta: ({ desde, hasta, numero }) => ({ desde, hasta, nroCertificado: numero }),
})
