import { randomUUID } from 'node:crypto'
import { PasarelaCaida, type CobroDelProveedor, type Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import { CERO } from '@/domain/dinero'

/** A provider of tests: it says what a test has it say, and can be down. */
export interface PasarelaFalsa extends Pasarela {
  cobros: Map<string, CobroDelProveedor>
  caida: boolean
  /** Milliseconds it takes to answer. */
  demora: number
  /** Preferences it was asked for, and those it was asked to end. */
  pedidas: { referencia: string; total: bigint }[]
  cerradas: string[]
  /** A payment of the last preference, or of `mas.referencia`, as the provider has it from now on. */
  poner(id: string, mas?: Partial<CobroDelProveedor>): CobroDelProveedor
}

export function createPasarelaFalsa(): PasarelaFalsa {
  const cobros = new Map<string, CobroDelProveedor>()
  const pedidas: PasarelaFalsa['pedidas'] = []
  const answer = async <T>(value: T): Promise<T> => {
    if (falsa.demora > 0) await new Promise((resolve) => setTimeout(resolve, falsa.demora))
    if (falsa.caida) throw new PasarelaCaida('prueba')
    return value
  }
  const falsa: PasarelaFalsa = {
    nombre: 'mercado_pago',
    secreto: 'secreto de prueba',
    sitio: 'https://consejo.example',
    cobros,
    caida: false,
    demora: 0,
    pedidas,
    cerradas: [],
    crear: ({ referencia, total }) => {
      if (!falsa.caida) pedidas.push({ referencia, total })
      return answer({ preferencia: randomUUID(), url: `https://pago.example/${referencia}` })
    },
    traerCobro: (id) => answer(cobros.get(id) ?? null),
    buscar: (referencia) => answer([...cobros.values()].filter((cobro) => cobro.referencia === referencia)),
    cerrar: (preferencia) => {
      falsa.cerradas.push(preferencia)
      return answer(undefined)
    },
    cancelarCobro: (id) => {
      const cobro = cobros.get(id)
      if (cobro && !falsa.caida) cobros.set(id, { ...cobro, estado: 'cancelled' })
      return answer(undefined)
    },
    poner: (id, mas = {}) => {
      const last = pedidas.at(-1)
      const cobro: CobroDelProveedor = {
        id,
        estado: 'approved',
        detalle: null,
        referencia: last?.referencia ?? null,
        monto: (last?.total ?? 0n) as CobroDelProveedor['monto'],
        moneda: 'ARS',
        devuelto: CERO,
        ...mas,
      }
      cobros.set(id, cobro)
      return cobro
    },
  }
  return falsa
}
