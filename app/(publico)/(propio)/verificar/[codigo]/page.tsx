import type { Metadata } from 'next'
import { PublicFrame } from '@/components/acceso/sesion/public-frame'
import { VerifiedCarnet } from '@/components/credenciales/carnet/verified-carnet'
import { CodeForm } from '@/components/credenciales/papel/code-form'
import { VerifiedPapel } from '@/components/credenciales/papel/verified-papel'
import { verificar as verificarCarnet } from '@/contract/carnet-digital'
import { verificar } from '@/contract/papel'
import { readCodigoDeCarnet } from '@/domain/codigo-de-carnet'
import { today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Verificar un papel' }

const NINGUNO = 'No hay ningún papel con ese código. Compárelo con el papel, letra por letra.'

export default async function VerificarPapelPage({ params }: { params: Promise<{ codigo: string }> }) {
  const { codigo } = await params
  if (readCodigoDeCarnet(codigo))
    return (
      <PublicFrame ancho>
        <VerifiedCarnet resultado={await readApi(verificarCarnet, { codigo })} />
      </PublicFrame>
    )
  const result = await readApi(verificar, { codigo })
  return (
    <PublicFrame ancho={result.ok}>
      {result.ok ? (
        <VerifiedPapel
          papel={result.datos}
          codigo={codigo}
          consejo={(await emisor()).consejo}
          hoy={today()}
        />
      ) : (
        <CodeForm codigo={codigo} error={result.tipo === 'rechazo' ? NINGUNO : result.mensaje} />
      )}
    </PublicFrame>
  )
}
