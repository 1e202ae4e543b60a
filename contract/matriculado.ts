import * as z from 'zod'
import { dinero, entero, fecha, id, nulo, opcional, siNo, texto, vaciable } from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR, orden } from '@/contract/orden'
import { ORDEN_MATRICULADOS } from '@/domain/orden'
import { COLUMNAS_PROPIAS } from '@/domain/padron'

/** Old servers send a reference row's name alone. */
const nombrado = objeto({ id: nulo(id), nombre: nulo(texto()) }).cable

/** All three are in every request; dni and matricula match exactly. */
const FILTROS = {
  nombre: vaciable(texto(100)),
  dni: vaciable(texto(20)),
  matricula: vaciable(texto(20)),
} as const

const fila = objeto({
  id,
  apellidoNombre: nulo(texto()),
  dni: nulo(entero()),
  matricula: nulo(entero()),
  estado: opcional(texto()),
  deuda: opcional(dinero()),
  telefono: opcional(texto()),
  email: opcional(texto()),
  ...LUGAR,
}).cable

/** Extensions: what a row says beside the specification's, and what the rows are put in order by. */
const COMO = {
  campos: opcional(
    jsonEn(z.array(z.enum(COLUMNAS_PROPIAS, 'Columna desconocida')).max(COLUMNAS_PROPIAS.length)),
  ),
  orden: opcional(orden(ORDEN_MATRICULADOS.por)),
} as const

/**
 * Extensions: `cuitCuil` finds the member with that CUIT; `sinTotal` leaves the total out unless the page itself tells it,
 * since counting all hits may take longer than finding twenty.
 */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/matriculado/traerTodos',
  acceso: 'padron.ver',
  extensiones: ['cuitCuil', 'campos', 'orden', 'sinTotal'],
  lista: 'paginada',
  ejemplo: () => ({
    nroPagina: 1,
    nombre: 'ledesma',
    dni: '',
    matricula: '',
    campos: '[]',
    orden: 'dni asc',
    sinTotal: false,
  }),
  entrada: objeto({
    pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
    ...FILTROS,
    cuitCuil: opcional(texto(20)),
    sinTotal: opcional(siNo),
    ...COMO,
  }),
  salida: fila,
})

/** How many members the filters find. */
export const contar = dato({
  metodo: 'GET',
  ruta: '/matriculado/contar',
  acceso: 'padron.ver',
  extension: true,
  ejemplo: () => ({ nombre: 'ledesma', dni: '', matricula: '' }),
  entrada: objeto(FILTROS),
  salida: objeto({ total: entero() }).cable,
})

/** Up to `cantidad` members after the place that the last row told, for exports. */
export const traerLote = lista({
  metodo: 'GET',
  ruta: '/matriculado/traerLote',
  acceso: 'padron.exportar',
  extension: true,
  lista: 'completa',
  ejemplo: () => ({ nombre: 'ledesma', dni: '', matricula: '', cantidad: 10 }),
  entrada: objeto({
    ...FILTROS,
    cantidad: entero('Cantidad inválida', 1, 2000),
    ...COMO,
    ...LUGAR,
  }),
  salida: fila,
})

/**
 * What is owed told apart (decision 199): of earlier months, with how many and since when, of this month and the
 * following, and older than the delinquents' list looks back; and the last money that came in and stayed.
 */
export const situacion = objeto({
  vencido: dinero(),
  meses: entero(),
  desde: nulo(objeto({ anio: entero(), mes: entero() }).cable),
  corriente: dinero(),
  antigua: dinero(),
  ultimoPago: nulo(objeto({ fecha: fecha(), total: dinero(), nroRecibo: nulo(entero()) }).cable),
}).cable

