import { ESTADOS, FORMAS_PAGO } from '@/domain/estados'
import {
  DICHO,
  ENTERO,
  Filas,
  LOGICO,
  PAGINA,
  TEXTO,
  get,
  type LlamadaVieja,
  pageOf,
  post,
} from './protocolo'

/** A row of a catalogue: all text, as this server keeps everything. */
export type FilaVieja = Record<string, string> & { id: string }

const named = (nombres: readonly string[]): FilaVieja[] =>
  nombres.map((nombre, i) => ({ id: String(i + 1), nombre }))

/** The reference data of a council that has typed its own for years. */
export const makeCatalogos = (): Record<string, FilaVieja[]> => ({
  tipo_matricula: Object.entries(ESTADOS).map(([id, nombre]) => ({
    id,
    nombre,
    categoria: id,
    vence: id === '1' ? '1' : '0',
  })),
  forma_pago: named(Object.values(FORMAS_PAGO)),
  provincia: [
    { id: '2', nombre: 'Catamarca' },
    { id: '22', nombre: 'Santiago del Estero' },
    { id: '24', nombre: 'Tucumán' },
  ],
  departamento: [
    { id: '5', nombre: 'Capital' },
    { id: '6', nombre: 'Banda' },
    { id: '7', nombre: 'Río Hondo' },
    { id: '8', nombre: 'Rivadavia' },
  ],
  titulo: named(['Médico', 'Médica']),
  entidad_otorga_titulo: named(['Universidad Nacional de Tucumán', 'Universidad Nacional de Córdoba']),
  hospital: named(['Hospital Regional', 'Hospital de Frías']),
  organizacion: named(['Colegio de Médicos', 'Sociedad de Pediatría']),
  especialidad: named([
    'Cardiología',
    'Clínica Médica',
    'Cirugía',
    'Dermatología',
    'Ginecología',
    'Neurología',
    'Pediatría',
    'Psiquiatría',
    'Urología',
  ]),
  forma_obtencion_especialidad: named(['Residencia', 'Examen']),
  practica: named(['Ecografía']),
  banco: named(['Banco Santiago del Estero', 'ICBC']),
  sucursal_banco: [
    { id: '1', nombre: 'Centro', bancoID: '1', banco: 'Banco Santiago del Estero', codigo: '001' },
  ],
  tipo_certificado: [
    { id: '1', nombre: 'Certificado de Acreditación', cuerpo: '<p>##NOMBRE_MATRICULADO##</p>' },
  ],
  firmante: [{ id: '1', nombre: 'Dra. Paz', cargo: 'Presidenta' }],
  // Prices are told from the rest by a key that nobody but this server knows.
  concepto: [
    { id: '1', nombre: 'Curso de ética', descripcion: '', monto: '7250.50' },
    { id: '2', nombre: 'ACTIVO 2026', descripcion: 'Acta 12', monto: '18500.00', tipo: '1' },
    { id: '3', nombre: 'ACTIVO 2025', descripcion: 'Acta 7', monto: '13700', tipo: '1' },
  ],
  tipo_seguro: named(['Seguro básico', 'Seguro completo']),
  user: [
    {
      id: '1',
      username: 'administracion',
      password: 'consejo2026',
      email: 'rosa@example.com',
      nombre: 'Rosa',
      apellido: 'Paz',
      telefono: '385 4000000',
      rolID: '1',
    },
  ],
})

const ROLES = ['', 'ADMINISTRACION', 'MEDICO', 'CONTADOR', 'EMPLEADO', 'ADMINISTRATIVO']

/** Keys of a catalogue's calls, with the spec's own slips: read, update and delete by three names. */
interface Claves {
  leer: string
  editar?: string
  sinEditar?: true
  eliminar?: string
  campos?: LlamadaVieja['claves']
  /** Where an edit takes more than a creation. */
  editados?: LlamadaVieja['claves']
}
const NOMBRE = { nombre: DICHO }
const CATALOGOS: Readonly<Record<string, Claves>> = {
  titulo: { leer: 'tituloID', campos: { ...NOMBRE, 'codigo?': ENTERO } },
  forma_pago: { leer: 'formaPagoID' },
  // The spec shows no update call of its own for it: there is none.
  tipo_matricula: {
    sinEditar: true,
    leer: 'tipoMatriculaID',
    campos: { categoria: ENTERO, 'nombre?': TEXTO, vence: LOGICO },
  },
  organizacion: { leer: 'organizacionID' },
  especialidad: { leer: 'matriculadoID', editar: 'especialidadID', eliminar: 'especialidadID' },
  entidad_otorga_titulo: { leer: 'entidadOtorgaTituloID', eliminar: 'entidadID' },
  practica: { leer: 'practicaID' },
  banco: { leer: 'bancoID' },
  sucursal_banco: {
    leer: 'sucursalBancoID',
    eliminar: 'sucursalID',
    campos: { ...NOMBRE, 'bancoID?': ENTERO, codigo: DICHO },
  },
  tipo_certificado: { leer: 'tipoCertificadoID', campos: { ...NOMBRE, 'cuerpo?': TEXTO } },
  firmante: { leer: 'firmanteID', eliminar: 'especialidadID', campos: { ...NOMBRE, cargo: DICHO } },
  concepto: { leer: 'conceptoID', campos: { ...NOMBRE, monto: /^\d+(\.\d{1,2})?$/, 'descripcion?': TEXTO } },
}

