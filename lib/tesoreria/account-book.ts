import type { FilaCuenta } from '@/lib/tesoreria/account-row'
import { TIPO_NOMBRES } from '@/domain/estados'

/** The statement with the specification's title and headings, in pieces as the browser takes them. */
export async function accountBook(filas: readonly FilaCuenta[]): Promise<ReadableStream<Uint8Array>> {
  // Loaded with the first download, since the library is as big as the rest of the process.
  const { writeXlsx } = await import('@/lib/spreadsheets/hoja')
  const bytes = writeXlsx<FilaCuenta>({
    titulo: 'Cuenta Corriente',
    columnas: [
      { titulo: 'FECHA', tipo: 'fecha', valor: ({ fecha }) => fecha },
      { titulo: 'CONCEPTO', tipo: 'texto', valor: ({ concepto }) => concepto },
      {
        titulo: 'TIPO',
        tipo: 'texto',
        valor: ({ tipoCon, tipo }) => TIPO_NOMBRES[tipoCon as keyof typeof TIPO_NOMBRES] ?? tipo,
      },
      {
        titulo: 'TIPO DE MOVIMIENTO',
        tipo: 'texto',
        valor: ({ tipoMov, ajuste }) => (ajuste ? `${tipoMov} – Ajuste` : tipoMov),
      },
      { titulo: 'DEBE', tipo: 'dinero', valor: ({ egreso }) => egreso },
      { titulo: 'HABER', tipo: 'dinero', valor: ({ ingreso }) => ingreso },
      { titulo: 'SALDO', tipo: 'dinero', valor: ({ saldo }) => saldo },
    ],
    filas,
  })
  return new Blob([bytes.slice()]).stream()
}
