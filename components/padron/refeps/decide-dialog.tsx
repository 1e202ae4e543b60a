import { ReasonDialog } from '@/components/form/reason-dialog'
import { type Diferencia, nameOf } from '@/components/padron/refeps/diferencia'

export type ConMotivo = 'noEsElMismo' | 'dejar'

const TEXTOS = {
  noEsElMismo: {
    titulo: 'No es el mismo',
    haciendo: 'Guardando...',
    que: 'se guardó que no es el mismo',
    exito: 'No es el mismo: no se vuelve a preguntar',
    fracaso: 'No se pudo guardar',
  },
  dejar: {
    titulo: 'Dejar así',
    haciendo: 'Guardando...',
    que: 'se dejó así',
    exito: 'Queda así, mientras nada cambie',
    fracaso: 'No se pudo guardar',
  },
} as const
const SIGUE: Readonly<Record<ConMotivo, string>> = {
  noEsElMismo: 'Quien está en REFEPS no es nadie de este padrón. En la próxima comparación no aparece.',
  dejar: 'La diferencia se conoce y queda. Vuelve a aparecer si uno de los dos lados dice otra cosa.',
}

type Props = { fila: Diferencia; accion: ConMotivo; done: () => void; close: () => void }

/** What is decided for the next comparisons too is said why. */
export const DecideDialog = ({ fila, accion, done, close }: Props) => (
  <ReasonDialog
    ruta="/refeps/resolver"
    textos={TEXTOS[accion]}
    entrada={(motivo) => (fila.filaID === undefined ? undefined : { filaID: fila.filaID, accion, motivo })}
    after={(decided) => decided && done()}
    close={close}
    harmless
  >
    <p className="wrap-anywhere">
      <strong>{nameOf(fila)}</strong>: {SIGUE[accion]}
    </p>
  </ReasonDialog>
)
