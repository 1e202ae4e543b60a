import { campo, type CampoDeDestino, MATRICULA, REQUERIDO } from '@/domain/importar/destinos/campo'

type Campos = Readonly<Record<string, CampoDeDestino>>

const LOCALIDAD = campo('Localidad', 'texto', 'poblacion')

/** What is known of a member when he is added, and what completes who is there already. */
export const DE_MATRICULADOS = {
  matricula: MATRICULA,
  apellidoNombre: campo(
    'Apellido y nombre',
    'apellidoNombre',
    'nombre apellido|ap nombre|apynom|nombre profesional|nombre medico|medico a|profesional|medico|titular|apyn|nombre completo|socio|asociado|colegiado|afiliado',
    { da: ['apellido', 'nombre'] },
  ),
  apellido: campo('Apellido', 'apellido', 'primer apellido', REQUERIDO),
  nombre: campo('Nombre', 'nombre', 'nombre pila', REQUERIDO),
  dni: campo('DNI', 'dni', 'documento|le|lc|dni le lc|le lc|documento identidad|cedula', REQUERIDO),
  cuitCuil: campo('CUIT/CUIL', 'cuit', 'cuit|cuil'),
  estado: campo(
    'Estado',
    'valor',
    'situacion|categoria|condicion|estado matricula|estado matricular|tipo matricula|situacion revista',
    { lista: 'estado', requerido: true },
  ),
  sexo: campo('Sexo', 'sexo'),
  fechaNacimiento: campo('Fecha de nacimiento', 'nacimiento', 'nacimiento|fnac'),
  ingresoCM: campo(
    'Fecha de ingreso',
    'fecha',
    'ingreso|fecha matricula|fecha matriculacion|matriculacion|alta|fecha alta|ingreso cm|ingreso consejo|fecha inscripcion|inscripcion|fecha colegiacion|colegiacion|fecha ingreso colegio|ingreso colegio',
  ),
  egresoCM: campo('Fecha de egreso', 'fecha', 'egreso|fecha baja|baja|egreso cm'),
  formaPago: campo('Forma de pago', 'valor', 'modo pago', { lista: 'formaPago', fijo: true }),
  libro: campo('Libro', 'texto', 'lib|libro nro|nro libro'),
  folio: campo('Folio', 'texto', 'folio nro|nro folio'),
  nroColegio: campo('N° de colegio', 'entero', 'colegio'),
  nacionalidad: campo('Nacionalidad', 'texto', 'pais', { fijo: true }),
  domicilio: campo('Domicilio', 'texto', 'domicilio particular|domicilio real|domicilio nro'),
  barrio: campo('Barrio', 'texto'),
  localidad: LOCALIDAD,
  provincia: campo('Provincia', 'valor', 'provincia domicilio', { lista: 'provincia', fijo: true }),
  telefono: campo(
    'Teléfono',
    'texto',
    'telefono particular|celular|telefono celular|telefono fijo|nro telefono',
  ),
  email: campo('Email', 'email', 'email electronico|domicilio email|casilla email'),
  titulo: campo('Título', 'valor', 'titulo profesional', { lista: 'titulo', fijo: true }),
  fechaTitulo: campo('Fecha de título', 'fecha', 'fecha egreso facultad'),
  entidadEntregaTitulo: campo(
    'Entidad que otorga el título',
    'valor',
    'universidad|facultad|entidad|otorgado por|expedido por',
    { lista: 'entidad_otorga_titulo', fijo: true },
  ),
  consultorio: campo('Consultorio', 'texto', 'domicilio consultorio|domicilio profesional'),
  localidadCons: campo('Localidad del consultorio', 'texto', 'localidad consultorio'),
  telProf: campo('Teléfono profesional', 'texto', 'telefono consultorio|telefono laboral'),
  clinica: campo('Clínica', 'texto'),
  fax: campo('Fax', 'texto'),
  iosep: campo('IOSEP', 'siNo'),
  isspse: campo('ISSPSE', 'siNo'),
  observaciones: campo('Observaciones', 'parrafo', 'comentarios|nota'),
  notas: campo('Notas', 'parrafo'),
} satisfies Campos

const DESDE = campo(
  'Desde',
  'fecha',
  'alta|inicio|fecha desde|vigencia desde|fecha alta|fecha inicio|inicio vigencia',
  REQUERIDO,
)
const HASTA = campo(
  'Hasta',
  'hasta',
  'baja|fin|fecha hasta|vigencia hasta|fecha baja|fecha fin|fin vigencia|vencimiento|fecha vencimiento',
)

export const DE_SEGUROS = {
  matricula: MATRICULA,
  desde: DESDE,
  hasta: HASTA,
  tipoSeguro: campo('Tipo de seguro', 'valor', 'tipo|seguro|poliza|plan|cobertura', {
    lista: 'tipo_seguro',
    fijo: true,
  }),
  ampliacion: campo('Ampliación', 'valor', 'ampliada|extendida', { lista: 'ampliacion' }),
} satisfies Campos

export const DE_SUPERINTENDENCIA = {
  matricula: MATRICULA,
  desde: DESDE,
  hasta: HASTA,
  numero: campo('N° de superintendencia', 'texto', 'nro|registro|nro registro|superintendencia'),
} satisfies Campos

/** `palabra`: what the catalogue holds, folded, as a title of its own. */
export const deCatalogo = (palabra: string, conLocalidad = false): Campos => ({
  nombre: campo(
    'Nombre',
    'denominacion',
    [...palabra.split('|').flatMap((one) => [one, `nombre ${one}`]), 'descripcion|denominacion|detalle'].join(
      '|',
    ),
    REQUERIDO,
  ),
  ...(conLocalidad ? { localidad: LOCALIDAD } : {}),
})
