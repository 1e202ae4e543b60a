import { BANCOS_POR_FORMA } from '@/domain/bancos/nombres'
import { readMes } from '@/domain/cuota'
import { type Centavos, moneyOrDash } from '@/domain/dinero'
import { formatFecha, formatMes } from '@/domain/fechas'
import { type ClaseDePendiente, DIAS_EN_INICIO } from '@/domain/pendiente'
import { DIAS_SIN_COMPARAR } from '@/domain/refeps/clases'
import { type ClaseVigilada, VIGILADOS } from '@/domain/vigilancia'
import { formatCount } from '@/domain/texto'
import { PANTALLAS_DEL_MES } from '@/lib/debito-del-mes'
import { rutas } from '@/lib/routes'

export interface Pendiente {
  clase: ClaseDePendiente
  cantidad: number
  monto: Centavos | null
  mes: string | null
  dia: string | null
  detalle: string | null
}

const AYUDA_DEL_SERVIDOR = `${rutas.ayuda()}?tema=avisos-del-servidor`

interface Dicho {
  cifra: string
  frase: string
  href: string
}

type Palabras = { uno: string; varios: string; href: string }

/** Those of which the number alone is told. */
const CONTADOS: Readonly<
  Record<Exclude<ClaseDePendiente, ClaseVigilada | 'caja' | 'debitosAplicados'>, Palabras>
> = {
  reglasNuevas: {
    uno: 'regla nueva: carnets y papeles se emiten a ACTIVO y RESIDENTE, certificados también a PASIVO',
    varios: 'reglas nuevas',
    href: rutas.ajustes(),
  },
  cambiosSinAplicar: {
    uno: 'cambio de estado programado no se pudo aplicar',
    varios: 'cambios de estado programados no se pudieron aplicar',
    href: `${rutas.cambiosProgramados()}?situacion=sinAplicar`,
  },
  feriados: {
    uno: 'calendario sin puentes ni feriados locales',
    varios: 'calendarios sin puentes ni feriados locales',
    href: rutas.ajustesDeDebito(),
  },
  enRevision: {
    uno: 'pago en línea por revisar',
    varios: 'pagos en línea por revisar',
    href: rutas.pagosEnLinea(),
  },
  cobrosPorResolver: {
    uno: 'cobro de los bancos por resolver',
    varios: 'cobros de los bancos por resolver',
    href: `${rutas.cobrosPorResolver()}?estado=pendiente`,
  },
  reversasPorResolver: {
    uno: 'reversa de los bancos por resolver',
    varios: 'reversas de los bancos por resolver',
    href: `${rutas.cobrosPorResolver()}?estado=pendiente`,
  },
  rondas: {
    uno: 'débito enviado espera su rendición',
    varios: 'débitos enviados esperan su rendición',
    href: `${rutas.rondas()}?estado=enviada`,
  },
  debitosSinCerrar: {
    uno: 'débito sin cerrar',
    varios: 'débitos sin cerrar',
    href: rutas.rondas(),
  },
  rondasSinEnviar: {
    uno: 'débito cerrado espera su envío',
    varios: 'débitos cerrados esperan su envío',
    href: `${rutas.rondas()}?estado=cerrada`,
  },
  rechazosSinAvisar: {
    uno: 'débito rechazado sin avisar',
    varios: 'débitos rechazados sin avisar',
    href: rutas.rechazos(),
  },
  mensajesFallados: {
    uno: 'mensaje que no salió',
    varios: 'mensajes que no salieron',
    href: `${rutas.mensajes()}?estado=fallado`,
  },
  mensajesDudosos: {
    uno: 'mensaje del que no se sabe si salió',
    varios: 'mensajes de los que no se sabe si salieron',
    href: `${rutas.mensajes()}?estado=dudoso`,
  },
  mensajesEnEspera: {
    uno: 'mensaje espera salir',
    varios: 'mensajes esperan salir',
    href: `${rutas.mensajes()}?estado=pendiente`,
  },
  cuotas: { uno: 'mes sin generar', varios: 'meses sin generar', href: rutas.generarCuotas() },
  cierre: { uno: 'mes sin cerrar', varios: 'meses sin cerrar', href: rutas.cierreDeMes() },
  solicitudes: {
    uno: 'solicitud espera a la oficina o a la Junta',
    varios: 'solicitudes esperan a la oficina o a la Junta',
    href: rutas.solicitudes(),
  },
  solicitudesPorVencer: {
    uno: 'solicitud vence pronto',
    varios: 'solicitudes vencen pronto',
    href: `${rutas.solicitudes()}?cola=vencen`,
  },
  papelesPedidos: {
    uno: 'papel pedido espera al Consejo',
    varios: 'papeles pedidos esperan al Consejo',
    href: rutas.papelesPedidos(),
  },
  propuestas: {
    uno: 'dato propuesto por un médico espera al Consejo',
    varios: 'datos propuestos por médicos esperan al Consejo',
    href: rutas.propuestas(),
  },
  fallecidosPorAsentar: {
    uno: 'fallecido de una lista por asentar',
    varios: 'fallecidos de listas por asentar',
    href: rutas.controlFallecidos(),
  },
  refepsViejo: {
    uno: `control de REFEPS por hacer: el último tiene más de ${DIAS_SIN_COMPARAR} días`,
    varios: 'controles de REFEPS por hacer',
    href: rutas.controlRefeps(),
  },
  sinCobertura: {
    uno: 'habilitado sin cobertura',
    varios: 'habilitados sin cobertura',
    href: `${rutas.controlCobertura()}?falta=sinCobertura`,
  },
  porVencer: {
    uno: `vencimiento en los próximos ${DIAS_EN_INICIO} días`,
    varios: `vencimientos en los próximos ${DIAS_EN_INICIO} días`,
    href: `${rutas.vencimientos()}?dias=${DIAS_EN_INICIO}&lado=porVencer`,
  },
  cumples: { uno: 'cumpleaños hoy', varios: 'cumpleaños hoy', href: rutas.cumples() },
}

