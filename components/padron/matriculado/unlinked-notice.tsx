import { Link2Off } from 'lucide-react'
import { Card } from '@/components/ui/card'

type Props = {
  /** The server has a place for the link between an account and a member, so that the council can mend it. */
  vinculable: boolean
}

/** A doctor whose account names no member: there is nothing of his own to show. */
export function UnlinkedNotice({ vinculable }: Props) {
  return (
    <Card className="mx-auto mt-10 flex max-w-lg items-start gap-3 px-5 py-5" role="alert">
      <Link2Off aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
      <div>
        <h1 className="font-semibold">
          {vinculable
            ? 'Su usuario no está vinculado a una matrícula'
            : 'Su cuenta todavía no se puede ver por aquí'}
        </h1>
        <p className="mt-1 text-soft">
          {vinculable
            ? 'Por eso no se pueden mostrar sus datos. Comuníquese con el Consejo para que lo vinculen.'
            : 'Inició sesión correctamente, pero el servidor del Consejo no indica cuál es su matrícula. Para conocer su deuda o su cuenta corriente, consulte en el Consejo.'}
        </p>
      </div>
    </Card>
  )
}
