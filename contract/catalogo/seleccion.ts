import { id, nulo, opcional, texto } from '@/contract/campos'
import { lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** Each answers id and nombre, unpaged. */
const select = <const R extends `/${string}`>(ruta: R) =>
  lista({
    metodo: 'GET',
    ruta,
    acceso: 'catalogos.elegir',
    lista: 'completa',
    entrada: objeto({}),
    salida: objeto({ id, nombre: nulo(texto()) }).cable,
  })

export const tipoMatricula = select('/tipo_matricula/traerTodosSelect')
export const formaPago = select('/forma_pago/traerTodosSelect')
export const provincia = select('/provincia/traerTodosSelect')
export const titulo = select('/titulo/traerTodosSelect')
export const entidadOtorgaTitulo = select('/entidad_otorga_titulo/traerTodosSelect')
export const hospital = select('/hospital/traerTodosSelect')
export const especialidad = select('/especialidad/traerTodosSelect')
export const formaObtencion = select('/forma_obtencion_especialidad/traerTodosSelect')
export const organizacion = select('/organizacion/traerTodosSelect')
export const firmante = select('/firmante/traerTodosSelect')
export const tipoCertificado = select('/tipo_certificado/traerTodosSelect')
export const practica = select('/practica/traerTodosSelect')
/** Extension: the three digits that its accounts' CBU begin with. */
export const banco = lista({
  metodo: 'GET',
  ruta: '/banco/traerTodosSelect',
  acceso: 'catalogos.elegir',
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({ id, nombre: nulo(texto()), entidad: opcional(texto(3)) }).cable,
})
/** All concepts but prices. */
export const concepto = select('/concepto/traerTodosSelect')
export const tipoSeguro = select('/tipo_seguro/traerTodosSelect')
/** By what may be paid at the counter, cash first. */
export const medioPago = lista({
  metodo: 'GET',
  ruta: '/medio_pago/traerTodosSelect',
  acceso: 'caja.ver',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({ id, nombre: nulo(texto()) }).cable,
})

export const sucursalBanco = lista({
  metodo: 'GET',
  ruta: '/sucursal_banco/traerTodosSelect',
  acceso: 'catalogos.elegir',
  lista: 'completa',
  ejemplo: () => ({ bancoID: 1 }),
  entrada: objeto({ bancoID: id }),
  salida: objeto({ id, nombre: nulo(texto()) }).cable,
})

/** `provinciaID` is an extension. */
export const departamento = lista({
  metodo: 'GET',
  ruta: '/departamento/traerTodosSelect',
  acceso: 'catalogos.elegir',
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({ id, nombre: nulo(texto()), provinciaID: opcional(id) }).cable,
})
