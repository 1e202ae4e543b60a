import { Link2Off } from '@/components/ui/icons'
import { Card } from '@/components/ui/card'

type Props = {
  /** One of the staff looks at a doctor's page. */
  personal: boolean
  /** The council can mend the link on our own server. */
  vincula: boolean
}

/** The account names no member, so there is nothing to show. */
export function UnlinkedNotice(props: Props) {
  const { titulo, texto } = wordsFor(props)
  return (
    <Card className="mx-auto mt-10 flex max-w-lg items-start gap-3 px-5 py-5" role="alert">
      <Link2Off aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <div>
        <h1 className="font-semibold">{titulo}</h1>
        <p className="mt-1 text-muted-foreground">{texto}</p>
      </div>
    </Card>
  )
}

function wordsFor({ personal, vincula }: Props): { titulo: string; texto: string } {
  const titulo = 'Su usuario no está vinculado a una matrícula'
  if (personal)
    return {
      titulo,
      texto:
        'En esta pantalla cada matriculado ve sus propios datos. Para ver los de un matriculado, ábralo desde Matriculados.',
    }
  if (vincula)
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
