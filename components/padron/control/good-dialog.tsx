import { ReasonDialog } from '@/components/form/reason-dialog'
import { CLASES_DE_CONTROL, describeControl } from '@/domain/control-padron'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type Hallazgo = LeidoEn<'/controlPadron/traerTodos'>[number]

const TEXTOS = {
  titulo: 'Está bien así',
  boton: 'Está bien',
  haciendo: 'Guardando...',
  que: 'quedó anotado que está bien',
  exito: 'Quedó anotado que está bien',
  fracaso: 'No se pudo anotar',
}

/** Says which finding, and asks for the reason that is kept with it. */
export function GoodDialog({ hallazgo, close }: { hallazgo: Hallazgo; close: () => void }) {
  const { clase, huella, datos = [], miembros = [] } = hallazgo
  return (
    <ReasonDialog
      ruta="/controlPadron/darPorBueno"
      textos={TEXTOS}
      entrada={(motivo) => (huella === undefined ? undefined : { huella, motivo })}
      close={close}
      answered
      harmless
    >
      <div className="grid gap-2 wrap-anywhere">
        {clase && (
          <p>
            <strong>{CLASES_DE_CONTROL[clase]}</strong>: {describeControl(clase, datos)}.
          </p>
        )}
        {miembros.length > 0 && (
          <p className="text-muted-foreground">
            {miembros
              .map(({ apellidoNombre = '', matricula }) => `${apellidoNombre} (${matricula})`)
              .join('; ')}
          </p>
        )}
        <p>Deja de estar en la lista mientras estos datos sigan iguales. Se puede volver atrás.</p>
      </div>
    </ReasonDialog>
  )
}
