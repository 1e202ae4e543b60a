import { expect, test } from 'vitest'
import { CONTRATO } from '@/contract/indice'
import { PERMISOS, permissionsOf } from '@/domain/roles'
import type { AnyCall } from '@/lib/api/result'
import { isThere, OWN_PERMISSIONS, permissionsHere } from '@/lib/own-screens'
import { screens } from '@/lib/routes'
import { allScreens } from '@/lib/screen-addresses'

const AJENO = { propio: false, pasarela: null }
const PROPIO = { propio: true, pasarela: 'prueba' }

/** They open a part of a screen of the specification, for which no call of its own is asked. */
const PARTES = new Set(['padron.exportar', 'recibos.ver', 'sesion.propia', 'membrete.ver'])

test('nobody has on a foreign server what opens no call and no screen of the specification there', () => {
  const calls = Object.values(CONTRATO).flatMap((noun) => Object.values(noun) as AnyCall[])
  const opened = new Set([
    ...calls.filter(({ extension }) => !extension).map(({ acceso }) => acceso),
    ...screens()
      .filter(({ nombre }) => isThere(nombre, AJENO))
      .map(({ permiso }) => permiso),
  ])
  const asked = new Set([...calls.map(({ acceso }) => acceso), ...screens().map(({ permiso }) => permiso)])
  const own = PERMISOS.filter((permiso) => asked.has(permiso) && !opened.has(permiso) && !PARTES.has(permiso))
  expect([...OWN_PERMISSIONS].toSorted()).toEqual(own.toSorted())
})

test('our own server takes no permission away, and a foreign one leaves those of the specification', () => {
  const todos = permissionsOf(['ADMINISTRACION'], 'operativa')
  expect(permissionsHere(todos, PROPIO)).toBe(todos)
  const here = permissionsHere(todos, AJENO)
  expect(here.has('historial.ver')).toBe(false)
  expect(here.has('pagos.cobrar')).toBe(true)
})

test('a row that only our own server edits has no screen on a foreign one', () => {
  expect(isThere('tipo_matricula.editar', PROPIO)).toBe(true)
  expect(isThere('tipo_matricula.editar', AJENO)).toBe(false)
  expect(isThere('tipo_matricula.lista', AJENO)).toBe(true)
  expect(isThere('titulo.editar', AJENO)).toBe(true)
})

/**
 * The screens of a server that speaks the specification alone, catalogues' apart. Written by hand: a new screen is our own
 * server's until somebody has said here that the other one can fill it.
 */
const DE_CUALQUIERA = [
  ...['/', '/login', '/accesoRecetaElectronica', '/inicio', '/cambiarClave'],
  ...['/matriculados', '/listaDeUsuarios', '/matriculado/{id}', '/fichaMatriculado/{id}'],
  ...['pagos', 'cuentaCorriente', 'pagoAnual', 'planDePagos', 'federacion', 'superintendencia'].map(
    (name) => `/fichaMatriculado/{id}/${name}`,
  ),
  ...['/fichaMatriculado/{id}/periodoMatricula', '/GestionConceptosMatriculado/{id}'],
  ...['Especialidades', 'Practicas', 'Certificados', 'DebitosAutomaticos'].map(
    (name) => `/gestion${name}/{id}`,
  ),
  ...['01', '02', '03', '04', '05'].map((step) => `/matriculado_${step}/crear`),
  ...['/varios', '/ajustesBasicos', '/ajustesAvanzados', '/costoMatriculas', '/utilidades'],
  ...['Federacion', 'BSE', 'ICBC', 'OtrosDebitos'].map((name) => `/utilidades/generarArchivo${name}`),
  ...['RendicionBSE', 'RendicionICBC', 'OtrosDebitos', 'PolizaFederacion'].map(
    (name) => `/utilidades/cargaArchivo${name}`,
  ),
  ...['/usuarios', '/usuario/crear', '/usuario/{id}', '/morosos', '/estadisticas'],
  '/mercado_pago/{pagoID}/{tipoPantalla}/resultado/{tipoResultado}',
  ...['/inicio_matriculado', '/inicio_matriculado/cuenta', '/inicio_matriculado/datos'],
]

const SCREENS = allScreens()
const thereFor = (alcance: Parameters<typeof isThere>[1], deCatalogo: boolean) =>
  SCREENS.filter(({ nombre }) => nombre.includes('.') === deCatalogo && isThere(nombre, alcance))
    .map(({ patron }) => patron)
    .sort()

test('a server that speaks the specification alone has its screens, and no other', () => {
  expect(thereFor({ propio: false, pasarela: null }, false)).toEqual(DE_CUALQUIERA.toSorted())
})

test('of the catalogues it lacks ours alone', () => {
  const [all, other] = [true, false].map((propio) => thereFor({ propio, pasarela: null }, true))
  expect(all?.filter((patron) => !other?.includes(patron)).toSorted()).toEqual(
    [
      ...['/medioPago/crear', '/medioPago/{id}', '/mediosPago'],
      ...['/tipoSeguro/crear', '/tipoSeguro/{id}', '/tipoSeguros', '/tipomatricula/{id}'],
    ].toSorted(),
  )
})

test('our own has all of them but those of online payments, where none are offered', () => {
  const lacking = SCREENS.filter(({ nombre }) => !isThere(nombre, { propio: true, pasarela: null }))
  expect(lacking.map(({ patron }) => patron)).toEqual(['/pagosEnLinea', '/pasarelaDePrueba/{preferencia}'])
  expect(SCREENS.every(({ nombre }) => isThere(nombre, { propio: true, pasarela: 'prueba' }))).toBe(true)
})
