import type { Regla } from '@/backend/verificar/rules/regla'

export const CREDENCIALES: readonly Regla[] = [
  {
    regla: 'Cada número de certificado de especialidad hasta el último está dado una vez, y ninguno después',
    sql: `
      WITH ultimo AS (
        SELECT coalesce(max(valor), 0) AS valor, coalesce(max(desde), 0) AS desde FROM contador
        WHERE nombre = 'certificado_especialidad'
      ), dado AS (
        SELECT nro_certificado AS numero, count(*) AS veces FROM especialidad_matriculado
        WHERE NOT es_reval AND nro_certificado IS NOT NULL GROUP BY 1
      )
      SELECT format('certificado %s: dado %s veces', numero, coalesce(veces, 0))
      FROM (SELECT generate_series(desde + 1, valor) AS numero FROM ultimo) n FULL JOIN dado USING (numero), ultimo u
      WHERE numero > u.desde AND (veces IS DISTINCT FROM 1 OR numero > u.valor)
      UNION ALL
      SELECT 'falta el contador de certificados de especialidad'
      WHERE NOT EXISTS (SELECT FROM contador WHERE nombre = 'certificado_especialidad')`,
  },
  {
    regla:
      'Cada revalidación sigue a una especialidad del mismo matriculado, la misma y con el mismo certificado',
    sql: `
      SELECT format('especialidad %s, revalida %s', r.id, o.id)
      FROM especialidad_matriculado r JOIN especialidad_matriculado o ON o.id = r.revalida_id
      WHERE r.matriculado_id <> o.matriculado_id OR r.especialidad_id <> o.especialidad_id
        OR r.nro_certificado IS DISTINCT FROM o.nro_certificado OR r.fecha_obtencion <= o.fecha_obtencion
        OR (o.eliminado_en IS NOT NULL AND r.eliminado_en IS NULL)`,
  },
  {
    regla: 'Cada número de papel hasta el último de su clase está dado una vez o salteado, y ninguno después',
    sql: `
      WITH cuenta AS (
        SELECT split_part(nombre, '.', 2) AS clase, desde, valor FROM contador WHERE nombre LIKE 'papel.%'
      ), tramo AS (
        SELECT p.clase, p.numero AS primero, p.numero AS ultimo, false AS comienzo
        FROM papel p LEFT JOIN cuenta c USING (clase) WHERE p.numero > coalesce(c.desde, 0)
        UNION ALL SELECT clase, desde, hasta, false FROM papel_salto
        UNION ALL SELECT clase, desde, desde, true FROM cuenta
        UNION ALL SELECT clase, valor + 1, valor + 1, false FROM cuenta
      ), seguido AS (
        SELECT *, lag(ultimo) OVER (PARTITION BY clase ORDER BY primero, ultimo, NOT comienzo) AS anterior FROM tramo
      )
      SELECT format('%s: del N° %s se pasa al N° %s', clase, anterior, primero) FROM seguido
      WHERE NOT comienzo AND primero IS DISTINCT FROM anterior + 1`,
  },
  {
    regla: 'Cada papel dice lo que decía al emitirse, de quien es lo que certifica',
    sql: `
      SELECT format('papel %s: el contenido no es el emitido', id) FROM papel
      WHERE huella <> sha256(convert_to(contenido, 'UTF8'))
      UNION ALL
      SELECT format('papel %s: es de otro matriculado', p.id) FROM papel p
        LEFT JOIN especialidad_matriculado e ON p.clase = 'especialidad' AND e.id = p.origen_id
        LEFT JOIN practica_matriculado r ON p.clase = 'practica' AND r.id = p.origen_id
        LEFT JOIN certificado_matriculado c ON p.clase = 'certificado' AND c.id = p.origen_id
        LEFT JOIN da_listado d ON p.clase = 'debito' AND d.id = p.origen_id
      WHERE p.clase <> 'carnet' AND p.matriculado_id
        IS DISTINCT FROM coalesce(e.matriculado_id, r.matriculado_id, c.matriculado_id, d.matriculado_id)`,
  },
  {
    regla: 'Cada adjunto reemplazado lo fue por el que está hoy, del mismo matriculado',
    sql: `
      SELECT format('adjunto %s, reemplazado por %s', a.id, n.id)
      FROM adjunto a JOIN adjunto n ON n.id = a.reemplazado_por
      WHERE n.reemplazado_por IS NOT NULL OR n.matriculado_id <> a.matriculado_id`,
  },
]
