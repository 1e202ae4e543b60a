'use client'

import { useForm } from 'react-hook-form'
import { MoneyDialog } from '@/components/form/money-dialog'
import { ReasonForm } from '@/components/form/reason-form'
import { Staying } from '@/components/mudanza/importar/staying'
import { countOf } from '@/components/mudanza/importar/words'
import { testigo } from '@/components/llamada/testigo'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { usePresent } from '@/components/llamada/use-present'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'
import { formatCount } from '@/domain/texto'
import type { Falla } from '@/lib/api/result'

type Props = { importacionID: number; nombre: string; destino: DestinoDeImportacion; close: () => void }

/** Takes back what nothing rests on; what would stay is named with its reason before. */
export function UndoDialog({ importacionID, nombre, destino, close }: Props) {
  const form = useForm({ defaultValues: { motivo: '' } })
  const seen = usePresent('/importacion/simularDeshacer', { importacionID, pagina: 1 })
  const outcome = useOutcome('/importacion/deshacer', {
    exito: 'Se está deshaciendo',
    fracaso: 'No se pudo deshacer',
    quedaDicho: true,
  })
  const { cantidad = 0, quedan = 0, filas = [] } = seen.ahora ?? {}
  async function undo(motivo: string): Promise<string | undefined> {
    if (cantidad === 0) return 'No queda nada para deshacer'
    const refused = ({ errores }: Falla) => {
      if (errores.motivo === undefined) void seen.leer()
    }
    const after = { show: undoWitness(importacionID), done: close, refused }
    return (await outcome.send(after, { importacionID, motivo, cantidad })).motivo
  }
  return (
    <MoneyDialog
      title={`Deshacer ${nombre}`}
      className="max-w-xl"
      typed={form.formState.isDirty}
      {...{ outcome, close }}
    >
      <ReasonForm
        form={form}
        act={undo}
        yes={cantidad > 0 ? `Deshacer ${formatCount(cantidad)}` : 'Deshacer'}
        savingText="Deshaciendo..."
        pendiente={outcome.pendiente}
        close={close}
      >
        {seen.falla && <p role="alert">{seen.falla.mensaje}</p>}
        {!seen.ahora && !seen.falla && <p role="status">Calculando…</p>}
        {seen.ahora && (
          <p>
            {cantidad === 0
              ? 'No queda nada para deshacer.'
              : `Se ${cantidad === 1 ? 'quita o vuelve' : 'quitan o vuelven'} a como ${cantidad === 1 ? 'estaba' : 'estaban'} ${countOf(destino, cantidad)}. Después el mismo archivo se puede importar otra vez.`}
          </p>
        )}
        {quedan > 0 && <Staying importacionID={importacionID} quedan={quedan} primeras={filas} />}
      </ReasonForm>
    </MoneyDialog>
  )
}

/** The import knows whether something of it can still be taken back. */
const undoWitness = (importacionID: number): ShowOutcome =>
  testigo('/importacion/traerDatos', {
    entrada: { importacionID },
    hecho: ({ importacion }) => importacion?.estado === 'deshecha' || importacion?.estado === 'deshaciendo',
    quedo: 'Se está deshaciendo, o ya se deshizo.',
    falta: 'La importación sigue como estaba.',
    que: 'se deshizo',
    repetir: 'Deshacer de nuevo',
    riesgo: 'se deshace dos veces',
    revisar: 'en Importar',
  })
