import { expect, test } from 'vitest'
import { CONTRATO } from '@/contract/indice'
import type { LlamadaCualquiera } from '@/lib/api/resultado'

/** The browser types its calls by '/noun/call': that must be the call's own path. */
test.each(
  Object.entries(CONTRATO).flatMap(([noun, llamadas]) =>
    Object.entries(llamadas as Record<string, LlamadaCualquiera>)
      .filter(([, { acceso }]) => acceso !== 'publico')
      .map(([name, { ruta }]) => [`/${noun}/${name}`, ruta] as const),
  ),
)('%s', (named, ruta) => expect(ruta).toBe(named))
