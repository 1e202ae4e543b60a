'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { useGrowing } from '@/components/espera/use-growing'
import type { FilaAjena } from '@/components/moroso/foreign-rows'
import { countMeses, fillTexto, valoresMoroso } from '@/domain/mensaje'
import { readWhatsapp, whatsappLink } from '@/domain/telefono'
import { rutas } from '@/lib/rutas'

/** Chats of a server that keeps no settings of ours. */
const AREA = '385'
const TEXTO = 'Estimado/a {nombre}: le informamos que registra una deuda de {importe} con el Consejo.'

const COLUMNAS: readonly Column<FilaAjena>[] = [
  { id: 'matricula', label: 'Matricula', kind: 'number', width: '7rem' },
  { id: 'dni', label: 'DNI', kind: 'number', width: '8rem' },
  { id: 'apellidoNombre', label: 'Apellido y Nombre', kind: 'text', title: true },
  { id: 'mora', label: 'Mora', kind: 'money', width: '11rem' },
  { id: 'acciones', label: 'Accion', kind: 'actions', width: '11rem', cell: (fila) => <Chat fila={fila} /> },
]

/** Opens a chat with the text written; sending it is the person's own act. */
function Chat({ fila: { id, apellidoNombre = '', mora, meses, telefono } }: { fila: FilaAjena }) {
  const read = readWhatsapp(telefono, AREA)
  const cuenta = id && (
    <a href={rutas.cuentaCorriente(id)} className="cell-action" aria-label={`Ver cuenta ${apellidoNombre}`}>
      Ver cuenta
    </a>
  )
  if (!('numero' in read) || mora === undefined)
    return (
      <>
        {cuenta} <span className="text-soft">{'motivo' in read ? read.motivo : ''}</span>
      </>
    )
  const texto = fillTexto(TEXTO, valoresMoroso({ nombre: apellidoNombre, mora, meses: meses ?? 0 }))
  return (
    <>
      {cuenta}
      <a
        href={whatsappLink(read.numero, texto)}
        target="_blank"
        rel="noreferrer"
        className="cell-action"
        aria-label={`Whatsapp a ${apellidoNombre}${meses ? `, ${countMeses(meses)}` : ''}`}
      >
        Whatsapp
      </a>
    </>
  )
}

/** Delinquents of a server without messages of its own (D9): a chat link each. */
export function ForeignTable({ content, address }: { content: TableContent<FilaAjena>; address: Address }) {
  return (
    <DataTable
      label="Morosos"
      columns={COLUMNAS}
      content={useGrowing(content)}
      rowKey={({ clave }) => clave}
      empty={{ text: 'Nadie debe meses anteriores' }}
      address={address}
    />
  )
}
