import { formatMoney } from '@/domain/dinero'
import { type Fecha, formatMes } from '@/domain/fechas'
import { EFECTIVO, FORMAS_PAGO, formaPagoID } from '@/domain/estados'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { escrito } from '@/lib/ortografia/escrito'
import type { Ficha } from '@/components/padron/ficha/field-value'

/** What the menu needs of the member; the rest does not travel twice. */
export type Miembro = Pick<Ficha, 'tipoMatricula' | 'generaCuotas' | 'formaPago'> & {
  matriculadoID: number
  nombre: string
  cuitCuil: string | null | undefined
}

type Simulado = LeidoEn<'/matriculado/simularEstado'>

type Lineas = readonly string[]

/** What the API foresees: charges, debt, coverage and debit. */
export function foreseenEffects(
  simulado: Simulado,
  { tipoMatricula, generaCuotas }: Miembro,
  { desde, hoy }: { desde: Fecha; hoy: Fecha },
): Lineas {
  const { actual, nuevo, seCobraAntes, seCobraDespues, futuras = 0, montoFuturas, deuda } = simulado
  const lines: string[] = (simulado.anula ?? []).map((que) => `Se anula lo programado: ${que}`)
  if (actual && tipoMatricula?.nombre && actual !== tipoMatricula.nombre)
    lines.push(`Otra persona ya lo cambió: ahora está ${actual}`)
  if (simulado.habilitaAntes !== simulado.habilitaDespues)
    lines.push(
      simulado.habilitaDespues
        ? 'Pasa a estar habilitado para ejercer'
        : 'Deja de estar habilitado para ejercer',
    )
  if (seCobraAntes !== undefined && seCobraDespues !== undefined)
    lines.push(chargeWords(seCobraAntes, seCobraDespues, nuevo, generaCuotas))
  if (futuras > 0)
    lines.push(
      `${futuras === 1 ? 'Queda 1 cuota' : `Quedan ${futuras} cuotas`} ${desde < hoy ? `generada${futuras === 1 ? '' : 's'} desde entonces` : 'de meses futuros'} ${futuras === 1 ? 'impaga' : 'impagas'}` +
        (montoFuturas === undefined ? '' : ` por ${formatMoney(montoFuturas)}`) +
        (simulado.eliminarFuturas ? '' : ': se siguen debiendo'),
    )
  if (desde < hoy) lines.push(...monthWords(simulado.meses))
  if (deuda !== undefined) lines.push(deuda > 0n ? `Debe ${formatMoney(deuda)}` : 'No tiene deuda')
  return [
    ...lines,
    ...planWords(simulado.plan),
    ...(simulado.bajaSeguro ? coverageFact(simulado.cobertura) : coverageWords(simulado.cobertura)),
    ...debitWords(simulado),
    ...paperWords(simulado.papeles),
  ]
}

/** Facts alone, since only that server knows what a change does. */
export function knownEffects(
  { generaCuotas, formaPago }: Miembro,
  cobertura: string | null | undefined,
): Lineas {
  const forma = formaPagoID(formaPago)
  return [
    ...(generaCuotas == null ? [] : [`«Genera Cuotas» está en ${escrito(generaCuotas ? 'SI' : 'NO')}`]),
    ...coverageFact(cobertura),
    // Any form but Efectivo is a debit.
    ...(forma !== undefined && forma !== EFECTIVO
      ? [`Está adherido a ${formaPago?.nombre ?? 'un débito'}`]
      : []),
    'Qué pasa con sus cuotas, su deuda y su cobertura lo decide el servidor',
  ]
}

/** Of unpaid months that an insurance which ends with the state makes others. */
export const unpaidWords = (eliminated: boolean | undefined): string =>
  eliminated
    ? 'Las impagas de meses futuros se eliminan.'
    : 'Las impagas quedan como están. Para ajustarlas, dé de baja el seguro en Seguros antes de cambiar el estado.'

function chargeWords(
  antes: boolean,
  despues: boolean,
  nuevo: string | undefined,
  generaCuotas: boolean | null | undefined,
): string {
  if (antes && !despues) return 'Deja de generar cuotas'
  if (!antes && despues) return 'Vuelve a generar cuotas'
  if (despues) return `Sigue generando cuotas${nuevo ? `, desde ahora al precio de ${nuevo}` : ''}`
  return generaCuotas === false ? 'No genera cuotas: «Genera Cuotas» está en NO' : 'Sigue sin generar cuotas'
}

/** So many are told by their names. */
const NOMBRADOS = 12

/** 'Son las de Octubre 2026, Noviembre 2026'. */
function monthWords(meses: Simulado['meses'] = []): Lineas {
  if (meses.length === 0) return []
  const names = meses.slice(0, NOMBRADOS).map(({ anio = 0, mes = 0 }) => formatMes({ anio, mes }))
  const more = meses.length - names.length
  const last = more > 0 ? ` y ${more} más` : ''
  return [`${meses.length === 1 ? 'Es la' : 'Son las'} de ${names.join(', ')}${last}`]
}

const coverageWords = (cobertura: string | null | undefined): Lineas =>
  coverageFact(cobertura).map((fact) =>
    fact.startsWith('Tiene') ? `${fact}: la cobertura no se da de baja sola` : fact,
  )

function coverageFact(cobertura: string | null | undefined): Lineas {
  if (!cobertura) return []
  return /^sin cobertura$/i.test(cobertura) ? ['No tiene cobertura de seguro'] : [`Tiene ${cobertura}`]
}

const planWords = (plan: Simulado['plan']): Lineas =>
  plan ? [`De lo que debe, ${formatMoney(plan)} son cuotas de un plan de pagos, que sigue`] : []

const paperWords = (papeles = 0): Lineas =>
  papeles === 0
    ? []
    : [
        papeles === 1
          ? 'Tiene 1 papel emitido que vale: se anula en Papeles'
          : `Tiene ${papeles} papeles emitidos que valen: se anulan en Papeles`,
      ]

function debitWords({ debito, bajaDebito, formaPago = escrito(FORMAS_PAGO[4]) }: Simulado): Lineas {
  if (!debito) return []
  return [`Está adherido a ${formaPago}${bajaDebito ? '' : ': la adhesión no se da de baja sola'}`]
}
