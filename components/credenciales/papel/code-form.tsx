import { FieldFrame, describe } from '@/components/form/field-frame'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { rutas } from '@/lib/routes'

/** Goes to the paper's own address, and works before any script is there. */
export function CodeForm({ codigo, error }: { codigo?: string; error?: string }) {
  return (
    <form action={rutas.verificar()} className="grid gap-4">
      <h2 className="text-lg font-semibold">Verificar un papel</h2>
      <p className="text-muted-foreground">
        El código está al pie del certificado o en el dorso del carnet, junto al cuadro para la cámara.
      </p>
      <FieldFrame id="codigo" label="Código" error={error}>
        <Input
          {...describe('codigo', { error, hint: undefined, required: true })}
          name="codigo"
          type="text"
          defaultValue={codigo}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          autoFocus
          className="font-mono uppercase"
        />
      </FieldFrame>
      <Button type="submit" className="w-full">
        Verificar
      </Button>
    </form>
  )
}
