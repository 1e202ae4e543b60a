import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { type HojaDeSalida, ID, MATRICULA, NOMBRE, nombreEn, siNo } from '@/backend/mudanza/salida/hojas/hoja'

const PADRON: HojaDeSalida = {
  nombre: 'padron',
  titulo: 'Padrón',
  destino: 'matriculados',
  columnas: [
    ID('m'),
    MATRICULA,
    ['Apellido', 'texto', 'm.apellido'],
    ['Nombre', 'texto', 'm.nombre'],
    ['DNI', 'entero', 'm.dni'],
    ['CUIT/CUIL', 'texto', 'm.cuit_cuil'],
    ['Estado', 'texto', nombreDeTipo('t')],
    ['Sexo', 'texto', nombreEn('m.sexo', { 1: 'Masculino', 2: 'Femenino' })],
    ['Fecha de nacimiento', 'fecha', 'm.fecha_nacimiento'],
    ['Fecha de ingreso', 'fecha', 'm.ingreso_cm'],
    ['Fecha de egreso', 'fecha', 'm.egreso_cm'],
    ['Forma de pago', 'texto', 'f.nombre'],
    ['Genera cuotas', 'texto', siNo('m.genera_cuotas')],
    ['Libro', 'texto', 'm.libro'],
    ['Folio', 'texto', 'm.folio'],
    ['N° de colegio', 'entero', 'm.nro_colegio'],
    ['Nacionalidad', 'texto', 'm.nacionalidad'],
    ['Lugar de origen', 'texto', 'o.nombre'],
    ['Domicilio', 'texto', 'm.domicilio'],
    ['Sin confirmar', 'texto', siNo('m.domicilio_no_confirmado')],
    ['Barrio', 'texto', 'm.barrio'],
    ['Localidad', 'texto', 'm.localidad'],
    ['Departamento', 'texto', 'd.nombre'],
    ['Provincia', 'texto', 'p.nombre'],
    ['Teléfono', 'texto', 'm.telefono'],
    ['Email', 'texto', 'm.email'],
    ['Título', 'texto', 'i.nombre'],
    ['Fecha de título', 'fecha', 'm.fecha_titulo'],
    ['Entidad que otorga el título', 'texto', 'e.nombre'],
    ['UAD', 'fecha', 'm.uad_fecha'],
    ['Último período renovado', 'fecha', 'm.ultimo_periodo_renovado'],
    ['Consultorio', 'texto', 'm.consultorio'],
    ['Localidad del consultorio', 'texto', 'm.localidad_consultorio'],
    ['Teléfono profesional', 'texto', 'm.tel_prof'],
    ['Clínica', 'texto', 'm.clinica'],
    ['Fax', 'texto', 'm.fax'],
    ['Hospitales', 'texto', `concat_ws('; ', h.nombres, m.hospital)`],
    ['Servicios', 'texto', 'm.servicios'],
    ['Cargos', 'texto', 'm.cargos'],
    ['IOSEP', 'texto', siNo('m.iosep')],
    ['ISSPSE', 'texto', siNo('m.isspse')],
    ['Observaciones', 'texto', 'm.observaciones'],
    ['Notas', 'texto', 'm.notas'],
  ],
  de: `matriculado m LEFT JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
    LEFT JOIN forma_pago f ON f.id = m.forma_pago_id LEFT JOIN provincia p ON p.id = m.provincia_id
    LEFT JOIN provincia o ON o.id = m.lugar_origen_id LEFT JOIN departamento d ON d.id = m.departamento_id
    LEFT JOIN titulo i ON i.id = m.titulo_id LEFT JOIN entidad_otorga_titulo e ON e.id = m.entidad_otorga_titulo_id
    LEFT JOIN (SELECT a.matriculado_id, string_agg(concat_ws(', ', b.nombre, nullif(a.servicio, ''), nullif(a.cargo, '')), '; ' ORDER BY a.id) AS nombres
      FROM hospital_matriculado a JOIN hospital b ON b.id = a.hospital_id GROUP BY 1) h ON h.matriculado_id = m.id`,
  orden: 'm.matricula, m.id',
}

const SEGUROS: HojaDeSalida = {
  nombre: 'seguros',
  titulo: 'Seguros',
  destino: 'seguros',
  columnas: [
    ID('s'),
    MATRICULA,
    NOMBRE,
    ['Desde', 'fecha', 's.desde'],
    ['Hasta', 'fecha', 's.hasta'],
    ['Tipo de seguro', 'texto', 't.nombre'],
    [
      'Ampliación',
      'texto',
      `CASE WHEN s.ampliacion_extendida THEN 'ampliación extendida' WHEN s.ampliacion THEN 'ampliación' ELSE 'ninguna' END`,
    ],
  ],
  de: `federacion_matriculado s LEFT JOIN matriculado m ON m.id = s.matriculado_id
    LEFT JOIN tipo_seguro t ON t.id = s.tipo_seguro_id WHERE s.eliminado_en IS NULL`,
  orden: 'm.matricula, s.desde, s.id',
}

const SUPERINTENDENCIA: HojaDeSalida = {
  nombre: 'superintendencia',
  titulo: 'Superintendencia',
  destino: 'superintendencia',
  columnas: [
    ID('s'),
    MATRICULA,
    NOMBRE,
    ['Desde', 'fecha', 's.desde'],
    ['Hasta', 'fecha', 's.hasta'],
    ['N° de superintendencia', 'texto', 's.nro_certificado'],
  ],
  de: `superintendencia_matriculado s LEFT JOIN matriculado m ON m.id = s.matriculado_id WHERE s.eliminado_en IS NULL`,
  orden: 'm.matricula, s.desde, s.id',
}

export const HOJAS_DE_PADRON: readonly HojaDeSalida[] = [PADRON, SEGUROS, SUPERINTENDENCIA]
