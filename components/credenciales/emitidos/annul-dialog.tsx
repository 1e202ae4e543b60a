import { ForMatriculado } from '@/components/acto/for-matriculado'
import { type FilaPapel, nameOf } from '@/components/credenciales/emitidos/papel-columns'
import { ReasonDialog } from '@/components/form/reason-dialog'
import { formatInstante } from '@/domain/fechas'

const TEXTOS = {
  titulo: 'Anular el papel',
  haciendo: 'Anulando...',
  que: 'se anuló el papel',
  exito: 'Se anuló el papel',
  fracaso: 'No se pudo anular el papel',
}

/** Says which paper, and asks for the reason that the register keeps. */
export function AnnulDialog({ papel, close }: { papel: FilaPapel; close: () => void }) {
  const { id: papelID, matriculadoID, certifica, apellidoNombre, matricula, emitido } = papel
  return (
    <ReasonDialog
      ruta="/papel/anular"
      textos={TEXTOS}
      entrada={(motivo) => (papelID === undefined ? undefined : { papelID, motivo })}
      close={close}
      head={matriculadoID !== undefined && <ForMatriculado matriculadoID={matriculadoID} />}
    >
      <div className="grid gap-2 wrap-anywhere">
        <p>
          <strong>{nameOf(papel)}</strong> de {apellidoNombre || 'quien no tiene nombre'}
          {matricula !== undefined && `, matrícula ${matricula}`}
          {emitido && `, emitido el ${formatInstante(emitido).slice(0, -3)}`}.
        </p>
        {certifica && <p className="text-muted-foreground">{certifica}</p>}
        <p>
          Deja de valer desde ahora: quien verifique su código lo verá anulado. Conserva su número y no se
          puede volver atrás.
        </p>
      </div>
    </ReasonDialog>
  )
}
