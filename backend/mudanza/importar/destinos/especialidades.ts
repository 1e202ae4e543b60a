import {
  beforeBirth,
  chosenOf,
  dayOf,
  rechazo,
  requiredOf,
  textOf,
} from '@/backend/mudanza/importar/destinos/de-matriculado/leer'
import { deMatriculado, type Fila } from '@/backend/mudanza/importar/destinos/de-matriculado/tabla'
import { isInForce } from '@/domain/especialidad'
import { formatFecha } from '@/domain/fechas'

const validityOf = ({ fecha_caducidad, sin_reval }: Readonly<Record<string, unknown>>) => ({
  fechaCaducidad: fecha_caducidad as string | null,
  sinReval: sin_reval === true,
})

/** Specialties with the number that their certificate had; ours are given by this register alone. */
export const especialidades = deMatriculado({
  tabla: 'especialidad_matriculado',
  autor: 'creado_por',
  vigentes: 'x.eliminado_en IS NULL',
  leer: (contexto, valores, dueno) => {
    const especialidad = requiredOf(contexto, valores, 'especialidad', 'especialidad')
    if (typeof especialidad === 'object') return especialidad
    const [obtencion, caducidad] = [dayOf(valores, 'fechaObtencion'), dayOf(valores, 'fechaCaducidad')]
    if (obtencion === null) return rechazo('fechaObtencion', 'fecha.falta', 'Falta la fecha de obtención')
    const early = beforeBirth(dueno, 'fechaObtencion', obtencion)
    if (early) return early
    if (caducidad !== null && caducidad <= obtencion)
      return rechazo('fechaCaducidad', 'fecha.orden', 'Vence antes de la fecha de obtención, o ese mismo día')
    const forma = chosenOf(contexto, valores, 'formaObtencion', 'forma_obtencion_especialidad')
    const organizacion = chosenOf(contexto, valores, 'organizacion', 'organizacion')
    return {
      columnas: {
        ...{ especialidad_id: especialidad, fecha_obtencion: obtencion, fecha_caducidad: caducidad },
        ...{ sin_reval: valores['sinReval'] === true, es_reval: false },
        numero_anterior: textOf(valores, 'nroCertificado'),
        ...{ forma_obtencion_especialidad_id: forma.id, organizacion_id: organizacion.id },
      },
      avisos: [...forma.avisos, ...organizacion.avisos],
    }
  },
  choca: (columnas, filas, { hoy }) => {
    const same = filas.filter(({ especialidad_id }) => especialidad_id === columnas['especialidad_id'])
    const there = same.find(({ fecha_obtencion }) => fecha_obtencion === columnas['fecha_obtencion'])
    if (there) return there.id
    const inForce = (fila: Readonly<Record<string, unknown>>): boolean => isInForce(validityOf(fila), hoy)
    const other = inForce(columnas) ? same.find((fila: Fila) => inForce(fila)) : undefined
    return other
      ? rechazo(
          'especialidad',
          'especialidad.vigente',
          `Ya tiene esa especialidad en vigencia, obtenida el ${formatFecha(String(other['fecha_obtencion']))}`,
        )
      : undefined
  },
  dice: ({ matricula, especialidad, fechaObtencion }) =>
    `${String(especialidad)} · matrícula ${String(matricula)} · ${formatFecha(String(fechaObtencion))}`,
  cuenta: ({
    especialidad,
    nroCertificado,
    fechaObtencion,
    fechaCaducidad,
    formaObtencion,
    organizacion,
    sinReval,
  }) => ({
    ...{ especialidad, nroCertificado, fechaObtencion, formaObtencion, organizacion },
    fechaCaducidad: sinReval === true ? 'no vence' : fechaCaducidad,
  }),
  atadura: `CASE WHEN EXISTS (SELECT FROM especialidad_matriculado v WHERE v.revalida_id = x.id AND v.eliminado_en IS NULL)
      THEN 'Fue revalidada'
    WHEN EXISTS (SELECT FROM papel p WHERE p.clase = 'especialidad' AND p.origen_id = x.id AND p.anulado_en IS NULL)
      THEN 'Lo certifica un papel' END`,
  quita: 'UPDATE especialidad_matriculado SET eliminado_en = now(), eliminado_por = $2 WHERE id = ANY($1)',
})
