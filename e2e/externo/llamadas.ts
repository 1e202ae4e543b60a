import { ESTADOS, FORMAS_PAGO } from '@/domain/estados'
import type { Consejo, Datos } from './consejo'
import { Filas, listed, pending, statement } from './filas'

/** What a key may hold on the wire, written from the spec (S1 7, S2 7) and not from the contract: the two are compared. */
const ENTERO = /^\d{1,9}$/
const PAGINA = /^[1-9]\d{0,6}$/
const FECHA = /^\d{4}-\d{2}-\d{2}$/
const LOGICO = /^(true|false)$/
const BIT = /^[01]$/
const TEXTO = /^[^]{0,5000}$/
const DICHO = /^[^]{1,5000}$/
const LISTA_JSON = /^\[.*\]$/s
const CAMPO = /^matriculado\.[a-z_]+(\.[a-z_]+)?$/

export interface LlamadaVieja {
  metodo: 'GET' | 'POST'
  /** Keys and what they may hold; those that end in '?' may be absent. */
  claves: Readonly<Record<string, RegExp>>
  /** Takes no token. */
  sinToken?: true
  atender: (consejo: Consejo, datos: Datos) => unknown
}

const PAGINA_DE = 7
const get = (claves: LlamadaVieja['claves'], atender: LlamadaVieja['atender']): LlamadaVieja => ({
  metodo: 'GET',
  claves,
  atender,
})
const post = (claves: LlamadaVieja['claves'], atender: LlamadaVieja['atender']): LlamadaVieja => ({
  metodo: 'POST',
  claves,
  atender,
})

type Opciones = readonly (readonly [number, string])[]
const entriesOf = (named: Readonly<Record<number, string>>): Opciones =>
  Object.entries(named).map(([id, nombre]) => [Number(id), nombre] as const)

const CATALOGOS: Readonly<Record<string, Opciones>> = {
  tipo_matricula: entriesOf(ESTADOS),
  forma_pago: entriesOf(FORMAS_PAGO),
  provincia: [
    [2, 'Catamarca'],
    [22, 'Santiago del Estero'],
    [24, 'Tucumán'],
  ],
  departamento: [
    [5, 'Capital'],
    [6, 'Banda'],
    [7, 'Río Hondo'],
  ],
  titulo: [
    [1, 'Médico'],
    [2, 'Médica'],
  ],
  entidad_otorga_titulo: [
    [1, 'Universidad Nacional de Tucumán'],
    [2, 'Universidad Nacional de Córdoba'],
  ],
  hospital: [
    [1, 'Hospital Regional'],
    [2, 'Hospital de Frías'],
  ],
}
export const catalogo = (nombre: string): Opciones => CATALOGOS[nombre] ?? []

/** Id and name alone, ids as text, and a key that nobody asked for. */
const select = (nombre: string): LlamadaVieja =>
  get(
    {},
    () => new Filas(catalogo(nombre).map(([id, texto]) => ({ id: String(id), nombre: texto, activo: '1' }))),
  )

