import { Button } from '@/components/ui/button'
import { leave } from '@/lib/llamada/sign-out'

/** The codes for who loses the telephone, shown here alone. */
export function FactorCodes({ codigos }: { codigos: readonly string[] }) {
  async function enterAgain() {
    await leave()
    window.location.assign('/login')
  }
  return (
    <>
      <p className="mb-3" role="status">
        El segundo factor está puesto. Guarde estos códigos: cada uno entra una vez si pierde el teléfono, y{' '}
        <strong>no se vuelven a mostrar</strong>.
      </p>
      <ul className="mb-4 grid grid-cols-1 gap-1 font-mono sm:grid-cols-2 xl:grid-cols-1">
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ul>
      <Button className="w-full" onClick={() => void enterAgain()}>
        Ya los guardé: entrar de nuevo
      </Button>
    </>
  )
}
