'use client'

import Link from 'next/link'
import { Cargos } from '@/components/debitos/ronda/cargos'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { ensayoDeDebito } from '@/contract/listas/ensayo-de-debito'
import { type Ensayo, MOTIVO_EN_PALABRAS } from '@/domain/debito/ronda'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Fila = LeidoEn<'/ronda/ensayar'>[number]
type Props = PagedList<Fila> & TablaDe<typeof ensayoDeDebito.declaracion> & { lista: Ensayo }

/** Who is in a list with what he would be asked for, and what mends it where he stays out. */
export const EnsayoTable = ({ lista, ...tabla }: Props) => (
  <ListTable
    {...tabla}
    listado={ensayoDeDebito}
    columnas={COLUMNAS}
    empty={{ text: VACIA[lista], filtered: 'Nadie con ese nombre en esta lista' }}
  />
)

const VACIA: Readonly<Record<Ensayo, string>> = {
  van: 'A nadie se le debita nada en este mes',
  afuera: 'Nadie queda afuera',
  entran: 'Nadie que no estuviera en el débito anterior',
  salen: 'Todos los del débito anterior siguen en este',
  cambian: 'A nadie le cambia el importe desde el débito anterior',
}

const COLUMNAS = columnsOf<Fila, typeof ensayoDeDebito.declaracion>(ensayoDeDebito, {
  cargos: {
    kind: 'own',
    cell: ({ cargos, apellidoNombre = '' }) => <Cargos cargos={cargos} quien={apellidoNombre} />,
  },
  motivo: { kind: 'own', width: '15rem', cell: (row) => <Why row={row} /> },
})

function Why({ row: { id, motivo, apellidoNombre = '' } }: { row: Fila }) {
  const way = motivo && id !== undefined ? wayTo(motivo, id) : undefined
  return (
    <span>
      {motivo ? MOTIVO_EN_PALABRAS[motivo] : 'Ya no está en este débito'}
      {way && (
        <span className="cell-note">
          <Link
            href={way.href}
            prefetch={false}
            className="underline underline-offset-2"
            aria-label={`${way.texto}: ${apellidoNombre}`}
          >
            {way.texto}
          </Link>
        </span>
      )}
    </span>
  )
}

/** Where it is mended; what a later month brings by itself is mended nowhere. */
function wayTo(motivo: NonNullable<Fila['motivo']>, matriculadoID: number) {
  switch (motivo) {
    case 'saldo':
      return { href: rutas.pagos(matriculadoID), texto: 'Aplicar el saldo' }
    case 'enLinea':
    case 'nadaQueCobrar':
      return { href: rutas.pagos(matriculadoID), texto: 'Ver sus pagos pendientes' }
    case 'enRonda':
      return { href: rutas.pagos(matriculadoID), texto: 'Ver en cuál' }
    case 'sinDatos':
    case 'otroBanco':
      return { href: rutas.debitosDeMatriculado(matriculadoID), texto: 'Corregir su débito' }
    case 'estado':
      return { href: rutas.ficha(matriculadoID), texto: 'Ver su ficha' }
    case 'autorizacion':
    case 'planSinVencer':
      return undefined
  }
}
