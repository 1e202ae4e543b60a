import { expect, test } from 'vitest'
import { isThere } from '@/lib/own-screens'
import { allScreens } from '@/lib/screen-addresses'

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
  expect(all?.filter((patron) => !other?.includes(patron))).toEqual([
    '/tipoSeguro/crear',
    '/tipoSeguro/{id}',
    '/tipoSeguros',
  ])
})

test('our own has all of them but those of online payments, where none are offered', () => {
  const lacking = SCREENS.filter(({ nombre }) => !isThere(nombre, { propio: true, pasarela: null }))
  expect(lacking.map(({ patron }) => patron)).toEqual(['/pagosEnLinea', '/pasarelaDePrueba/{preferencia}'])
  expect(SCREENS.every(({ nombre }) => isThere(nombre, { propio: true, pasarela: 'prueba' }))).toBe(true)
})
