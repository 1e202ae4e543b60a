/** How a field of the record is edited, and so which kind of value travels. */
export type Editor = 'texto' | 'parrafo' | 'entero' | 'fecha' | 'siNo' | 'opciones' | 'catalogo'

export interface CampoFicha {
  etiqueta: string
  editor: Editor
  maximo?: number
  /** The specification's record lacks this field, so it is edited only on our own server. */
  ampliado?: true
  /** The field may be emptied again. The specification sends no empty value, so only fields it lacks can be. */
  vaciable?: true
  nota?: string
}

/**
 * What `/matriculado/actualizarDatos` may change, by the specification's dotted path; nothing else can be.
 * Registration type, payment form, genera_cuotas, federacion and superintendencia have screens of their own.
 */
export const CAMPOS_FICHA = {
  'matriculado.matricula': { etiqueta: 'Matricula', editor: 'entero' },
  'matriculado.nro_colegio': { etiqueta: 'Nro. de Colegio', editor: 'entero' },
  'matriculado.libro': { etiqueta: 'Libro', editor: 'texto', maximo: 50, ampliado: true },
  'matriculado.folio': { etiqueta: 'Folio', editor: 'texto', maximo: 50, ampliado: true },
  'matriculado.observaciones': {
    etiqueta: 'Observaciones',
    editor: 'parrafo',
    maximo: 5000,
    ampliado: true,
  },
  'matriculado.aviso': {
    etiqueta: 'Aviso para el matriculado',
    editor: 'parrafo',
    maximo: 1000,
    ampliado: true,
    vaciable: true,
    nota: 'El matriculado lo lee en su página de inicio.',
  },
  'matriculado.datospersonales.apellido_nombre': {
    etiqueta: 'Apellido y Nombre',
    editor: 'texto',
    maximo: 200,
  },
  'matriculado.datospersonales.apellido': {
    etiqueta: 'Apellido',
    editor: 'texto',
    maximo: 100,
    ampliado: true,
  },
  'matriculado.datospersonales.nombre': { etiqueta: 'Nombre', editor: 'texto', maximo: 100, ampliado: true },
  'matriculado.datospersonales.dni': { etiqueta: 'DNI', editor: 'entero' },
  'matriculado.datospersonales.fecha_nacimiento': { etiqueta: 'Fecha de Nacimiento', editor: 'fecha' },
  'matriculado.datospersonales.sexo': { etiqueta: 'Sexo', editor: 'opciones' },
  'matriculado.datospersonales.nacionalidad': { etiqueta: 'Nacionalidad', editor: 'texto', maximo: 100 },
  'matriculado.datospersonales.provincia': { etiqueta: 'Provincia', editor: 'catalogo' },
  'matriculado.datospersonales.departamento': { etiqueta: 'Departamento', editor: 'catalogo' },
  'matriculado.datospersonales.localidad': { etiqueta: 'Localidad', editor: 'texto', maximo: 200 },
  'matriculado.datospersonales.barrio': { etiqueta: 'Barrio', editor: 'texto', maximo: 200 },
  'matriculado.datospersonales.domicilio': { etiqueta: 'Domicilio', editor: 'texto', maximo: 300 },
  'matriculado.datospersonales.telefono': { etiqueta: 'Telefono', editor: 'texto', maximo: 100 },
  'matriculado.datospersonales.email': { etiqueta: 'Email', editor: 'texto', maximo: 254 },
  'matriculado.datosprofesionales.cuit_cuil': { etiqueta: 'CUIT/CUIL', editor: 'texto', maximo: 20 },
  'matriculado.datosprofesionales.consultorio': { etiqueta: 'Consultorio', editor: 'texto', maximo: 300 },
  'matriculado.datosprofesionales.localidad': { etiqueta: 'Localidad', editor: 'texto', maximo: 200 },
  'matriculado.datosprofesionales.clinica': { etiqueta: 'Clinica', editor: 'texto', maximo: 300 },
  'matriculado.datosprofesionales.tel_prof': {
    etiqueta: 'Telefono Profesional',
    editor: 'texto',
    maximo: 100,
  },
  'matriculado.datosprofesionales.fax': { etiqueta: 'Fax', editor: 'texto', maximo: 100 },
  // This path serves a member with one hospital or none; several are edited row by row (decision 93).
  'matriculado.datosprofesionales.hospital': { etiqueta: 'Hospital', editor: 'catalogo' },
  'matriculado.datosprofesionales.otro_hospital': {
    etiqueta: 'Otro Hospital',
    editor: 'texto',
    maximo: 300,
    ampliado: true,
  },
  'matriculado.datosprofesionales.servicios': {
    etiqueta: 'Servicios',
    editor: 'texto',
    maximo: 300,
    ampliado: true,
  },
  'matriculado.datosprofesionales.cargos': {
    etiqueta: 'Cargos',
    editor: 'texto',
    maximo: 300,
    ampliado: true,
  },
  'matriculado.datosacademicos.titulo': { etiqueta: 'Titulo', editor: 'catalogo' },
  'matriculado.datosacademicos.entidad_otorga_titulo': {
    etiqueta: 'Entidad que otorga el Titulo',
    editor: 'catalogo',
  },
  'matriculado.datosacademicos.fecha': { etiqueta: 'Fecha del Titulo', editor: 'fecha' },
  'matriculado.varios.uad_fecha': { etiqueta: 'UAD Fecha', editor: 'fecha' },
  'matriculado.varios.ingreso_cm': { etiqueta: 'Ingreso CM', editor: 'fecha' },
  'matriculado.varios.egreso_cm': { etiqueta: 'Egreso CM', editor: 'fecha' },
  'matriculado.varios.ultimo_periodo_renovado': {
    etiqueta: 'Ultimo Periodo Renovado',
    editor: 'fecha',
    ampliado: true,
  },
  'matriculado.varios.iosep': { etiqueta: 'IOSEP', editor: 'siNo' },
  'matriculado.varios.isspse': { etiqueta: 'ISSPSE', editor: 'siNo' },
  'matriculado.varios.notas': { etiqueta: 'Notas', editor: 'parrafo', maximo: 5000 },
} as const satisfies Record<string, CampoFicha>

export type RutaCampo = keyof typeof CAMPOS_FICHA
export const RUTAS_CAMPO = Object.keys(CAMPOS_FICHA) as RutaCampo[]

export const SEXOS = { 1: 'Masculino', 2: 'Femenino' } as const
