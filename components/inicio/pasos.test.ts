import { expect, test } from 'vitest'
import { stepsFor } from '@/components/inicio/pasos'
import { type Permiso, permissionsOf, type Rol } from '@/domain/roles'
import { permissionOf, screenAt } from '@/lib/screen-addresses'

test.each<[Rol, string[]]>([
  ['ADMINISTRACION', ['/membrete', '/generarCuotas', '/matriculados']],
  ['CONTADOR', ['/matriculados', '/planillaDeCaja', '/morosos']],
  ['ADMINISTRATIVO', ['/matriculado_01/crear', '/matriculados', '/vencimientos']],
  ['EMPLEADO', ['/matriculados', '/vencimientos', '/ayuda']],
])('%s is shown three things that he may open', (rol, hrefs) => {
  const permisos = permissionsOf([rol], 'operativa')
  const steps = stepsFor(permisos)
  expect(steps.map(({ href }) => href)).toEqual(hrefs)
  for (const { href } of steps) {
    const pantalla = screenAt(href)
    expect(pantalla && permisos.has(permissionOf(pantalla) as Permiso), href).toBe(true)
  }
})
