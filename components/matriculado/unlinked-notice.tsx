import { Link2Off } from 'lucide-react'
import { Card } from '@/components/ui/card'

/** A doctor whose account names no member: there is nothing of his own to show. */
export function UnlinkedNotice() {
  return (
    <Card className="mx-auto mt-10 flex max-w-lg items-start gap-3 px-5 py-5" role="alert">
      <Link2Off aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
      <div>
        <h1 className="font-semibold">Su usuario no está vinculado a una matrícula</h1>
        <p className="mt-1 text-soft">
          Por eso no se pueden mostrar sus datos. Comuníquese con el Consejo para que lo vinculen.
        </p>
      </div>
    </Card>
  )
}
