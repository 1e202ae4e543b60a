'use client'

import type { Grupo } from '@/app/desarrollo/piezas/pieza'
import { Estado } from '@/app/desarrollo/piezas/estados'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { SelectionTable } from '@/components/data-table/selection-table'
import { WaitingFrame } from '@/components/shell/frames'
import { Button } from '@/components/ui/button'
import { CountTiles } from '@/components/ui/count-tiles'
import { Pagination } from '@/components/ui/pagination'
import * as Simple from '@/components/ui/table'
import { type Centavos, formatMoney } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'

interface Fila {
  id: number
  nombre: string
  estado: string
  desde: Fecha
  debe: Centavos
  correo: string | null
}

const fila = (id: number, nombre: string, estado: string, debe: bigint, correo: string | null): Fila => ({
  ...{ id, nombre, estado, correo },
  desde: '2019-03-01',
  debe: debe as Centavos,
})

const FILAS = [
  fila(1, 'NÚÑEZ, Ana', 'ACTIVO', 0n, 'ana@ejemplo.com'),
  fila(2, 'FERNÁNDEZ DE OLIVEIRA SANTILLÁN, María de los Ángeles', 'SUSPENDIDO', 1_234_550n, null),
  fila(
    3,
    'PÉREZ, Juan',
    'RESIDENTE',
    98_765_432_100n,
    'un.correo.bien.largo.de.juan.perez@hospital.ejemplo.com',
  ),
]

const COLUMNAS: readonly Column<Fila>[] = [
  { id: 'nombre', label: 'Nombre', kind: 'text', title: true, note: 'correo' },
  {
    id: 'estado',
    label: 'Estado',
    kind: 'badge',
    badges: {
      ACTIVO: { label: 'ACTIVO', color: 'green' },
      SUSPENDIDO: { label: 'SUSPENDIDO', color: 'orange' },
    },
  },
  { id: 'desde', label: 'Desde', kind: 'date' },
  { id: 'debe', label: 'Debe', kind: 'money' },
  {
    id: 'acciones',
    label: 'Acciones',
    kind: 'actions',
    actions: [
      { label: 'Ver', href: '#fila-{id}' },
      { label: 'Editar', href: '#fila-{id}' },
    ],
  },
]

const AQUI: Address = { path: '/desarrollo/piezas', params: {} }
const FILTRADA: Address = { ...AQUI, params: { nombre: 'zzzz' } }
const keyOf = ({ id }: Fila) => String(id)

type Props = { estado: string; content: TableContent<Fila>; address?: Address }

const Lista = ({ estado, content, address = AQUI }: Props) => (
  <Estado de={estado} ancho>
    <DataTable
      label={`Matriculados, ${estado}`}
      columns={COLUMNAS}
      rowKey={keyOf}
      filters={['nombre']}
      empty={{ text: 'Todavía no hay matriculados', action: <Button size="sm">Agregar el primero</Button> }}
      pagination={{ page: 2, pageSize: 3, total: 28 }}
      {...{ content, address }}
    />
  </Estado>
)

const Listas = () => (
  <>
    <Lista estado="con filas" content={{ state: 'rows', rows: FILAS }} />
    <Lista estado="cargando" content={{ state: 'loading' }} />
    <Lista estado="sin resultados" content={{ state: 'rows', rows: [] }} address={FILTRADA} />
    <Estado de="vacía" ancho>
      <DataTable
        label="Matriculados, vacía"
        columns={COLUMNAS}
        rowKey={keyOf}
        empty={{ text: 'Todavía no hay matriculados', action: <Button size="sm">Agregar el primero</Button> }}
        content={{ state: 'rows', rows: [] }}
        address={AQUI}
      />
    </Estado>
    <Lista
      estado="con una falla"
      content={{ state: 'error', mensaje: 'No se pudo leer la lista.', idPedido: '8d5feb76' }}
    />
    <Lista
      estado="esperando respuesta"
      content={{
        state: 'waiting',
        frame: <WaitingFrame que="la lista de matriculados" intento={2} intentos={10} />,
      }}
    />
  </>
)

const Elegidas = () => (
  <SelectionTable
    label="Para cobrar"
    columns={COLUMNAS}
    rowKey={keyOf}
    empty={{ text: 'No debe nada' }}
    content={{ state: 'rows', rows: FILAS }}
    address={AQUI}
    selection={{
      texts: ['fila elegida', 'filas elegidas'],
      canSelect: ({ debe }) => (debe > 0n ? true : 'No debe nada'),
      amount: ({ debe }) => debe,
      actions: (chosen) => <Button disabled={chosen.length === 0}>Pagar</Button>,
    }}
  />
)

const { Table, TableBody, TableCaption, TableCell, TableFooter, TableHead, TableHeader, TableRow } = Simple

const Tabla = () => (
  <Table aria-label="Cuotas del plan">
    <TableCaption>Las cuotas de un plan</TableCaption>
    <TableHeader>
      <TableRow>
        <TableHead>Cuota</TableHead>
        <TableHead data-align="end">Importe</TableHead>
      </TableRow>
    </TableHeader>
    <TableBody>
      {[1, 2, 3].map((cuota) => (
        <TableRow key={cuota}>
          <TableCell>{cuota}</TableCell>
          <TableCell data-align="end">{formatMoney(120_000n as Centavos)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
    <TableFooter>
      <TableRow>
        <TableCell>Total</TableCell>
        <TableCell data-align="end">{formatMoney(360_000n as Centavos)}</TableCell>
      </TableRow>
    </TableFooter>
  </Table>
)

const hrefOf = (page: number) => `#pagina-${page}`

const PAGINAS = [
  ['la primera', { page: 1, pages: 3 }],
  ['en medio de muchas', { page: 12, pages: 240 }],
  ['sin saber cuántas son', { page: 2, pages: undefined }],
] as const

const Paginas = () =>
  PAGINAS.map(([estado, paginas]) => (
    <Estado key={estado} de={estado} ancho>
      <Pagination label={`Páginas, ${estado}`} hasNext href={hrefOf} {...paginas} />
    </Estado>
  ))

const Cuentas = () => (
  <CountTiles
    cuentas={[
      { clave: 'todos', nombre: 'Todos', cantidad: 12_345, href: '#todos', elegida: true },
      { clave: 'sin', nombre: 'Sin correo', cantidad: 28, href: '#sin', elegida: false },
      {
        ...{ clave: 'deben', nombre: 'Deben', cantidad: 0, href: '#deben', elegida: false },
        detalle: formatMoney(0n as Centavos),
      },
    ]}
  />
)

export const LISTAS: Grupo = {
  titulo: 'Listas y tablas',
  piezas: [
    {
      nombre: 'DataTable',
      de: ['components/data-table/data-table'],
      que: 'La tabla de una lista, que en un teléfono son tarjetas. Una falla nunca parece una lista vacía.',
      Muestra: Listas,
    },
    {
      nombre: 'SelectionTable',
      de: ['components/data-table/selection-table'],
      que: 'La misma, con filas que se eligen: una por una, un tramo con Mayúsculas, o todas.',
      Muestra: Elegidas,
    },
    {
      nombre: 'Table',
      de: ['components/ui/table'],
      que: 'Una tabla chica, sin páginas.',
      Muestra: Tabla,
    },
    {
      nombre: 'Pagination',
      de: ['components/ui/pagination'],
      que: 'Las páginas de una lista.',
      Muestra: Paginas,
    },
    {
      nombre: 'CountTiles',
      de: ['components/ui/count-tiles'],
      que: 'Cuántos hay de cada clase; cada una lleva a sus filas.',
      Muestra: Cuentas,
    },
  ],
}
