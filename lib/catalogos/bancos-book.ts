import { writeXlsx } from '@/domain/spreadsheets/sheet'

type Texto = string | null | undefined
interface Banco {
  id?: number | undefined
  nombre?: Texto
}
interface Sucursal {
  bancoID?: number | null | undefined
  banco?: Texto
  nombre?: Texto
  codigo?: Texto
}

export interface LineaListado {
  banco: string
  codigo: string
  sucursal: string
}

const { compare } = new Intl.Collator('es-AR', { numeric: true })

/** Banks by name with their branches by code; branches of unlisted banks come last. */
export function bankLines(bancos: readonly Banco[], sucursales: readonly Sucursal[]): LineaListado[] {
  const known = new Set<number | null | undefined>(bancos.flatMap(({ id }) => id ?? []))
  const strays = sucursales.filter(({ bancoID }) => !known.has(bancoID))
  return [
    ...[...bancos]
      .sort((a, b) => compare(a.nombre ?? '', b.nombre ?? ''))
      .flatMap((banco) => {
        const own = sucursales.filter(({ bancoID }) => bancoID != null && bancoID === banco.id)
        return own.length > 0
          ? linesOf(banco.nombre, own)
          : [{ banco: banco.nombre ?? '', codigo: '', sucursal: '' }]
      }),
    ...strays.flatMap((sucursal) => linesOf(sucursal.banco, [sucursal])),
  ]
}

const linesOf = (banco: Texto, sucursales: readonly Sucursal[]): LineaListado[] =>
  sucursales
    .map(({ nombre, codigo }) => ({ banco: banco ?? '', codigo: codigo ?? '', sucursal: nombre ?? '' }))
    .sort((a, b) => compare(a.codigo, b.codigo) || compare(a.sucursal, b.sucursal))

/** Codes are text, so that their zeros stay. */
export const bancosBook = (bancos: readonly Banco[], sucursales: readonly Sucursal[]): Uint8Array =>
  writeXlsx<LineaListado>({
    titulo: 'Listado de Bancos',
    columnas: [
      { titulo: 'Banco', tipo: 'texto', valor: ({ banco }) => banco },
      { titulo: 'Código', tipo: 'texto', valor: ({ codigo }) => codigo },
      { titulo: 'Sucursal', tipo: 'texto', valor: ({ sucursal }) => sucursal },
    ],
    filas: bankLines(bancos, sucursales),
  })
