import { expect, test } from 'vitest'
import { readAct } from '@/components/paleta/acts'
import { entriesOf } from '@/components/paleta/entries'
import { foundEntries } from '@/components/paleta/found-entries'
import { readQuery } from '@/components/paleta/query'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { type Rol, permissionsOf } from '@/domain/roles'
import { destinationsFor } from '@/lib/destinations'
import type { Medico } from '@/components/paleta/medico-entries'

const ANA: Medico = { id: 7, apellidoNombre: 'Gómez Ana', dni: 20123456, matricula: 1234 }

function shown(rol: Rol, typed: string, medicos: readonly Medico[] = [], total = medicos.length) {
  const permisos = permissionsOf([rol], 'operativa')
  const done = readAct(typed, [...permisos])
  return entriesOf({
    typed,
    acto: done?.acto,
    consulta: readQuery(done?.quien ?? typed, true),
    destinos: destinationsFor(permisos, { propio: true, pasarela: 'prueba' }),
    recientes: [{ id: 7, nombre: 'Gómez Ana', matricula: 1234 }],
    medicos,
    total,
    permisos: [...permisos],
  })
}
const titles = (entries: ReturnType<typeof shown>) => entries.map(({ titulo }) => titulo)

test('empty, it offers the last records and then every screen', () => {
  const entries = shown('EMPLEADO', '')
  expect(titles(entries)).toEqual([
    ...['Gómez Ana', 'Inicio', 'Matriculados'],
    ...['Pólizas', 'Papeles emitidos', 'Resoluciones', 'Solicitudes', 'Por vencer'],
    ...['Control de Cobertura', 'Mi cuenta', 'Ayuda'],
  ])
  expect(entries[0]?.href).toBe('/fichaMatriculado/7')
})

test('screens are found by the beginnings of their words, accents and case aside, the exact one first', () => {
  expect(titles(shown('ADMINISTRACION', 'práct'))).toEqual(['Prácticas', 'Nueva Practica'])
  expect(titles(shown('ADMINISTRACION', 'bas aj'))).toEqual(['Ajustes Basicos'])
  expect(titles(shown('ADMINISTRACION', 'varios'))).toEqual(['Varios', 'Conceptos a varios'])
  expect(titles(shown('ADMINISTRACION', 'matriculados'))[0]).toBe('Matriculados')
  expect(titles(shown('ADMINISTRACION', 'juste'))).toEqual([])
  expect(titles(shown('EMPLEADO', 'usuarios'))).toEqual([])
})

test('one doctor comes with what is done most, as far as the role may', () => {
  expect(titles(shown('CONTADOR', '20123456', [ANA]))).toEqual([
    'Gómez Ana',
    'Pagos Pendientes',
    'Cuenta Corriente',
  ])
  expect(titles(shown('EMPLEADO', '20123456', [ANA]))).toEqual(['Gómez Ana', 'Cuenta Corriente'])
  expect(shown('CONTADOR', 'gomez', [ANA])[0]?.detalle).toBe('DNI 20123456 · Matricula 1234')
})

test('of many doctors the first are shown, and the way to all of them', () => {
  const many = Array.from({ length: 20 }, (_, i) => ({ ...ANA, id: i + 1 }))
  const entries = shown('CONTADOR', 'gomez', many, 130)
  expect(entries).toHaveLength(9)
  expect(entries[8]).toMatchObject({
    titulo: 'Ver los 130 en Matriculados',
    href: '/matriculados?nombre=gomez',
  })
})

test('who may not open a record is led to the list', () => {
  const permisos = permissionsOf(['CONTADOR'], 'estricta')
  const sabido = { recientes: [{ id: 7, nombre: 'Gómez Ana', matricula: 1 }], medicos: [], total: 0 }
  const destinos = destinationsFor(permisos, { propio: false, pasarela: null })
  const entries = (typed: string) =>
    entriesOf({ ...sabido, typed, consulta: readQuery(typed, false), destinos, permisos: [...permisos] })
  expect(entries('').map(({ href }) => href)).toEqual(['/inicio', '/matriculados'])
  expect(entries('gomez').map(({ href }) => href)).toEqual(['/matriculados?nombre=gomez'])
  expect(entries('20.123.456').map(({ href }) => href)).toEqual(['/matriculados?dni=20123456'])
})

test('a number finds the receipt too, after the doctors', () => {
  const permisos = permissionsOf(['CONTADOR'], 'operativa')
  const recibo = {
    ...{
      id: 9,
      reciboAnterior: null,
      nroRecibo: 5601,
      fecha: '2026-11-21',
      matriculadoID: 7,
      matricula: 1234,
    },
    ...{
      apellidoNombre: 'Gómez Ana',
      hoy: 'De Paz, Ana',
      mp: 'Efectivo',
      referencia: null,
      total: 120_000n as Centavos,
      quien: null,
    },
    ...{
      registrado: '2026-11-21T12:00:00Z',
      anulado: '2026-11-22T12:00:00Z',
      motivo: 'Error',
      lugar: undefined,
    },
  }
  const entries = entriesOf({
    ...{ typed: '5601', consulta: readQuery('5601', true), recientes: [], medicos: [], total: 0, recibo },
    destinos: destinationsFor(permisos, { propio: true, pasarela: null }),
    permisos: [...permisos],
  })
  expect(entries).toEqual([
    expect.objectContaining({
      ...{
        grupo: 'Recibos',
        href: '/recibos?numero=5601',
        titulo: `Recibo 5601 · ${formatMoney(120_000n as Centavos)}`,
      },
      detalle: 'Gómez Ana (hoy: De Paz, Ana) · 21/11/2026 · Anulado',
    }),
  ])
})

