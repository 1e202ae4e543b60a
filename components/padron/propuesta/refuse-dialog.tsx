import { ForMatriculado } from '@/components/acto/for-matriculado'
import type { Rechazo } from '@/components/form/queue'
import { ReasonDialog } from '@/components/form/reason-dialog'
import { nameOfCampo } from '@/domain/propuesta'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type Propuesta = LeidoEn<'/propuesta/traerTodos'>[number]

const TEXTOS = {
  titulo: 'Rechazar lo propuesto',
  boton: 'Rechazar',
  haciendo: 'Rechazando...',
  que: 'se rechazó lo propuesto',
  exito: 'Se rechazó lo propuesto',
  fracaso: 'No se pudo rechazar',
}

/** The doctor reads the reason. */
export function RefuseDialog({ fila, done, close }: Rechazo<Propuesta>) {
  const { propuestaID, matriculadoID, campo, valor, apellidoNombre } = fila
  return (
    <ReasonDialog
      ruta="/propuesta/rechazar"
      textos={TEXTOS}
      entrada={(motivo) => (propuestaID === undefined ? undefined : { propuestaID, motivo })}
      after={(refused) => refused && done()}
      close={close}
      head={matriculadoID !== undefined && <ForMatriculado matriculadoID={matriculadoID} />}
    >
      <p className="wrap-anywhere">
        <strong>{nameOfCampo(campo)}</strong> de {apellidoNombre || 'quien no tiene nombre'}: {valor}. El
        matriculado lee el motivo en «Proponer un cambio».
      </p>
    </ReasonDialog>
  )
}
