import type { Campo, Campos, Registro, Valores } from '@/domain/bancos/campos'
import { isAscii, toAscii } from '@/domain/bancos/paginas-de-codigo'

/** Why a value does not fit its field; `campo` is the field's title. */
export interface Problema {
  campo: string
  motivo: string
}
export type Escrito = { ok: true; texto: string } | { ok: false; problemas: Problema[] }

/** Writes a record. A value that is too long or has wrong characters is a problem and is never cut. */
export function writeRegistro<const C extends Campos>(campos: C, valores: Registro<C>): Escrito {
  const problemas: Problema[] = []
  let texto = ''
  for (const campo of campos) {
    const written = textOf(campo, (valores as Valores)[campo.nombre])
    const motivo = problemOfWritten(campo, written)
    if (motivo) problemas.push({ campo: campo.titulo, motivo })
    texto += written
  }
  return problemas.length > 0 ? { ok: false, problemas } : { ok: true, texto }
}

function problemOfWritten({ tipo, largo }: Campo, written: string): string | undefined {
  if (written.length !== largo) return `«${written}» no entra en ${largo} lugares`
  if ((tipo === 'numero' || tipo === 'centavos' || tipo === 'fecha') && !/^\d+$/.test(written))
    return `«${written}» no es un número`
  return tipo !== 'texto' || isAscii(written)
    ? undefined
    : `«${written}» tiene caracteres que el banco no acepta`
}

function textOf(campo: Campo, value: string | bigint | null | undefined): string {
  switch (campo.tipo) {
    case 'numero':
    case 'centavos':
      return String(value).padStart(campo.largo, '0')
    case 'fecha':
    case 'fechaOVacia':
      return value === null ? '0'.repeat(campo.largo) : String(value).replaceAll('-', '')
    case 'texto':
      return toAscii(String(value)).padEnd(campo.largo, ' ')
    case 'fijo':
      return campo.valor
    case 'blanco':
    case 'libre':
      return ' '.repeat(campo.largo)
  }
}
