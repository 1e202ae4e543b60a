import { type HojaDeSalida, ID, MATRICULA, NOMBRE, siNo } from '@/backend/mudanza/salida/hojas/hoja'

const ESPECIALIDADES: HojaDeSalida = {
  nombre: 'especialidades',
  titulo: 'Especialidades',
  destino: 'especialidades',
  columnas: [
    ID('e'),
    MATRICULA,
    NOMBRE,
    ['Especialidad', 'texto', 'c.nombre'],
    ['N° de certificado', 'texto', 'coalesce(e.nro_certificado::text, e.numero_anterior)'],
    ['Fecha de obtención', 'fecha', 'e.fecha_obtencion'],
    ['Fecha de caducidad', 'fecha', 'e.fecha_caducidad'],
    ['No vence', 'texto', siNo('e.sin_reval')],
    ['Es reválida', 'texto', siNo('e.es_reval')],
    ['Forma de obtención', 'texto', 'f.nombre'],
    ['Organización', 'texto', 'o.nombre'],
    ['Lugar', 'texto', 'e.lugar_organizacion'],
  ],
  de: `especialidad_matriculado e LEFT JOIN matriculado m ON m.id = e.matriculado_id
    LEFT JOIN especialidad c ON c.id = e.especialidad_id LEFT JOIN organizacion o ON o.id = e.organizacion_id
    LEFT JOIN forma_obtencion_especialidad f ON f.id = e.forma_obtencion_especialidad_id WHERE e.eliminado_en IS NULL`,
  orden: 'm.matricula, e.fecha_obtencion, e.id',
}

const PRACTICAS: HojaDeSalida = {
  nombre: 'practicas',
  titulo: 'Prácticas',
  destino: 'practicas',
  columnas: [
    ID('p'),
    MATRICULA,
    NOMBRE,
    ['Práctica', 'texto', 'c.nombre'],
    ['Fecha de obtención', 'fecha', 'p.fecha_obtencion'],
  ],
  de: `practica_matriculado p LEFT JOIN matriculado m ON m.id = p.matriculado_id
    LEFT JOIN practica c ON c.id = p.practica_id WHERE p.eliminado_en IS NULL`,
  orden: 'm.matricula, p.id',
}

/** The number and who signed it are those of the paper in force that was last issued of it. */
const CERTIFICADOS: HojaDeSalida = {
  nombre: 'certificados',
  titulo: 'Certificados emitidos',
  destino: 'certificados',
  columnas: [
    ID('c'),
    ['Número', 'texto', 'coalesce(p.numero::text, c.numero_anterior)'],
    MATRICULA,
    NOMBRE,
    ['Tipo de certificado', 'texto', 't.nombre'],
    ['Válido desde', 'fecha', 'c.validez_desde'],
    ['Válido hasta', 'fecha', 'c.validez_hasta'],
    ['Firmante', 'texto', 'p.firmante'],
    ['Observaciones', 'texto', 'c.observaciones'],
  ],
  de: `certificado_matriculado c LEFT JOIN matriculado m ON m.id = c.matriculado_id
    LEFT JOIN tipo_certificado t ON t.id = c.tipo_certificado_id
    LEFT JOIN (SELECT DISTINCT ON (origen_id) origen_id, numero, firmante FROM papel
      WHERE clase = 'certificado' AND anulado_en IS NULL ORDER BY origen_id, numero DESC) p ON p.origen_id = c.id`,
  orden: 'm.matricula, c.validez_desde, c.id',
}

export const HOJAS_DE_CREDENCIALES: readonly HojaDeSalida[] = [ESPECIALIDADES, PRACTICAS, CERTIFICADOS]
