import { motivoDe, REMEDIOS } from '@/domain/bancos/motivos'
import { countedAs, type EstadoDeCobro, nameOfResult, PENDIENTE } from '@/domain/debito/rendicion'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Leida = LeidoEn<'/rendicion/traerFilas'>[number]

const SIN_DESTINO = 'Se cobró y no paga nada de lo suyo'
const DONDE_ESTA: Readonly<Record<EstadoDeCobro, string>> = {
  pendiente: 'Espera en Cobros por resolver',
  acreditado: 'Se acreditó a su favor en Cobros por resolver',
  devuelto: 'Se devolvió en Cobros por resolver',
  anulado: 'Se anuló su recibo en Cobros por resolver',
  visto: 'Se dio por visto en Cobros por resolver',
}

const YA_ESTABA = 'Ya estaba en otra rendición'
/** What it came to and what to do stands with the line that told it first. */
const REPETIDA = { codigo: YA_ESTABA, significa: YA_ESTABA, detalle: 'No se repite', paso: undefined }

/** A line of a report in words: what was collected, its result, the bank's reason and the next step. */
export function lineRow(leida: Leida) {
  const { id, linea, matricula, clave, matriculadoID, apellidoNombre, pedido, importe, fecha, nroRecibo } =
    leida
  const { resultado, pendiente, cobrado, reversa, repetida, porResolver, codigo = null, texto = '' } = leida
  const counted = resultado === undefined ? undefined : countedAs(resultado)
  const nombre = counted === undefined ? undefined : nameOfResult(pendiente ? PENDIENTE : counted)
  /** Money that came in and pays nothing waits for a person. */
  const paga = !cobrado || counted === undefined || counted > 0
  const motivo = cobrado || reversa ? undefined : motivoDe({ codigo, texto })
  const devuelto = reversa ? `Se cobró y el banco lo devolvió el ${formatFecha(reversa)}` : undefined
  const dicho = devuelto ?? (paga ? motivo?.palabras : SIN_DESTINO)
  return {
    ...{ id, linea, matriculadoID, pedido, fecha, nroRecibo },
    matricula: matricula ?? clave,
    apellidoNombre: apellidoNombre ?? 'Nadie con esa matrícula',
    cobro: cobrado ? importe : null,
    resultado: counted,
    ...(repetida
      ? REPETIDA
      : {
          codigo: nombre,
          significa: nombre?.replace(/^\S+ /, ''),
          detalle: dicho,
          paso: porResolver
            ? DONDE_ESTA[porResolver]
            : !paga
              ? 'Al aplicarla queda en Cobros por resolver'
              : devuelto
                ? REMEDIOS.banco.paso
                : motivo && motivo.resultado !== 1
                  ? REMEDIOS[motivo.remedio].paso
                  : undefined,
        }),
  }
}

export type LineaDeRendicion = ReturnType<typeof lineRow>
