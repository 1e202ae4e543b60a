import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTRATO } from '@/contract/indice'
import type { Llamada } from '@/contract/llamada'
import { screenAt } from '@/lib/screen-addresses'
import { pageOf, readCoverage } from '@/docs/coverage.mjs'
import { stringsOf } from '@/docs/frases'

/** Document 1 as lists: each item is in the code and in the coverage. */

const CINCO = 'traerTodos traerDatos crear actualizarDatos eliminar'
const TRECE =
  'user titulo forma_pago tipo_matricula organizacion especialidad entidad_otorga_titulo practica banco sucursal_banco ' +
  'tipo_certificado firmante concepto'
const LLAMADAS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TRECE.split(' ').map((noun) => [noun, CINCO])),
  auth: 'login',
  externos: 'cuitLogin generarClave',
}
const SELECTS =
  'tipo_matricula forma_pago provincia departamento titulo hospital entidad_otorga_titulo especialidad ' +
  'forma_obtencion_especialidad organizacion firmante tipo_certificado practica banco concepto tipo_seguro sucursal_banco'
const PATHS = [
  ...Object.entries(LLAMADAS).flatMap(([noun, names]) => names.split(' ').map((name) => `/${noun}/${name}`)),
  ...SELECTS.split(' ').map((noun) => `/${noun}/traerTodosSelect`),
  '/concepto/traerTodosSinPaginar',
]

const RUTAS = (
  '/ /login /accesoRecetaElectronica /inicio /matriculados /estadisticas /varios /listaDeUsuarios ' +
  '/ajustesBasicos /ajustesAvanzados /utilidades /costoMatriculas /inicio_matriculado ' +
  '/usuarios /usuario/crear /usuario/1 /titulos /titulo/crear /titulo/1 /formapagos /formapago/crear /formapago/1 ' +
  '/tipomatriculas /tipomatricula/crear /tipomatricula/1 /organizaciones /organizacion/crear /organizacion/1 ' +
  '/especialidades /especialidad/crear /especialidad/1 /entidades /entidad/crear /entidad/1 /practicas ' +
  '/practica/crear /practica/1 /bancos /banco/crear /banco/1 /sucursales /sucursal/crear /sucursal/1 ' +
  '/tipoCertificados /tipocertificado/crear /tipoCertificado/1 /firmantes /firmante/crear /firmante/1 ' +
  '/conceptos /concepto/crear /concepto/1'
).split(' ')

/** The specification's own texts, to the letter. */
const TEXTOS = `
Inicio de sesión correcto
Contraseña incorrecta, intente nuevamente
Usuario no encontrado
Usuario bloqueado permanentemente
Usuario bloqueado, deberá esperar para internarlo nuevamente
Sin roles autorizados
Debe generar su nueva contraseña
Cuit no encontrado
Profesional no disponible para realizar recetas
Generación de clave correcta, inicie sesión
No se pudo generar la clave, intentelo nuevamente o comuniquese con el administrador
Eliminacion Exitosa
No se pudo eliminar
Se agregó el usuario correctamente
Se agregó la Entidad correctamente
Se modifico la Entidad correctamente
Se agregó la Practica correctamente
Se modifico la Practica correctamente
Se agregó la forma de pago correctamente
Se agregó el Banco correctamente
Se modifico la Banco correctamente
Se agregó la Sucursal correctamente
Se agregó el Tipo de certificado correctamente
Se modificó la el Tipo de Certificado correctamente
Se agregó el Firmante correctamente
Se modifico el Firmante correctamente
Se agregó el Concepto correctamente
Se modifico el Concepto correctamente
Ocurrió un error inesperado. Intente de nuevo más tarde.
Error al procesar los datos. Intente de nuevo.
Falló la conexión con el servidor. Reintente.
Sesión caducada. Vuelva a loguearse.
Usted no está autorizado para ingresar a esta sección
Por favor ingrese usuario
Por favor ingrese Contraseña
Por favor ingrese cuit o cuil
La clave debe ser mayor a 6 caracteres
Las contraseñas no coinciden
Ingrese nombre de usuario
Por favor ingrese contraseña
Por favor ingrese email
Por favor ingrese nombre
Por favor ingrese apellido
Por favor ingrese numero de telefono
Por favor elija un tipo de usuario
Ingrese Titulo
El campo no es correcto
Ingrese Forma de Pago
Ingrese Organizacion
Ingrese Especialidad
Ingrese Entidad
Ingrese Practica
Ingrese nombre del Banco
Ingrese Sucursal
Ingrese Codigo
Ingrese Nombre
Ingrese Cargo
Ingrese Monto
Esta es la última página y ya no se puede cerrar.
Guardando...
Generar Listado de Bancos
Cargar Archivo de Banco
Nuevo Banco
Nueva Practica
Agregar año
Costos - Matriculas
Iniciar Sesion
Ingresar al Sistema
Olvidaste tu Clave?
Generar Primera Clave
CERRAR SESION
Buen dia
Buen Dia
Buenas Tardes
Buenas Noches`
  .trim()
  .split('\n')

