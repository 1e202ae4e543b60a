import { motivoDe, REMEDIOS } from '@/domain/bancos/motivos'
import { countedAs, nameOfResult, PENDIENTE } from '@/domain/debito/rendicion'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Leida = LeidoEn<'/rendicion/traerFilas'>[number]

/** A line of a report in words: what was collected, its result, the bank's reason and the next step. */
export function lineRow(leida: Leida) {
  const { id, linea, matricula, clave, matriculadoID, apellidoNombre, pedido, importe, fecha, nroRecibo } =
    leida
  const { resultado, pendiente, cobrado, reversa, repetida, codigo = null, texto = '' } = leida
  const counted = resultado === undefined ? undefined : countedAs(resultado)
  const motivo = cobrado || reversa ? undefined : motivoDe({ codigo, texto })
  const devuelto = reversa ? `Se cobró y el banco lo devolvió el ${formatFecha(reversa)}` : undefined
  return {
    ...{ id, linea, matriculadoID, pedido, fecha, nroRecibo },
    matricula: matricula ?? clave,
    apellidoNombre: apellidoNombre ?? 'Nadie con esa matrícula',
    cobro: cobrado ? importe : null,
    resultado: counted,
    codigo: counted === undefined ? undefined : nameOfResult(pendiente ? PENDIENTE : counted),
    detalle: repetida ? 'Ya estaba en otra rendición: no se repite' : (devuelto ?? motivo?.palabras),
    paso:
      devuelto && !repetida
        ? REMEDIOS.banco.paso
        : motivo && motivo.resultado !== 1
          ? REMEDIOS[motivo.remedio].paso
          : undefined,
  }
}

export type LineaDeRendicion = ReturnType<typeof lineRow>
