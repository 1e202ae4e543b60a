'use client'

import { ForMatriculado } from '@/components/acto/for-matriculado'
import { ReasonDialog, type TextosDeMotivo } from '@/components/form/reason-dialog'
import { formatFecha } from '@/domain/fechas'
import { CLASES_DE_EVENTO } from '@/domain/prescripcion'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Evento = NonNullable<LeidoEn<'/prescripcion/traerDe'>['eventos']>[number]
type Props = {
  evento: Pick<Evento, 'clase' | 'dia'> & { id: number }
  matriculadoID: number
  close: () => void
}

const TEXTOS: TextosDeMotivo = {
  titulo: 'Anular la gestión',
  boton: 'Anular',
  haciendo: 'Anulando…',
  que: 'se anuló la gestión',
  exito: 'Se anuló la gestión',
  fracaso: 'No se pudo anular la gestión',
}

/** What was noted by mistake moves no day any more. */
export const AnnulDialog = ({ evento: { id, clase, dia }, matriculadoID, close }: Props) => (
  <ReasonDialog
    ruta="/cobranza/anular"
    textos={TEXTOS}
    entrada={(motivo) => ({ eventoID: id, motivo })}
    close={close}
    head={<ForMatriculado matriculadoID={matriculadoID} />}
  >
    <p>
      {clase && CLASES_DE_EVENTO[clase]}
      {dia && ` del ${formatFecha(dia)}`}: queda a la vista y ya no mueve ningún último día.
    </p>
  </ReasonDialog>
)
