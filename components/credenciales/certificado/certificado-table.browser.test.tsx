import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CertificadoTable } from '@/components/credenciales/certificado/certificado-table'
import { draw } from '@/components/prueba/draw'

test('one that came with a number of before shows it', async () => {
  const row = { tipoCertificadoID: 1, tipoCertificadoNombre: 'Ética', validezDesde: '2024-01-05' }
  const rows = [
    { ...row, id: 1, validezHasta: null, observaciones: 'Para el hospital', numeroAnterior: '40/2024' },
    { ...row, id: 2, validezHasta: null, observaciones: 'Para la obra social' },
  ]
  draw(
    <CertificadoTable
      content={{ state: 'rows', rows }}
      address={{ path: '/gestionCertificados/1', params: {} }}
      pagination={{ page: 1, total: 2, pageSize: 20 }}
      oficina={undefined}
    />,
  )
  const table = page.getByRole('table', { name: 'Certificados' })
  await expect.element(table.getByText('N° anterior 40/2024 · Para el hospital')).toBeVisible()
  await expect.element(table.getByText('Para la obra social', { exact: true })).toBeVisible()
})
