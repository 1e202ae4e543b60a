import { describe, expect, test } from 'vitest'
import {
  can,
  landingOf,
  permissionsOf,
  PERMISOS,
  POLITICAS,
  ROLES,
  SOLO_CAMBIAR_CLAVE,
  type Permiso,
} from '@/domain/roles'

const of = (rol: string, politica: (typeof POLITICAS)[number]) => [...permissionsOf([rol], politica)].sort()

describe('operativa (default)', () => {
  test('administration opens everything; only a doctor’s own data and the one-use session are not its', () => {
    const others = ['propio.ver', 'clave.cambiar']
    expect(of('ADMINISTRACION', 'operativa')).toEqual(PERMISOS.filter((one) => !others.includes(one)).sort())
  })

  test('only the accountant and administration touch payments', () => {
    for (const rol of ['EMPLEADO', 'ADMINISTRATIVO', 'MEDICO']) {
      for (const permiso of ['pagos.ver', 'pagos.generar', 'pagos.cobrar'] as const) {
        expect(can([rol], 'operativa', permiso)).toBe(false)
      }
    }
    expect(can(['CONTADOR'], 'operativa', 'pagos.cobrar')).toBe(true)
  })

  test('all staff read the record and the account', () => {
    for (const rol of ROLES) {
      expect(can([rol], 'operativa', 'cuenta.ver')).toBe(rol !== 'MEDICO')
    }
  })
})

test('estricta is the specification to the letter: other staff open /inicio and /matriculados alone', () => {
  for (const rol of ['CONTADOR', 'EMPLEADO', 'ADMINISTRATIVO']) {
    expect(of(rol, 'estricta')).toEqual([
      'ayuda.ver',
      'inicio.ver',
      'miCuenta.ver',
      'padron.ver',
      'sesion.propia',
    ])
  }
  expect(of('ADMINISTRACION', 'estricta')).toEqual(of('ADMINISTRACION', 'operativa'))
})

test('a doctor sees his own data and nobody’s else, in both policies', () => {
  for (const politica of POLITICAS) {
    expect(of('MEDICO', politica)).toEqual([
      'ayuda.ver',
      'medico.inicio',
      'membrete.ver',
      'miCuenta.ver',
      'pagos.resultado',
      'propio.ver',
      'sesion.propia',
    ])
  }
})

test('no role alone has what a session of one use may do', () => {
  for (const rol of ROLES) expect(can([rol], 'operativa', 'clave.cambiar')).toBe(false)
  expect([...SOLO_CAMBIAR_CLAVE]).toEqual(['clave.cambiar', 'sesion.propia'])
})

test('who works on the register, and who gives keys and charges the month', () => {
  const who = (permiso: Permiso) => ROLES.filter((rol) => can([rol], 'operativa', permiso))
  for (const permiso of ['padron.crear', 'padron.editar', 'padron.exportar', 'historial.ver'] as const) {
    expect(who(permiso)).toEqual(['ADMINISTRACION', 'CONTADOR', 'ADMINISTRATIVO'])
  }
  expect(who('credenciales.editar')).toEqual(['ADMINISTRACION', 'CONTADOR', 'ADMINISTRATIVO'])
  expect(who('credenciales.ver')).toEqual(['ADMINISTRACION', 'CONTADOR', 'EMPLEADO', 'ADMINISTRATIVO'])
  expect(who('clave.generar')).toEqual(['ADMINISTRACION', 'ADMINISTRATIVO'])
  expect(who('cuotas.correr')).toEqual(['ADMINISTRACION'])
})

test('unknown names, other spellings and no roles open nothing', () => {
  for (const roles of [[], ['administracion'], ['ADMIN'], ['__proto__'], ['constructor']]) {
    for (const politica of POLITICAS) expect(permissionsOf(roles, politica).size).toBe(0)
  }
})

test('several roles add up', () => {
  expect(can(['EMPLEADO', 'CONTADOR'], 'operativa', 'pagos.cobrar')).toBe(true)
})

test('landing: doctors at theirs, everybody with a staff role at /inicio', () => {
  expect(landingOf(['MEDICO'])).toBe('/inicio_matriculado')
  expect(landingOf(['MEDICO', 'CONTADOR'])).toBe('/inicio')
  expect(landingOf(['ADMINISTRACION'])).toBe('/inicio')
})
