import { controlCobertura } from '@/contract/listas/control-cobertura'
import { cuentas } from '@/contract/listas/cuentas'
import { debitos } from '@/contract/listas/debitos'
import { debitosDeRonda } from '@/contract/listas/debitos-de-ronda'
import { enLinea } from '@/contract/listas/en-linea'
import { ensayoDeDebito } from '@/contract/listas/ensayo-de-debito'
import { mensajes } from '@/contract/listas/mensajes'
import { morosos } from '@/contract/listas/morosos'
import { rechazos } from '@/contract/listas/rechazos'
import { recibos } from '@/contract/listas/recibos'
import { rondas } from '@/contract/listas/rondas'
import { vencimientos } from '@/contract/listas/vencimientos'

/** Every declared list. */
export const LISTADOS = {
  controlCobertura,
  cuentas,
  debitos,
  debitosDeRonda,
  enLinea,
  ensayoDeDebito,
  mensajes,
  morosos,
  rechazos,
  recibos,
  rondas,
  vencimientos,
} as const
