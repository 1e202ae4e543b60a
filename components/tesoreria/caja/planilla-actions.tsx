'use client'

import { Printer } from '@/components/ui/icons'
import { hrefWith } from '@/components/data-table/address'
import { Downloads } from '@/components/descarga/table-downloads'
import { Button } from '@/components/ui/button'
import { formatFecha, type Fecha } from '@/domain/fechas'
import type { DeQuien } from '@/lib/tesoreria/whose'

const COLUMNAS = [
  { id: 'nroRecibo', titulo: 'RECIBO', tipo: 'entero' },
  { id: 'cuando', titulo: 'HORA', tipo: 'hora' },
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'nombre', titulo: 'MATRICULADO', tipo: 'texto' },
  { id: 'mp', titulo: 'MEDIO DE PAGO', tipo: 'texto' },
  { id: 'referencia', titulo: 'REFERENCIA', tipo: 'texto' },
  { id: 'usuario', titulo: 'COBRÓ', tipo: 'texto' },
  { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
  { id: 'monto', titulo: 'MONTO', tipo: 'dinero', sinTotal: true },
  { id: 'cobrado', titulo: 'COBRADO', tipo: 'dinero' },
] as const

type Props = {
  fecha: Fecha
  deQuien: DeQuien
  /** Whose sheet it is, in words. */
  quien: string
}

export function PlanillaActions({ fecha, deQuien: { usuarioID, alcance }, quien }: Props) {
  const query = { fecha, usuarioID: usuarioID?.toString(), alcance }
  return (
    <>
      <Downloads
        que="la planilla"
        botones={[
          {
            texto: 'Excel',
            pedido: {
              de: hrefWith({ path: '/api/descargas/planillaDeCaja', params: {} }, query),
              titulo: `Planilla de Caja ${formatFecha(fecha)} ${quien}`.trim(),
              nombre: `planilla-de-caja-${fecha}`,
              columnas: COLUMNAS,
              formato: 'xlsx',
            },
          },
        ]}
      />
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden />
        Imprimir
      </Button>
    </>
  )
}