export const LLAMADAS_VIEJAS: Readonly<Record<string, LlamadaVieja>> = {
  '/auth/login': { ...post({ usuario: DICHO, password: DICHO }, () => null), sinToken: true },
  '/matriculado/traerTodos': get(
    { nroPagina: PAGINA, 'nombre?': TEXTO, 'dni?': TEXTO, 'matricula?': TEXTO },
    (consejo, datos) => {
      const found = consejo.search(datos)
      const from = (Number(datos['nroPagina']) - 1) * PAGINA_DE
      const page = found.slice(from, from + PAGINA_DE)
      return new Filas(page.length > 0 ? page.map(listed) : null, found.length)
    },
  ),
  '/matriculado/traerDatos': get(
    { matriculadoID: ENTERO },
    (consejo, { matriculadoID }) => consejo.find(matriculadoID).ficha,
  ),
  '/matriculado/traerDatosBasicos': get({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) => {
    const { ficha } = consejo.find(matriculadoID)
    const { apellido_nombre, dni, domicilio } = ficha.datospersonales
    return {
      matricula: ficha.matricula,
      nombre: apellido_nombre,
      dni,
      domicilio,
      formapago: ficha['formapago'],
      datospersonales: { apellido_nombre },
    }
  }),
  '/matriculado/crear': post(
    {
      matricula: ENTERO,
      tipoMatriculaID: ENTERO,
      'nroColegio?': ENTERO,
      formaPagoID: ENTERO,
      'libro?': TEXTO,
      'folio?': TEXTO,
      nombre: DICHO,
      apellido: DICHO,
      dni: ENTERO,
      fechaNacimiento: FECHA,
      sexo: /^[12]$/,
      nacionalidad: DICHO,
      'domicilio?': TEXTO,
      domicilioNoConfirmado: /^true$/,
      provinciaID: ENTERO,
      lugarOrigenID: ENTERO,
      departamentoID: ENTERO,
      localidad: DICHO,
      barrio: DICHO,
      email: /^\S+@\S+$/,
      telefono: DICHO,
      'observaciones?': TEXTO,
      tituloID: ENTERO,
      'fechaTitulo?': FECHA,
      entidadEntregaTituloID: ENTERO,
      'consultorio?': TEXTO,
      'localidadCons?': TEXTO,
      'clinica?': TEXTO,
      'hospital?': TEXTO,
      'servicios?': TEXTO,
      'cargos?': TEXTO,
      'telProf?': TEXTO,
      'fax?': TEXTO,
      cuitCuil: /^\d{11}$/,
      'ingresoCM?': FECHA,
      'egresoCM?': FECHA,
      'ultimoPeriodoRenovado?': FECHA,
      'uadFecha?': FECHA,
      isspse: LOGICO,
      iosep: LOGICO,
      superintendencia: /^false$/,
      federacion: /^false$/,
      'notas?': TEXTO,
      hospitalesJSON: LISTA_JSON,
    },
    (consejo, datos) => consejo.add(datos),
  ),
  '/matriculado/cambiarEstado': post(
    { matriculadoID: ENTERO, tipoMatriculaID: /^[1-8]$/ },
    (consejo, datos) => consejo.changeState(datos['matriculadoID'], Number(datos['tipoMatriculaID'])),
  ),
  '/matriculado/actualizarDatos': post(
    { matriculadoID: ENTERO, valor: TEXTO, campo: CAMPO },
    (consejo, datos) => consejo.edit(datos, catalogo),
  ),
  '/matriculado/reiniciarClaveAcceso': post({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) =>
    consejo.newKey(matriculadoID),
  ),
  '/matriculado/cambiarGeneraCuotas': post({ matriculadoID: ENTERO, generaCuotas: BIT }, (consejo, datos) => {
    consejo.find(datos['matriculadoID']).ficha['genera_cuotas'] = String(datos['generaCuotas'])
  }),
  '/matriculado/eliminar': post({ especialidadID: ENTERO }, (consejo, { especialidadID }) =>
    consejo.remove(especialidadID),
  ),
  '/periodoMatricula/traerTodos': get({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) => {
    const { periodos } = consejo.find(matriculadoID)
    return new Filas(
      periodos.map(({ desde, hasta, tipo }) => ({
        fechaDesde: `${desde} 00:00:00`,
        ...(hasta ? { fechaHasta: hasta } : {}),
        tipoMatricula: { nombre: ESTADOS[tipo as keyof typeof ESTADOS] },
      })),
    )
  }),
  '/federacion_matriculado/traerEstado': get(
    { matriculadoID: ENTERO },
    (consejo, { matriculadoID }) => consejo.find(matriculadoID).cobertura,
  ),
  '/concepto/traerTodosSinPaginar': get(
    { tipo: ENTERO },
    () => new Filas([{ id: '1', nombre: 'ACTIVO 2026', descripcion: null, monto: '18500.00' }]),
  ),
  '/pago/traerPagosPendientes': get(
    {
      matriculadoID: ENTERO,
      traerMatriculas: LOGICO,
      traerPP: LOGICO,
      traerConceptos: LOGICO,
      mostrarTodo: /^true$/,
    },
    (consejo, datos) => {
      const wanted = { 1: datos['traerConceptos'], 2: datos['traerPP'], 3: datos['traerMatriculas'] }
      const { cargos } = consejo.find(datos['matriculadoID'])
      const rows = cargos.filter(({ tipo }) => String(wanted[tipo]) === 'true')
      return new Filas(rows.length > 0 ? rows.map(pending) : null)
    },
  ),
  '/pago/generarMatriculaAdelantada': post({ matriculadoID: ENTERO, cantidad: ENTERO }, (consejo, datos) =>
    consejo.addMonths(datos['matriculadoID'], Number(datos['cantidad'])),
  ),
  '/pago/traerCuentaCorriente': get(
    {
      matriculadoID: ENTERO,
      desde: FECHA,
      hasta: FECHA,
      traerMatriculas: /^true$/,
      traerConceptos: /^true$/,
      traerPP: /^true$/,
    },
    (consejo, datos) =>
      new Filas(
        statement(consejo.find(datos['matriculadoID']), String(datos['desde']), String(datos['hasta'])),
      ),
  ),
  '/pago/realizarPagoEfectivo': post(
    { detallePagosJSON: LISTA_JSON, 'observaciones?': TEXTO, 'nroRecibo?': TEXTO, fechaPago: FECHA },
    (consejo, datos) => consejo.pay(String(datos['detallePagosJSON']), String(datos['fechaPago'])),
  ),
  '/tipo_matricula/traerTodosSelect': select('tipo_matricula'),
  '/forma_pago/traerTodosSelect': select('forma_pago'),
  '/provincia/traerTodosSelect': select('provincia'),
  '/departamento/traerTodosSelect': select('departamento'),
  '/titulo/traerTodosSelect': select('titulo'),
  '/entidad_otorga_titulo/traerTodosSelect': select('entidad_otorga_titulo'),
  '/hospital/traerTodosSelect': select('hospital'),
}
