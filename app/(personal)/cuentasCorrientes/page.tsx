import type { Metadata } from 'next'
import { listPage } from '@/components/listado/list-page'
import { Totales } from '@/components/tesoreria/cuenta-corriente/saldo-totals'
import { CuentasTable } from '@/components/tesoreria/cuenta-corriente/cuentas-table'
import { traerLote, traerTodos } from '@/contract/cuentas-corrientes'
import { cuentas } from '@/contract/listas/cuentas'
import { CERO, sumMoney } from '@/domain/dinero'
import { countMatriculados } from '@/domain/texto'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: cuentas.declaracion.titulo }

export default listPage(cuentas, {
  ...{ traerTodos, traerLote },
  suman: ({ pendiente, aFavor }, filas) =>
    pendiente === sumMoney(filas.map((fila) => fila.pendiente)) &&
    aFavor === sumMoney(filas.map((fila) => fila.aFavor)),
  ruta: rutas.cuentasCorrientes(),
  back: () => rutas.varios(),
  totales: ({ cantidad = 0, pendiente = CERO, aFavor = CERO, saldo = CERO }) => (
    <Totales
      partes={[
        { titulo: 'Pendiente', monto: pendiente },
        { titulo: 'A favor', monto: aFavor },
        { titulo: 'Saldo', monto: saldo, detalle: countMatriculados(cantidad) },
      ]}
    />
  ),
  tabla: (tabla) => <CuentasTable {...tabla} />,
})
