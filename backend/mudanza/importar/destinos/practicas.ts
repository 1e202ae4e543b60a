import {
  beforeBirth,
  dayOf,
  rechazo,
  requiredOf,
} from '@/backend/mudanza/importar/destinos/de-matriculado/leer'
import { deMatriculado } from '@/backend/mudanza/importar/destinos/de-matriculado/tabla'
import { formatFecha } from '@/domain/fechas'

/** Practices: of each a member has one. */
export const practicas = deMatriculado({
  tabla: 'practica_matriculado',
  vigentes: 'x.eliminado_en IS NULL',
  leer: (contexto, valores, dueno) => {
    const practica = requiredOf(contexto, valores, 'practica', 'practica')
    if (typeof practica === 'object') return practica
    const obtencion = dayOf(valores, 'fechaObtencion')
    if (obtencion === null) return rechazo('fechaObtencion', 'fecha.falta', 'Falta la fecha de obtención')
    const early = beforeBirth(dueno, 'fechaObtencion', obtencion)
    return early ?? { columnas: { practica_id: practica, fecha_obtencion: obtencion }, avisos: [] }
  },
  choca: (columnas, filas) => {
    const had = filas.find(({ practica_id }) => practica_id === columnas['practica_id'])
    if (!had || had['fecha_obtencion'] === columnas['fecha_obtencion']) return had?.id
    return rechazo(
      'practica',
      'practica.repetida',
      `Ya tiene esa práctica, obtenida el ${formatFecha(String(had['fecha_obtencion']))}`,
    )
  },
  dice: ({ matricula, practica }) => `${String(practica)} · matrícula ${String(matricula)}`,
  cuenta: ({ practica, fechaObtencion }) => ({ practica, fechaObtencion }),
  atadura: `CASE WHEN EXISTS (SELECT FROM papel p WHERE p.clase = 'practica' AND p.origen_id = x.id AND p.anulado_en IS NULL)
    THEN 'Lo certifica un papel' END`,
  quita: 'UPDATE practica_matriculado SET eliminado_en = now(), eliminado_por = $2 WHERE id = ANY($1)',
})
