import type { Regla } from '@/backend/verificar/rules/regla'

export const PADRON: readonly Regla[] = [
  {
    regla: 'Cada matriculado tiene un solo período abierto, del tipo de matrícula que tiene',
    sql: `
      SELECT format('matriculado %s: tipo %s, períodos abiertos %s', m.id, m.tipo_matricula_id, coalesce(p.tipos, 'ninguno'))
      FROM matriculado m LEFT JOIN (
        SELECT matriculado_id, count(*) AS cuantos, min(tipo_matricula_id) AS tipo, string_agg(tipo_matricula_id::text, ', ') AS tipos
        FROM periodo_matricula WHERE fecha_hasta IS NULL GROUP BY 1
      ) p ON p.matriculado_id = m.id
      WHERE p.cuantos IS DISTINCT FROM 1 OR p.tipo <> m.tipo_matricula_id`,
  },
  {
    regla: 'Los períodos de cada matriculado se siguen: cada uno termina el día en que empieza el siguiente',
    sql: `
      SELECT format('matriculado %s: el período %s termina el %s y el siguiente empieza el %s', matriculado_id, id,
        coalesce(fecha_hasta::text, '(nunca)'), siguiente)
      FROM (SELECT *, lead(fecha_desde) OVER (PARTITION BY matriculado_id ORDER BY fecha_hasta IS NULL, fecha_desde, id) AS siguiente
        FROM periodo_matricula) p
      WHERE siguiente IS NOT NULL AND fecha_hasta IS DISTINCT FROM siguiente OR fecha_hasta < fecha_desde`,
  },
  {
    regla: 'Lo programado de cada matriculado sigue de un estado al otro, desde el que tiene',
    sql: `
      SELECT format('matriculado %s: lo programado para el %s espera el estado %s y antes tiene el %s', matriculado_id, dia, tipo_previo_id, previo)
      FROM (SELECT e.*, coalesce(lag(e.tipo_matricula_id) OVER (PARTITION BY e.matriculado_id ORDER BY e.dia), m.tipo_matricula_id) AS previo
        FROM estado_programado e JOIN matriculado m ON m.id = e.matriculado_id
        WHERE e.aplicado_en IS NULL AND e.anulado_en IS NULL AND e.impedimento IS NULL) p
      WHERE tipo_previo_id <> previo`,
  },
  {
    regla:
      'Cada fallecimiento que se asentó de una lista es un cambio de estado del mismo matriculado, que vale',
    sql: `
      SELECT format('fila %s de una lista: el cambio de estado %s %s', f.id, k.id,
        CASE WHEN k.deshecho_en IS NULL THEN 'es de otro' ELSE 'se deshizo' END)
      FROM comparacion_fila f JOIN cambio_estado k ON k.id = f.cambio_estado_id
      WHERE f.matriculado_id IS DISTINCT FROM k.matriculado_id OR k.deshecho_en IS NOT NULL`,
  },
  {
    regla: 'Cada archivo tiene todos sus trozos, que suman sus bytes',
    sql: `
      SELECT format('archivo %s: %s trozos y %s bytes, de %s', a.huella, coalesce(t.cuantos, 0), coalesce(t.suma, 0), a.bytes)
      FROM archivo a LEFT JOIN (
        SELECT huella, count(*) AS cuantos, max(orden) AS ultimo, sum(octet_length(datos)) AS suma
        FROM archivo_trozo GROUP BY 1
      ) t USING (huella)
      WHERE t.suma IS DISTINCT FROM a.bytes OR t.cuantos <> t.ultimo + 1 OR t.ultimo <> (a.bytes - 1) / 262144`,
  },
  {
    regla:
      'El total de matriculados que dice la lista es el de los que hay, también por dónde empieza el apellido',
    sql: `
      SELECT format('total %s, matriculados %s desde «%s»', coalesce(t.n, 0), coalesce(m.n, 0), d.desde) FROM unnest(cortes_de_matriculados()) WITH ORDINALITY AS d (desde, tramo)
      LEFT JOIN (SELECT width_bucket(apellido, cortes_de_matriculados() COLLATE es_ar) AS tramo, count(*) AS n FROM matriculado GROUP BY 1) m
        ON m.tramo = d.tramo
      LEFT JOIN (SELECT tramo, sum(cantidad) AS n FROM matriculado_cambio GROUP BY 1) t ON t.tramo = d.tramo
      WHERE coalesce(t.n, 0) <> coalesce(m.n, 0)`,
  },
]