/** Where the month of the one bank that is named is closed and answered. */
function screensOfBank(nombre: string) {
  const forma = Object.entries(BANCOS_POR_FORMA).find(([, banco]) => banco === nombre)?.[0]
  return forma === undefined ? undefined : PANTALLAS_DEL_MES[Number(forma)]
}

function tellAplicados({ cantidad, monto, mes, detalle }: Omit<Pendiente, 'clase' | 'dia'>): Dicho {
  const read = mes === null ? null : readMes(mes)
  const carga = screensOfBank(detalle ?? '')?.carga
  return {
    cifra: moneyOrDash(monto),
    frase: `por débito de ${detalle ?? ''}${read ? ` de ${formatMes(read)}` : ''}: ${formatCount(cantidad)} ${cantidad === 1 ? 'cobro' : 'cobros'}`,
    href: carga && mes ? `${carga}?mes=${mes}` : rutas.rondas(),
  }
}

const isVigilada = (clase: ClaseDePendiente): clase is ClaseVigilada => Object.hasOwn(VIGILADOS, clase)

/** Only the outbox has a screen of its own; the rest is seen to on the machine. */
function tellVigilado(clase: ClaseVigilada, cifra: string): Dicho {
  const { que, paso } = VIGILADOS[clase]
  const href = clase === 'correoParado' ? `${rutas.mensajes()}?estado=pendiente` : AYUDA_DEL_SERVIDOR
  return { cifra, frase: `${que}. ${paso}`, href }
}

/** A number, what it is of, and where one sees to it. */
export function tellPendiente({ clase, cantidad, monto, mes, dia, detalle }: Pendiente): Dicho {
  if (isVigilada(clase)) return tellVigilado(clase, detalle ?? '')
  if (clase === 'caja') {
    const frase = `en su caja de hoy, ${detalle === 'contada' ? 'contada' : 'sin contar'}`
    return { cifra: moneyOrDash(monto), frase, href: rutas.planillaDeCaja() }
  }
  if (clase === 'debitosAplicados') return tellAplicados({ cantidad, monto, mes, detalle })
  const { uno, varios, href: lista } = CONTADOS[clase]
  const href = (clase === 'debitosSinCerrar' && detalle && screensOfBank(detalle)?.archivo) || lista
  const que = cantidad === 1 ? uno : varios
  const read = mes === null ? null : readMes(mes)
  const desde =
    read && (dia ? ` de ${formatMes(read)}` : `${cantidad === 1 ? ':' : ', desde'} ${formatMes(read)}`)
  return {
    cifra: formatCount(cantidad),
    frase: [
      que,
      detalle && ` de ${detalle}`,
      desde,
      dia && `: se debita el ${formatFecha(dia).slice(0, 5)}`,
      monto !== null && `: ${moneyOrDash(monto)}`,
    ]
      .filter(Boolean)
      .join(''),
    href,
  }
}
