import type { Escena, Linea } from '@/contract/escena'

const linea = (id: number): Linea => ({ id, tipoPagoID: 3, monto: 18_500 })

/** What is no number of a row. */
const MAS: Partial<Escena> = {
  lugar: { provinciaID: 22, departamentoID: 7 },
  sucursalDeDebito: { bancoID: 1, sucursalBancoID: 1 },
  cargo: linea(1),
  libres: [linea(1), linea(2)],
  libreEnLinea: linea(3),
  ...{ matriculadoID: 101, ajeno: 102, adherido: 101, deudor: 101, moroso: 101, rechazado: 101 },
  codigoDePapel: 'ABCD-EFGH-JKLM-NPQR',
  clave: 'k'.repeat(20),
  huellaPrevia: 'a'.repeat(64),
  hallazgoDePadron: 'a'.repeat(32),
  imagen: 'aGVsbG8=',
  preferencia: 'prueba-1',
  catalogos: new Proxy({}, { get: () => ({ fila: 1, eliminada: 2 }) }),
}

/** Numbers for the examples of calls that nobody is to answer: each row is the first one of its kind. */
export const ESCENA_INVENTADA = new Proxy(MAS, {
  get: (known, key) => (Reflect.get(known, key) as unknown) ?? 1,
}) as Escena
