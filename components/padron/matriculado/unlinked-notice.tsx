import { Link2Off } from 'lucide-react'
import { Card } from '@/components/ui/card'

type Props = {
  /** Somebody of the council looks at a doctor's landing: nothing of his is missing. */
  personal: boolean
  /** Our own server has a place for the link between an account and a member, so that the council can mend it. */
  propio: boolean
}

/** Somebody whose account names no member: there is nothing of his own to show. */
export function UnlinkedNotice(props: Props) {
  const { titulo, texto } = wordsFor(props)
  return (
    <Card className="mx-auto mt-10 flex max-w-lg items-start gap-3 px-5 py-5" role="alert">
      <Link2Off aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
      <div>
        <h1 className="font-semibold">{titulo}</h1>
        <p className="mt-1 text-soft">{texto}</p>
      </div>
    </Card>
  )
}

function wordsFor({ personal, propio }: Props): { titulo: string; texto: string } {
  const titulo = 'Su usuario no está vinculado a una matrícula'
  if (personal)
    return {
      titulo,
      texto:
        'En esta pantalla cada matriculado ve sus propios datos. Para ver los de un matriculado, ábralo desde Matriculados.',
    }
  if (propio)
    return {
      titulo,
      texto: 'Por eso no se pueden mostrar sus datos. Comuníquese con el Consejo para que lo vinculen.',
    }
  return {
    titulo: 'Su cuenta todavía no se puede ver por aquí',
    texto:
      'Inició sesión correctamente, pero el servidor del Consejo no indica cuál es su matrícula. Para conocer su deuda o su cuenta corriente, consulte en el Consejo.',
  }
}