test('saved views of lists that the role opens are found by their words, and move no screen', () => {
  const permisos = permissionsOf(['ADMINISTRATIVO'], 'operativa')
  const vistas: Parameters<typeof entriesOf>[0]['vistas'] = [
    { id: 1, lista: 'listaDeUsuarios', nombre: 'Pediatras sin seguro', consulta: 'especialidades=3' },
    { id: 2, lista: 'morosos', nombre: 'Pediatras que deben', consulta: 'meses=3' },
  ]
  const find = (typed: string) =>
    entriesOf({
      ...{ typed, consulta: readQuery(typed, true), recientes: [], medicos: [], total: 0, vistas },
      destinos: destinationsFor(permisos, { propio: true, pasarela: null }),
      permisos: [...permisos],
    })
  expect(find('pediatras')).toContainEqual(
    expect.objectContaining({
      ...{ grupo: 'Vistas', titulo: 'Pediatras sin seguro', detalle: 'Listado de Usuarios' },
      href: '/listaDeUsuarios?especialidades=3',
    }),
  )
  expect(titles(find('pediatras'))).not.toContain('Pediatras que deben')
  expect(titles(find('')).at(-1)).toBe('Pediatras sin seguro')
})

test('ayuda: and a few words find tasks of the manual, and no doctor; elsewhere they are not offered', () => {
  const permisos = permissionsOf(['CONTADOR'], 'operativa')
  const known = { recientes: [], medicos: [ANA], total: 1, destinos: [], permisos: [...permisos] }
  const temas = [
    { slug: 'anular-un-pago', titulo: 'Anular un pago', capitulo: 'La tesorería' },
    { slug: 'el-carnet', titulo: 'El carnet', capitulo: 'Especialidades, certificados y carnet' },
  ]
  const find = (typed: string) => entriesOf({ ...known, typed, consulta: { tipo: 'vacia' }, temas })
  expect(find('ayuda: anular pago').map(({ href }) => href)).toEqual([
    '/ayuda?tema=anular-un-pago',
    '/ayuda?texto=anular+pago',
  ])
  expect(titles(find('Ayuda '))).toEqual(['Anular un pago', 'El carnet'])
  expect(
    entriesOf({ ...known, typed: 'ayuda: pago', consulta: { tipo: 'nombre', nombre: 'ayuda: pago' } }),
  ).not.toContainEqual(expect.objectContaining({ grupo: 'Ayuda' }))
})

test('an act and a name lead each doctor found to the act’s screen, where the role may do it', () => {
  const eva = { ...ANA, id: 8, apellidoNombre: 'Gómez Eva' }
  const entries = shown('CONTADOR', 'Cobrar a gómez', [ANA, eva])
  expect(entries.map(({ titulo, href }) => [titulo, href])).toEqual([
    ['Cobrar a Gómez Ana', '/fichaMatriculado/7/pagos'],
    ['Cobrar a Gómez Eva', '/fichaMatriculado/8/pagos'],
  ])
  expect(shown('CONTADOR', 'plan de gomez', [ANA])[0]?.href).toBe('/fichaMatriculado/7/planDePagos')
  // Whoever may not collect is understood as somebody who looks for a name.
  expect(titles(shown('EMPLEADO', 'cobrar a gómez', [ANA]))).toContain('Gómez Ana')
  for (const typed of ['cobrar', 'cobrar ', 'constructor a gómez', 'a cobrar'])
    expect(readAct(typed, [...permissionsOf(['CONTADOR'], 'operativa')])).toBeUndefined()
})

test('what else is found comes last, and what has no place is left out', () => {
  const nada = { noun: null, numero: null, matriculadoID: null, detalle: '' }
  const entries = foundEntries([
    { ...nada, clase: 'papel', id: 3, numero: 12, nombre: 'Certificado 12' },
    { ...nada, clase: 'plan', id: 4, matriculadoID: 7, nombre: 'Plan de Pagos 4' },
    { ...nada, clase: 'catalogo', id: 5, noun: 'banco', nombre: 'Banco Nación' },
    { ...nada, clase: 'catalogo', id: 5, noun: 'constructor', nombre: 'x' },
    { ...nada, clase: 'usuario', id: 6, nombre: 'Ana Paz' },
  ])
  expect(entries.map(({ titulo, href }) => [titulo, href])).toEqual([
    ['Certificado 12', '/papeles?numero=12'],
    ['Plan de Pagos 4', '/fichaMatriculado/7/planDePagos'],
    ['Banco Nación', '/banco/5'],
    ['Ana Paz', '/usuario/6'],
  ])
})
