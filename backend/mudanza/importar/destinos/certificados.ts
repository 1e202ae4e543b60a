import {
  beforeBirth,
  dayOf,
  rechazo,
  requiredOf,
  textOf,
} from '@/backend/mudanza/importar/destinos/de-matriculado/leer'
import { deMatriculado } from '@/backend/mudanza/importar/destinos/de-matriculado/tabla'

/** Certificates that were issued before, by the number that they had; papers of this register have numbers of their own. */
export const certificados = deMatriculado({
  tabla: 'certificado_matriculado',
  vigentes: 'true',
  leer: (contexto, valores, dueno) => {
    const tipo = requiredOf(contexto, valores, 'tipoCertificado', 'tipo_certificado')
    if (typeof tipo === 'object') return tipo
    const [desde, hasta] = [dayOf(valores, 'validezDesde'), dayOf(valores, 'validezHasta')]
    if (desde === null) return rechazo('validezDesde', 'fecha.falta', 'Falta desde cuándo es válido')
    if (hasta !== null && hasta < desde)
      return rechazo('validezHasta', 'fecha.orden', 'Hasta es anterior a desde')
    const firma = textOf(valores, 'firmante')
    const observaciones = [textOf(valores, 'observaciones'), firma && `Firmado por ${firma}`].filter(Boolean)
    return (
      beforeBirth(dueno, 'validezDesde', desde) ?? {
        columnas: {
          ...{ tipo_certificado_id: tipo, validez_desde: desde, validez_hasta: hasta },
          ...{ observaciones: observaciones.join('\n') || null, numero_anterior: textOf(valores, 'numero') },
        },
        avisos: [],
      }
    )
  },
  choca: (columnas, filas) =>
    filas.find(
      (fila) =>
        fila['tipo_certificado_id'] === columnas['tipo_certificado_id'] &&
        fila['numero_anterior'] === columnas['numero_anterior'],
    )?.id,
  dice: ({ matricula, tipoCertificado, numero }) =>
    `${String(tipoCertificado)} N° ${String(numero)} · matrícula ${String(matricula)}`,
  cuenta: ({ tipoCertificado, numero, validezDesde, validezHasta, observaciones }) => ({
    ...{ tipo: `${String(tipoCertificado)} N° ${String(numero)}`, validezDesde, validezHasta, observaciones },
  }),
  // A paper keeps what it was issued of, annulled too.
  atadura: `CASE WHEN EXISTS (SELECT FROM papel p WHERE p.clase = 'certificado' AND p.origen_id = x.id)
    THEN 'Se emitió un papel con él' END`,
  quita: 'DELETE FROM certificado_matriculado WHERE id = ANY($1) AND $2::int IS NOT NULL',
})
