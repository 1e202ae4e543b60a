import { enviar } from '@/lib/api/conexion'
import { entorno } from '@/lib/entorno'

const PACIENCIA = 2_000
const INICIO = process.env.ARRANQUE_ID ?? null

/** /salud/viva: this process answers. /salud/lista: its API does too, whatever it says. */
export async function answerHealth(
  _: Request,
  { params }: { params: Promise<{ cual: string }> },
): Promise<Response> {
  const { cual } = await params
  if (cual !== 'viva' && cual !== 'lista') return new Response(null, { status: 404 })
  const ok = cual === 'viva' || (await apiAnswers())
  return Response.json(
    { arranque: INICIO, ok },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}

async function apiAnswers(): Promise<boolean> {
  try {
    await enviar({ metodo: 'GET', direccion: entorno().PADRON_API, cabeceras: {}, espera: PACIENCIA })
    return true
  } catch {
    return false
  }
}
