import Link from 'next/link'
import { countOf } from '@/components/mudanza/importar/words'
import { traerDatos } from '@/contract/importacion'
import { formatInstante } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'

/** That the same file was imported before, told before it is imported again. */
export async function Earlier({ id }: { id: string | undefined }) {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) return null
  const read = await readApi(traerDatos, { importacionID: Number(id) })
  const { importada, importadaPor, destino, cuentas } = (read.ok && read.datos.importacion) || {}
  if (!importada || !destino) return null
  return (
    <p role="status" className="mb-4 rounded-lg border bg-primary-tint px-4 py-2.5 text-primary-ink">
      Este mismo archivo ya se importó el {formatInstante(importada).slice(0, 10)}
      {importadaPor && ` por ${importadaPor}`}
      {cuentas && `: ${countOf(destino, cuentas.registros)}`}.{' '}
      <Link href={rutas.importacion(Number(id))} prefetch={false} className="link">
        Ver aquella importación
      </Link>
    </p>
  )
}
