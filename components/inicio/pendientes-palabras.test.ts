import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Pendiente, tellPendiente } from '@/components/inicio/pendientes-palabras'
import { centavos } from '@/domain/dinero'
import { CLASES_DE_PENDIENTE } from '@/domain/pendiente'
import { permissionOf, screenAt } from '@/lib/screen-addresses'
import { PENDIENTES } from '@/domain/pendiente'
import { VIGILADOS } from '@/domain/vigilancia'
import { readManual } from '@/lib/ayuda/leer-manual'

const temas = readManual(readFileSync('docs/manual.md', 'utf8')).map(({ slug }) => slug)

const tell = (clase: Pendiente['clase'], cantidad: number, mas: Partial<Pendiente> = {}) =>
  tellPendiente({ clase, cantidad, monto: null, mes: null, dia: null, detalle: null, ...mas })

test.each([
  [
    tell('caja', 1, { monto: centavos(-5_000n), detalle: 'sin contar' }),
    '-$ 50,00',
    'en su caja de hoy, sin contar',
  ],
  [
    tell('debitosSinCerrar', 1, { mes: '2026-11', dia: '2026-11-30', detalle: 'BSE' }),
    '1',
    'débito sin cerrar de BSE de Noviembre 2026: se debita el 30/11',
  ],
  [
    tell('debitosAplicados', 61, { mes: '2026-11', monto: centavos(132_160_000n), detalle: 'BSE' }),
    '$ 1.321.600,00',
    'por débito de BSE de Noviembre 2026: 61 cobros',
  ],
  [tell('feriados', 1, { detalle: '2027' }), '1', 'calendario sin puentes ni feriados locales de 2027'],
  [tell('propuestas', 1), '1', 'dato propuesto por un médico espera al Consejo'],
  [tell('rechazosSinAvisar', 7), '7', 'débitos rechazados sin avisar'],
  [tell('mensajesEnEspera', 1_290), '1.290', 'mensajes esperan salir'],
  [tell('cuotas', 1, { mes: '2026-11' }), '1', 'mes sin generar: Noviembre 2026'],
  [tell('cierre', 3, { mes: '2026-08' }), '3', 'meses sin cerrar, desde Agosto 2026'],
  [
    tell('cobrosPorResolver', 2, { monto: centavos(123_456n) }),
    '2',
    'cobros de los bancos por resolver: $ 1.234,56',
  ],
])('%o', ({ cifra, frase }, number, sentence) => {
  expect([cifra, frase].map((text) => text.replace(/\u00a0/g, ' '))).toEqual([number, sentence])
})

test('what the server is watched for says its figure, what it is of and what to do', () => {
  const { cifra, frase } = tell('disco', 1, { detalle: '7 %' })
  expect([cifra, frase]).toEqual(['7 %', `${VIGILADOS.disco.que}. ${VIGILADOS.disco.paso}`])
  expect(tell('correoParado', 1, { detalle: '3 h' }).href).toBe('/mensajes?estado=pendiente')
})

const LEGIBLES: Partial<Record<(typeof CLASES_DE_PENDIENTE)[number], string>> = {
  ...{ sinCobertura: 'seguros.ver', feriados: 'debitos.ajustes' },
  ...{ solicitudes: 'solicitudes.ver', solicitudesPorVencer: 'solicitudes.ver' },
}
test('each leads to a screen that whoever is told of it may open, or to one that his role has anyway', () => {
  for (const clase of CLASES_DE_PENDIENTE) {
    const { href } = tell(clase, 2)
    const screen = screenAt(new URL(href, 'http://padron').pathname)
    expect(screen, href).toBeDefined()
    // Who is told of a missing cover, of holidays or of requests may see to it, and the screen is open to all who may read it.
    // What is seen to on the machine leads to the page of the manual, which is open to all.
    const legible = LEGIBLES[clase] ?? PENDIENTES[clase]
    const leads =
      clase === 'correoParado' ? 'mensajes.enviar' : href.startsWith('/ayuda') ? 'ayuda.ver' : legible
    expect(screen && permissionOf(screen), href).toBe(leads)
    const tema = new URL(href, 'http://padron').searchParams.get('tema')
    if (tema) expect(temas, href).toContain(tema)
  }
})