const raiz = new URL('..', import.meta.url)
const archivos = execFileSync('git', ['ls-files'], { cwd: raiz, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '')
const leer = (file: string): string => readFileSync(new URL(file, raiz), 'utf8')

/** Code that people meet: tests and what serves them prove nothing about a screen. */
const producto = archivos.filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|\.esperada\.|^(e2e|bench|docs)\/|\/prueba\//.test(file),
)
const frases = new Map(producto.map((file) => [file, stringsOf(file, leer(file))]))
const codigo = [...frases.values()].join('\n')

const cobertura = readCoverage()
const filas = cobertura.flatMap(({ rows }) => rows)
const declaradas = new Set(
  Object.values(CONTRATO).flatMap((calls) =>
    Object.values(calls as Record<string, Llamada>).map(({ ruta }) => ruta as string),
  ),
)
const escapes = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
/** As a whole: 'Ingrese Nombre' is not found in 'Ingrese Nombres'. */
const inCode = (text: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${escapes(text)}(?![\\p{L}\\d])`, 'u').test(codigo)

const built: Readonly<Record<string, (item: string) => boolean>> = {
  call: (path) => declaradas.has(path),
  route: (path) => screenAt(path) !== undefined,
  text: inCode,
}
const ITEMS = [
  ...PATHS.map((item) => ({ kind: 'call', item })),
  ...RUTAS.map((item) => ({ kind: 'route', item })),
  ...TEXTOS.map((item) => ({ kind: 'text', item })),
]

/** The texts a row answers for; '…' stands for what changes. */
const textosDe = ({ item, texts = [] }: (typeof filas)[number]): string[] => [
  ...texts,
  ...[...item.matchAll(/(?<![\p{L}\d])'([^']+)'/gu)].map(([, texto = '']) => texto),
]
const textos = new Set(filas.flatMap(textosDe))

/** Named by a row: a text to the letter, an address or a call whole. */
function isCovered(kind: string, item: string): boolean {
  if (kind === 'text') return textos.has(item)
  const whole = new RegExp(`(?<![\\w/])${escapes(item.replace(/\/1$/, '/{id}'))}(?![\\w/])`)
  return filas.some(({ item: words, addresses = [] }) => whole.test([words, ...addresses].join(' ')))
}

test.each(ITEMS)('document 1, $kind $item', ({ kind, item }) => {
  expect(built[kind]?.(item)).toBe(true)
  expect(isCovered(kind, item)).toBe(true)
})

/** What the files of a row say: a file, or all that is in a folder; not its tests. */
const saidBy = (path: string): string =>
  [...frases.keys()]
    .filter((file) => file === path || (path.endsWith('/') && file.startsWith(path)))
    .map((file) => frases.get(file))
    .join('\n')

const QUOTING = filas.filter((fila) => fila.where && textosDe(fila).length > 0)

test.each(QUOTING)('what the row quotes is said by a file it names: $item', (fila) => {
  const said = (fila.where ?? []).map(saidBy).join('\n')
  const missing = textosDe(fila).filter(
    (texto) => !texto.split('…').every((part) => said.includes(part.trim())),
  )
  expect(missing).toEqual([])
})

test('each path of the coverage is there, and each row that is built names its test', () => {
  const gone = filas
    .flatMap(({ where = [], tests = [] }) => [...where, ...tests])
    .filter((path) => !existsSync(new URL(path, raiz)))
  expect(gone).toEqual([])
  expect(filas.filter(({ where, tests = [] }) => where && tests.length === 0)).toEqual([])
})

test('the page that `node docs/coverage.mjs` makes has a line for each row', () => {
  const lines = new Set(pageOf(cobertura).split('\n'))
  const lineOf = ({ spec = '', item, where = [], tests = [] }: (typeof filas)[number]): string =>
    `| ${[spec, item, ...[where, tests].map((paths) => paths.map((path) => `\`${path}\``).join(', '))].join(' | ')} |`
  expect(filas.filter((fila) => !lines.has(lineOf(fila))).map(({ item }) => item)).toEqual([])
})
