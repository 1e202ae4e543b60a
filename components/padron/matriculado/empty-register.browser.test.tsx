import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listaOf } from '@/components/padron/matriculado/lista'
import { MatriculadoTable } from '@/components/padron/matriculado/matriculado-table'
import { draw } from '@/components/prueba/draw'
import { ORDEN_MATRICULADOS } from '@/domain/orden'

const show = (trae: boolean, params: Record<string, string> = {}) =>
  draw(
    <main>
      <MatriculadoTable
        content={{ state: 'rows', rows: [] }}
        address={{ path: '/matriculados', params }}
        pagination={{ page: 1, total: 0, pageSize: 20 }}
        verFicha
        trae={trae}
        lista={listaOf(undefined, { ordena: false })}
        puesta={{ campos: ['apellidoNombre'], orden: ORDEN_MATRICULADOS.inicial }}
      />
    </main>,
  )
const bring = () => page.getByRole('link', { name: 'Traerlos de una planilla' })

test('a register without members tells whoever may how to bring them', async () => {
  show(true)
  await expect.element(bring()).toHaveAttribute('href', '/importar')
})

test.each([
  ['to nobody else', false, {}, 'Todavía no hay matriculados'],
  ['where a search finds nobody', true, { nombre: 'nadie' }, 'Sin resultados'],
])('it is not told %s', async (_where, trae, params, text) => {
  show(trae, params)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(bring()).not.toBeInTheDocument()
})