const USUARIO: LlamadaVieja['claves'] = {
  username: /^.{6,}$/,
  password: /^.{6,}$/,
  'dni??': ENTERO,
  email: /^\S+@\S+$/,
  nombre: DICHO,
  apellido: DICHO,
  'direccion?': TEXTO,
  telefono: DICHO,
  'observaciones?': TEXTO,
  rolID: /^[1-5]$/,
}

const SELECTS = [
  ...Object.keys(CATALOGOS),
  'provincia',
  'departamento',
  'hospital',
  'forma_obtencion_especialidad',
  'tipo_seguro',
]

/** A row with what else the server says of it; a user's password comes back as it was typed, to be thrown away. */
const shown = (fila: FilaVieja) => ({
  ...fila,
  updated_at: null,
  ...(fila['rolID'] ? { roles: [{ id: fila['rolID'], nombre: ROLES[Number(fila['rolID'])] }] } : {}),
})

const callsOf = (
  noun: string,
  { leer, editar = leer, eliminar = editar, campos = NOMBRE, editados = campos, sinEditar }: Claves,
) => ({
  [`/${noun}/traerTodos`]: get({ nroPagina: PAGINA }, (consejo, { nroPagina }) =>
    pageOf(consejo.rowsOf(noun), nroPagina, shown),
  ),
  // The documents' reply has its fields, and no id.
  [`/${noun}/traerDatos`]: get({ [leer]: ENTERO }, (consejo, datos) => {
    const { id: _asked, ...fila } = shown(consejo.rowOf(noun, datos[leer]))
    return fila
  }),
  [`/${noun}/crear`]: post(campos, (consejo, datos) => consejo.addRow(noun, datos)),
  ...(!sinEditar && {
    [`/${noun}/actualizarDatos`]: post(
      { ...editados, [editar]: ENTERO },
      (consejo, { [editar]: id, ...datos }) => consejo.editRow(noun, id, datos),
    ),
  }),
  [`/${noun}/eliminar`]: post({ [eliminar]: ENTERO }, (consejo, datos) =>
    consejo.removeRow(noun, datos[eliminar]),
  ),
})

/** Id and name alone, and a key that nobody asked for. */
const select = (noun: string): LlamadaVieja =>
  get(noun === 'sucursal_banco' ? { bancoID: ENTERO } : {}, (consejo, { bancoID }) => {
    const rows = consejo
      .rowsOf(noun)
      .filter((fila) => bancoID === undefined || fila['bancoID'] === String(bancoID))
    return new Filas(rows.map(({ id, nombre }) => ({ id, nombre, activo: '1' })))
  })

/** The prices without a description, which only the whole row has. */
const precios = get({ tipo: ENTERO }, (consejo, { tipo }) => {
  const rows = consejo.rowsOf('concepto').filter((fila) => fila['tipo'] === String(tipo))
  return new Filas(rows.map(({ id, nombre, monto }) => ({ id, nombre, monto })))
})

export const LLAMADAS_DE_CATALOGOS: Readonly<Record<string, LlamadaVieja>> = Object.assign(
  {},
  ...Object.entries(CATALOGOS).map(([noun, claves]) => callsOf(noun, claves)),
  // A name from before the rule of six characters may stay.
  callsOf('user', {
    leer: 'userID',
    campos: USUARIO,
    editados: { ...USUARIO, username: DICHO, 'dni??': /^(\d{1,9}|null)$/ },
  }),
  ...SELECTS.map((noun) => ({ [`/${noun}/traerTodosSelect`]: select(noun) })),
  { '/concepto/traerTodosSinPaginar': precios },
) as Record<string, LlamadaVieja>
