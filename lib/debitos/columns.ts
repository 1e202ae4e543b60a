import type { traerOtrosDebitos } from '@/contract/da-listado-envio'
import { COLUMNAS } from '@/domain/bancos/otros-debitos'
import type { Mes } from '@/domain/fechas'
import type { LeidoDe } from '@/lib/api/result'
import type { Columna } from '@/domain/spreadsheets/column'

type Linea = LeidoDe<typeof traerOtrosDebitos>[number]
type Nombre = (typeof COLUMNAS)[number]['nombre']

/** The sheet for an entity, with the columns that it fills in left empty. What another server does not tell stays empty too. */
export function columnsFor({ anio, mes }: Mes): readonly Columna<Linea>[] {
  const periodo = `${String(mes).padStart(2, '0')}/${anio}`
  const own: Readonly<Record<Nombre, Propia>> = {
    matricula: { tipo: 'entero', valor: ({ matricula }) => matricula },
    dni: { tipo: 'texto', ancho: 12, valor: ({ dni }) => dni },
    cuit: { tipo: 'texto', ancho: 14, valor: ({ cuit }) => cuit },
    apellidoNombre: { tipo: 'texto', ancho: 34, valor: ({ apellidoNombre }) => apellidoNombre },
    periodo: { tipo: 'texto', ancho: 10, valor: () => periodo },
    importe: { tipo: 'dinero', valor: ({ importe }) => importe },
    comprobante: {
      tipo: 'entero', // The report that comes back is matched by it.
      valor: ({ id, comprobante }) => comprobante ?? id,
    },
    importeCobrado: { tipo: 'dinero', valor: () => null },
    observacion: { tipo: 'texto', ancho: 30, valor: () => null },
  }
  return COLUMNAS.map(({ nombre, titulo }) => ({ titulo, ...own[nombre] }))
}

type Propia = Columna<Linea> extends infer C ? (C extends unknown ? Omit<C, 'titulo'> : never) : never
