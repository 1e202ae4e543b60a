import { ForMatriculado } from '@/components/acto/for-matriculado'
import { ReasonDialog } from '@/components/form/reason-dialog'
import { type Fila, nameOf } from '@/components/padron/fallecidos/fila'
import type { CON_MOTIVO } from '@/domain/fallecidos/clases'

type ConMotivo = (typeof CON_MOTIVO)[number]

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
  noEsElMismo: 'Quien está en la lista no es él. En la próxima lista no aparece.',
  dejar: 'No se asienta por ahora. Vuelve a aparecer si la lista o la ficha dicen otra cosa.',
}

type Props = { fila: Fila; accion: ConMotivo; done: () => void; close: () => void }

/** What is decided for the next lists too is said why. */
export const DejarDialog = ({ fila, accion, done, close }: Props) => (
  <ReasonDialog
    ruta="/fallecidos/resolver"
    textos={TEXTOS[accion]}
    entrada={(motivo) => (fila.filaID === undefined ? undefined : { filaID: fila.filaID, accion, motivo })}
    after={(decided) => decided && done()}
    close={close}
    head={fila.matriculadoID && <ForMatriculado matriculadoID={fila.matriculadoID} quien={nameOf(fila)} />}
    harmless
  >
    <p className="wrap-anywhere">{SIGUE[accion]}</p>
  </ReasonDialog>
)
