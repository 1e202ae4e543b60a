import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formatCuit } from '@/domain/cuit'
import { CLAVE_AJENA, DOCTORA } from './consejo'
import { expect, test } from './base'

/** A prescription system that behaves as its path says. */
const recetas = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://recetas')
  COMO[pathname]?.(response)
  response.end('<!doctype html><title>Recetas</title><p>Recetas del colegio vecino</p>')
})
const COMO: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  '/prohibe': (response) => response.setHeader('x-frame-options', 'DENY'),
  '/afuera': (response) => response.writeHead(302, { location: 'http://127.0.0.2:9/' }),
  '/caido': (response) => response.writeHead(503),
}
await new Promise<void>((resolve) => recetas.listen(0, '127.0.0.1', resolve))
recetas.unref()
const SITIO = `http://127.0.0.1:${(recetas.address() as AddressInfo).port}`

test.use({
  ajustes: { RECETA_ORIGENES: SITIO },
  viewport: { width: 360, height: 740 },
  erroresEsperados: [/frame|503|Refused|refused/i],
})

test('a doctor of another council reaches his prescriptions, and what goes wrong says so; without an area of the house no chat is opened', async ({
  page,
  externo,
  entrar,
}) => {
  await test.step('prescriptions of the sites that the council names', async () => {
    const enter = async (clave = CLAVE_AJENA) => {
      await page.goto('/accesoRecetaElectronica')
      await page.getByLabel('CUIT/CUIL').fill(formatCuit(DOCTORA.cuit))
      await page.getByLabel('Contraseña').fill(clave)
      await page.getByRole('button', { name: 'Ingresar al Sistema' }).click()
    }
    const leave = () => page.getByRole('button', { name: 'CERRAR SESION' }).click()

    await enter('otra')
    await expect(page.getByRole('alert').getByText('Contraseña incorrecta, intente nuevamente')).toBeVisible()
    await expect(page.getByText('Clave incorrecta')).toBeVisible()
    for (const marco of ['javascript:alert(1)', 'http://127.0.0.2:9/recetas?s=1']) {
      externo.consejo.marco = marco
      await enter()
      await expect(page.getByText('no es de un sitio permitido')).toBeVisible()
    }

    externo.consejo.marco = `${SITIO}/bien?s=1`
    await enter()
    await expect(page.frameLocator('iframe').getByText('Recetas del colegio vecino')).toBeVisible()
    await page.reload()
    await expect(page.frameLocator('iframe').getByText('Recetas del colegio vecino')).toBeVisible()
    await leave()
    await expect(page.getByLabel('CUIT/CUIL')).toBeVisible()

    for (const [path, words] of [
      ['/prohibe', 'no permite que se lo muestre aquí'],
      ['/afuera', 'quiso llevarlo a un sitio no permitido'],
      ['/caido', 'no responde en este momento'],
    ] as const) {
      externo.consejo.marco = `${SITIO}${path}?s=1`
      await enter()
      await expect(page.getByRole('alert').getByText(words)).toBeVisible()
      if (path === '/caido') {
        await page.getByRole('button', { name: 'Reintentar' }).click()
        await expect(page.getByRole('alert').getByText(words)).toBeVisible()
      }
      await leave()
      await expect(page.getByLabel('CUIT/CUIL')).toBeVisible()
    }

    externo.consejo.newKey(DOCTORA.id)
    const clave = externo.consejo.cuentas.get(DOCTORA.cuit)?.clave ?? ''
    await enter(clave)
    await expect(page.getByText('Debe generar su nueva contraseña')).toBeVisible()
    await page.getByLabel('Nueva contraseña').fill('siete higueras viejas')
    await page.getByLabel('Repetir contraseña').fill('siete higueras viejas')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByText('Generación de clave correcta, inicie sesión')).toBeVisible()
  })
  externo.reset()
  await test.step('a local telephone opens no chat: it would be a stranger’s elsewhere', async () => {
    externo.spoil('/estadisticas/traerMorosos', {
      tipo: 'sobre',
      sobre: {
        estado: 1,
        datos: {
          matricula: [{ matriculadoID: 101, nombre: 'Abregú Ana', telefono: '4123456', monto: 100 }],
          concepto: [{ matriculadoID: 102, nombre: 'Banegas Bruno', telefono: '381 4123456', monto: 200 }],
        },
      },
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await entrar('contador')
    await page.goto('/morosos')
    const table = page.getByRole('table', { name: 'Morosos' })
    await expect(table.getByRole('row').filter({ hasText: 'Abregú Ana' })).toContainText('Sin área')
    await expect(table.getByRole('link', { name: /^Whatsapp a/ })).toHaveCount(1)
    await expect(table.getByRole('link', { name: 'Whatsapp a Banegas Bruno', exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5493814123456\?/,
    )
  })
})