const personales = objeto({
  apellidoNombre: ['apellido_nombre', nulo(texto())],
  dni: nulo(entero()),
  fechaNacimiento: ['fecha_nacimiento', nulo(fecha())],
  sexo: nulo(entero()),
  nacionalidad: nulo(texto()),
  provincia: nulo(nombrado),
  departamento: nulo(nombrado),
  localidad: nulo(texto()),
  barrio: nulo(texto()),
  domicilio: nulo(texto()),
  telefono: nulo(texto()),
  email: nulo(texto()),
  apellido: opcional(texto()),
  nombre: opcional(texto()),
}).cable

const hospital = objeto({
  id: nulo(id),
  hospital: nulo(nombrado),
  servicio: nulo(texto()),
  cargo: nulo(texto()),
  version: opcional(entero()),
}).cable

const profesionales = objeto({
  consultorio: nulo(texto()),
  localidad: nulo(texto()),
  clinica: nulo(texto()),
  telProf: ['tel_prof', nulo(texto())],
  fax: nulo(texto()),
  cuitCuil: ['cuit_cuil', nulo(texto())],
  hospitales: ['hospitaldatosprofesionales', nulo(z.array(hospital))],
  hospital: opcional(texto()),
  servicios: opcional(texto()),
  cargos: opcional(texto()),
}).cable

const academicos = objeto({
  titulo: nulo(nombrado),
  entidadOtorgaTitulo: ['entidadotorgatitulo', nulo(nombrado)],
  fecha: nulo(fecha()),
}).cable

const varios = objeto({
  uadFecha: ['uad_fecha', nulo(fecha())],
  ingresoCM: ['ingreso_cm', nulo(fecha())],
  egresoCM: ['egreso_cm', nulo(fecha())],
  federacion: nulo(siNo),
  superintendencia: nulo(siNo),
  iosep: nulo(siNo),
  isspse: nulo(siNo),
  notas: nulo(texto(5000)),
  ultimoPeriodoRenovado: ['ultimo_periodo_renovado', opcional(fecha())],
}).cable

/** The whole record. Extensions: the keys below `varios`, and the optional ones at the end of each part. */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/matriculado/traerDatos',
  acceso: 'ficha.ver',
  propio: 'matriculadoID',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    id,
    matricula: nulo(entero()),
    generaCuotas: ['genera_cuotas', nulo(siNo)],
    tipoMatricula: ['tipomatricula', nulo(nombrado)],
    nroColegio: ['nro_colegio', nulo(entero())],
    formaPago: ['formapago', nulo(nombrado)],
    datosPersonales: ['datospersonales', nulo(personales)],
    datosProfesionales: ['datosprofesionales', nulo(profesionales)],
    datosAcademicos: ['datosacademicos', nulo(academicos)],
    varios: nulo(varios),
    libro: opcional(texto()),
    folio: opcional(texto()),
    observaciones: opcional(texto(5000)),
    aviso: opcional(texto(1000)),
    avisoFecha: opcional(fecha()),
    deuda: opcional(dinero()),
    saldoAFavor: opcional(dinero()),
    situacion: opcional(situacion),
  }).cable,
})

/** For headers, receipts and titles. `apellido` and what stands from `tipoMatricula` on are extensions. */
export const traerDatosBasicos = dato({
  metodo: 'GET',
  ruta: '/matriculado/traerDatosBasicos',
  acceso: 'ficha.ver',
  propio: 'matriculadoID',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    nombre: nulo(texto()),
    domicilio: nulo(texto()),
    dni: nulo(entero()),
    matricula: nulo(entero()),
    datosPersonales: [
      'datospersonales',
      nulo(objeto({ apellidoNombre: ['apellido_nombre', nulo(texto())], apellido: opcional(texto()) }).cable),
    ],
    formaPago: ['formapago', nulo(objeto({ nombre: nulo(texto()) }).cable)],
    tipoMatricula: ['tipomatricula', opcional(nombrado)],
    estadoDesde: opcional(fecha()),
    generaCuotas: ['genera_cuotas', opcional(siNo)],
    cuitCuil: ['cuit_cuil', opcional(texto())],
    deuda: opcional(dinero()),
    saldoAFavor: opcional(dinero()),
    situacion: opcional(situacion),
  }).cable,
})
