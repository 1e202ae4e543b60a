import { actos } from '@/contract/listas/actos'
import { auditoria } from '@/contract/listas/auditoria'
import { cambiosProgramados } from '@/contract/listas/cambios-programados'
import { cobrosPorResolver } from '@/contract/listas/cobros-por-resolver'
import { controlCobertura } from '@/contract/listas/control-cobertura'
import { controlPadron } from '@/contract/listas/control-padron'
import { cuentas } from '@/contract/listas/cuentas'
import { debitos } from '@/contract/listas/debitos'
import { debitosDeRonda } from '@/contract/listas/debitos-de-ronda'
import { enLinea } from '@/contract/listas/en-linea'
import { ensayoDeDebito } from '@/contract/listas/ensayo-de-debito'
import { hallazgosDeMudanza } from '@/contract/listas/hallazgos-de-mudanza'
import { mensajes } from '@/contract/listas/mensajes'
import { morosos } from '@/contract/listas/morosos'
import { mudanza } from '@/contract/listas/mudanza'
import { papeles } from '@/contract/listas/papeles'
import { prescripcion } from '@/contract/listas/prescripcion'
import { rechazos } from '@/contract/listas/rechazos'
import { recibos } from '@/contract/listas/recibos'
import { rendicion } from '@/contract/listas/rendicion'
import { rondas } from '@/contract/listas/rondas'
import { solicitudes } from '@/contract/listas/solicitudes'
import { vencimientos } from '@/contract/listas/vencimientos'

/** Every declared list. */
export const LISTADOS = {
  actos,
  auditoria,
  cobrosPorResolver,
  controlCobertura,
  controlPadron,
  cuentas,
  debitos,
  debitosDeRonda,
  enLinea,
  ensayoDeDebito,
  hallazgosDeMudanza,
  mensajes,
  morosos,
  mudanza,
  papeles,
  prescripcion,
  rechazos,
  recibos,
  rendicion,
  rondas,
  solicitudes,
  vencimientos,
  cambiosProgramados,
} as const
