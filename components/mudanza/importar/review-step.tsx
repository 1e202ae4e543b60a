import type { Address } from '@/components/data-table/address'
import type { Datos } from '@/components/mudanza/importar/datos'
import { ErrorSheet } from '@/components/mudanza/importar/error-sheet'
import { Findings } from '@/components/mudanza/importar/findings'
import { JobOfScreen } from '@/components/tarea/screen-tarea'
import { ToImportBar } from '@/components/mudanza/importar/import-bar'
import { ReviewBar } from '@/components/mudanza/importar/review-bar'
import { ReviewCounts } from '@/components/mudanza/importar/review-counts'
import { ReviewRows } from '@/components/mudanza/importar/review-rows'
import { ReadSummary } from '@/components/mudanza/importar/read-summary'
import { isWritten } from '@/components/mudanza/importar/steps'

type Props = { datos: Datos; address: Address }

/** What importing would do with each row; nothing of it is written. */
export function ReviewStep({ datos, address }: Props) {
  const { importacion, tareaID } = datos
  const { id, estado, cuentas, destino } = importacion
  if (estado === 'revisando') return <JobOfScreen tareaID={tareaID} que="revisando" />
  if (!cuentas || estado === 'leida')
    return (
      <>
        {cuentas && (
          <p role="status" className="mb-4 rounded-lg border bg-primary-tint px-4 py-2.5 text-primary-ink">
            Lo que se había revisado cambió: hay que revisarlo de nuevo.
          </p>
        )}
        <ReadSummary datos={datos} />
        <ReviewBar paso="revision" faltan={datos.faltan} texto="Revisar el archivo" />
      </>
    )
  const rehusadas = cuentas.rehusadas > 0
  return (
    <>
      <ReviewCounts cuentas={cuentas} destino={destino} escrita={isWritten(estado)} address={address} />
      <Findings importacionID={id} address={address} />
      {rehusadas && (
        <div className="mb-4">
          <ErrorSheet datos={datos} />
        </div>
      )}
      <ReviewRows importacionID={id} address={address} variasHojas={datos.hojas.length > 1} />
      {!isWritten(estado) && <ToImportBar />}
    </>
  )
}
