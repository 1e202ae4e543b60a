import { useRef } from 'react'
import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import { toast } from '@/components/ui/toast'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { DECLARADOS, type NounDeclarado } from '@/contract/catalogo/lista'
import { plegar } from '@/domain/plegar'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { isUncertain } from '@/lib/llamada/insist'

type Entrada = EntradaEn<'/titulo/crear'>

/** Milliseconds and pages that the list is looked through for. */
const PLAZO = 20_000
const PAGINAS = 60

/**
 * Adds a row. A server that does not know a repetition again would have it twice: what was not answered is told as not
 * known, with what its list says, and sending it again asks first (decision 66). Ours has its key (decision 126).
 */
export function useCreate(noun: NounDeclarado, destino: string) {
  const { mensajes, singular }: DeclaracionCatalogo = DECLARADOS[noun]
  const confirm = useConfirm()
  const ruta = `/${noun}/crear` as '/titulo/crear'
  const textos = { exito: mensajes.creado, destino, cuentaIncierto: 'sinClave' } as const
  const { enviar, reconoce } = useLlamada(ruta, textos)
  const unknown = useRef(false)

  /** `name`: what its list shows of it. Null when it is not sent again. */
  async function create(entrada: Entrada, name: string) {
    const again =
      !unknown.current ||
      (await confirm({
        title: `¿Guardar otra vez ${singular}?`,
        description: `${await listSays(noun, name)} Si el primer pedido llegó, queda dos veces.`,
        yes: 'Guardar otra vez',
        no: 'No',
      }))
    if (!again) return null
    const result = await enviar(entrada)
    if (!result) return null
    unknown.current = !reconoce && !result.ok && isUncertain(result)
    if (unknown.current) {
      const title = `El servidor no confirmó el resultado: no se sabe si se agregó ${singular}`
      toast.error(title, `${await listSays(noun, name)} Mire la lista antes de guardar otra vez.`, ruta)
    }
    return result
  }
  return create
}

/** Whether another server's list has a row of that name, in words. */
async function listSays(noun: NounDeclarado, name: string): Promise<string> {
  const found = await isListed(noun, name).catch(() => undefined)
  if (found === undefined) return 'La lista no se pudo leer.'
  return found
    ? `En la lista figura «${name}»: puede ser el que acaba de agregar.`
    : `En la lista todavía no figura «${name}», que el servidor puede estar agregando.`
}

async function isListed(noun: NounDeclarado, name: string): Promise<boolean | undefined> {
  const ruta = `/${noun}/traerTodos` as '/titulo/traerTodos'
  const senal = AbortSignal.timeout(PLAZO)
  const seen = new Set<string>()
  for (let pagina = 1; pagina <= PAGINAS; pagina++) {
    const page = await fetchRead(ruta, { pagina }, { senal })
    if (!page.ok) return undefined
    const rows = page.datos as readonly Readonly<Record<string, unknown>>[]
    const names = rows.map((row) => row[noun === 'user' ? 'username' : 'nombre'])
    if (names.some((one) => typeof one === 'string' && plegar(one) === plegar(name))) return true
    const before = seen.size
    for (const row of rows) seen.add(JSON.stringify(row['id'] ?? row['nombre']))
    // A page past the end is empty, or the last one again.
    if (seen.size === before || (page.total !== undefined && seen.size >= page.total)) return false
  }
  return undefined
}
