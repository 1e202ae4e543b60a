'use client'

import { useState } from 'react'
import type { Emitido } from '@/components/credenciales/papel/issued-papel'
import type { PorEmitir } from '@/components/credenciales/papel/print-values'
import type { Campo } from '@/components/credenciales/papel/use-filled'
import { FRACASO, issuedDocument } from '@/components/credenciales/papel/issued-document'
import { usePaper } from '@/components/documents/use-paper'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { Resultado } from '@/lib/api/result'
import { toJson } from '@/lib/exact-json'
import { isUncertain } from '@/lib/llamada/insist'
import type { Emisor } from '@/lib/tesoreria/emisor'

export type Errores = Partial<Record<Campo, string>>

const CAMPOS: Readonly<Record<string, Campo>> = {
  tipoCertificadoID: 'tipoID',
  firmanteID: 'firmanteID',
  observacion1: 'OBSERVACION_1',
  observacion2: 'OBSERVACION_2',
  observacion3: 'OBSERVACION_3',
}

/** What stands in the register of what this dialog asked for. */
export type Registrado =
  | { fue: 'emitido'; papel: Emitido; entrada: string }
  /** No answer came: the same sent again is known by its key. */
  | { fue: 'incierto'; entrada: string }

interface Avisos {
  /** What is wrong with fields. */
  refuse: (errores: Errores) => void
  /** The register refused for another reason: what the dialog read may be old. */
  reread: () => void
}

/** Issues a paper and prints it. The same asked once more in its dialog is the same original (decision 109). */
export function useIssue(emisor: Emisor, { refuse, reread }: Avisos) {
  const paper = usePaper<'con' | 'sin'>(FRACASO)
  const enCampos = Object.keys(CAMPOS)
  const issuing = useLlamada('/papel/emitir', { fracaso: FRACASO, cuentaIncierto: true, enCampos })
  const again = useLlamada('/papel/reimprimir', { fracaso: FRACASO })
  const [registrado, setRegistrado] = useState<Registrado>()

  async function printAgain(papelID: number): Promise<Resultado<Emitido> | null> {
    const result = await again.enviar({ papelID, original: true })
    // Annulled meanwhile: the next press issues another.
    if (result && !result.ok && result.tipo === 'rechazo') setRegistrado(undefined)
    return result
  }
  async function issue(porEmitir: PorEmitir): Promise<Resultado<Emitido> | null> {
    const entrada = toJson(porEmitir)
    const result = await issuing.enviar(porEmitir)
    if (result?.ok) setRegistrado({ fue: 'emitido', papel: result.datos, entrada })
    else if (result && isUncertain(result)) setRegistrado({ fue: 'incierto', entrada })
    else if (result && Object.keys(result.errores).some((campo) => campo in CAMPOS)) {
      refuse(fieldErrors(result.errores))
      return null
    } else if (result?.tipo === 'rechazo') reread()
    return result
  }
  return {
    registrado,
    imprimiendo: paper.imprimiendo,
    print: (porEmitir: PorEmitir, conMembrete: boolean) =>
      paper.print(
        conMembrete ? 'con' : 'sin',
        issuedDocument(emisor, conMembrete, () =>
          registrado?.fue === 'emitido' && registrado.papel.id && registrado.entrada === toJson(porEmitir)
            ? printAgain(registrado.papel.id)
            : issue(porEmitir),
        ),
      ),
  }
}

const fieldErrors = (errores: Readonly<Record<string, string>>): Errores =>
  Object.fromEntries(
    Object.entries(errores).flatMap(([name, mensaje]) => {
      const campo = CAMPOS[name]
      return campo ? [[campo, mensaje]] : []
    }),
  )
