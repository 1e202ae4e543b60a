'use client'

import { readLogo } from '@/components/credenciales/papel/membrete'
import type { MembreteDatos } from '@/components/documents/certificado-datos'
import type { DocumentoPedido } from '@/components/documents/imprimir'
import { usePaper } from '@/components/documents/use-paper'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { readCuerpo } from '@/domain/certificado/leer'
import { today } from '@/domain/fechas'
import type { Emisor } from '@/lib/tesoreria/emisor'

const CUERPO = `<h2>Certificado de prueba</h2><p>Esta hoja muestra el membrete, los márgenes y el tamaño elegidos.
 No certifica nada y no tiene número ni código.</p>`

/** Prints what is typed, saved or not, by the road of every certificate. */
export function TestPrints({ membrete, emisor }: { membrete: MembreteDatos; emisor: Emisor }) {
  const { print, imprimiendo } = usePaper<'con' | 'sin'>('No se pudo hacer la prueba')
  const test = (which: 'con' | 'sin') => void print(which, () => testPaper(membrete, emisor, which === 'con'))
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" onClick={() => test('con')} disabled={imprimiendo !== undefined}>
        {imprimiendo === 'con' && <Spinner />}
        Ver PDF de prueba
      </Button>
      <Button variant="ghost" onClick={() => test('sin')} disabled={imprimiendo !== undefined}>
        {imprimiendo === 'sin' && <Spinner />}
        Ver PDF sin membrete
      </Button>
    </div>
  )
}

async function testPaper(
  membrete: MembreteDatos,
  emisor: Emisor,
  conMembrete: boolean,
): Promise<DocumentoPedido> {
  const logo = conMembrete && membrete.logo ? await readLogo(membrete.logo) : undefined
  if (logo === null) return { mensaje: 'El logo no se pudo leer. Intente de nuevo.' }
  return {
    documento: {
      tipo: 'certificado',
      datos: {
        ...emisor,
        ...{ titulo: 'Prueba de membrete', matricula: undefined, fecha: today() },
        documento: readCuerpo(CUERPO).documento,
        firmante: { nombre: 'Nombre del firmante', cargo: 'Cargo' },
        ...{ conMembrete, apaisada: false, membrete: { ...membrete, logo } },
      },
    },
  }
}
