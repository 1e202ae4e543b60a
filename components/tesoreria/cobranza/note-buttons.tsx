'use client'

import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'

const LetterDialog = porPedido(() =>
  import('@/components/tesoreria/cobranza/note-dialogs').then((module) => module.LetterDialog),
)
const ProceedingDialog = porPedido(() =>
  import('@/components/tesoreria/cobranza/note-dialogs').then((module) => module.ProceedingDialog),
)
const PaperDialog = porPedido(() =>
  import('@/components/tesoreria/cobranza/paper-dialog').then((module) => module.PaperDialog),
)

/** What can be noted of a member; the reception of a letter stands beside it. */
export const NoteButtons = ({ matriculadoID }: { matriculadoID: number }) => (
  <div className="flex flex-wrap gap-2" data-print="hide">
    <DialogButton
      fetch={LetterDialog.fetch}
      dialog={(close) => <LetterDialog {...{ matriculadoID, close }} />}
    >
      Intimación enviada
    </DialogButton>
    <DialogButton
      variant="outline"
      fetch={PaperDialog.fetch}
      dialog={(close) => <PaperDialog {...{ matriculadoID, close }} />}
    >
      Reconocimiento
    </DialogButton>
    <DialogButton
      variant="outline"
      fetch={ProceedingDialog.fetch}
      dialog={(close) => <ProceedingDialog {...{ matriculadoID, close }} clase="mediacion" />}
    >
      Mediación
    </DialogButton>
    <DialogButton
      variant="outline"
      fetch={ProceedingDialog.fetch}
      dialog={(close) => <ProceedingDialog {...{ matriculadoID, close }} clase="demanda" />}
    >
      Demanda
    </DialogButton>
  </div>
)
