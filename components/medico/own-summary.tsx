import { Vencimiento } from '@/components/credenciales/vencimiento'
import { OwnPapel } from '@/components/medico/own-papel'
import { Items } from '@/components/medico/section'
import { Badge } from '@/components/ui/badge'
import { moneyOrDash } from '@/domain/dinero'
import { monthOfAnswer, RESPUESTA_EN_PALABRAS } from '@/domain/debito/respuesta'
import { type Fecha, dayOf, formatFecha } from '@/domain/fechas'
import { nameOfPapel } from '@/domain/papel'
import { nombreDePoliza } from '@/domain/poliza'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { addressOfArchivo } from '@/lib/llamada/file-address'
import type { Emisor } from '@/lib/tesoreria/emisor'

/** Another server tells less. */
export type Resumen = Partial<LeidoEn<'/medico/traerResumen'>>
type Parte<K extends keyof Resumen> = NonNullable<Resumen[K]>

export const Planes = ({ planes }: { planes: Parte<'planes'> }) => (
  <Items id="plan" title="Plan de pagos">
    {planes.map(({ id, cuotas, pagadas, monto, montoCuota }) => (
      <li key={id}>
        <span>
          {pagadas ?? '—'} de {cuotas ?? '—'} cuotas pagadas
          <span className="block text-muted-foreground">
            Total {moneyOrDash(monto)}
            {montoCuota && `, cuota de ${moneyOrDash(montoCuota)}`}
          </span>
        </span>
      </li>
    ))}
  </Items>
)

type Especialidad = { nombre?: string | undefined; vence?: Fecha | null | undefined }

export const Especialidades = ({ filas, hoy }: { filas: readonly Especialidad[]; hoy: Fecha }) => (
  <Items id="especialidades" title="Especialidades">
    {filas.map(({ nombre, vence }, index) => (
      <li key={index}>
        <span>
          {nombre || '—'}
          <span className="block text-muted-foreground">
            {vence && 'Vence el '}
            <Vencimiento vence={vence} hoy={hoy} />
          </span>
        </span>
      </li>
    ))}
  </Items>
)

type PapelesProps = { resumen: Resumen; matriculadoID: number; emisor: Emisor }

export function Papeles({ resumen, matriculadoID, emisor }: PapelesProps) {
  const { papeles = [], papelesEnTotal = 0 } = resumen
  const left = papelesEnTotal - papeles.length
  return (
    <Items
      id="papeles"
      title="Papeles emitidos"
      nota={left > 0 && `Y ${left} más antiguos: pídalos al Consejo.`}
    >
      {papeles.map(({ id, clase, numero, certifica, emitido, anulado }) => {
        if (!id || !clase || !numero) return null
        const nombre = nameOfPapel(clase, numero)
        return (
          <li key={id}>
            <span>
              {nombre}
              <span className="block text-muted-foreground wrap-anywhere">
                {certifica}
                {emitido && ` · ${formatFecha(dayOf(new Date(emitido)))}`}
              </span>
            </span>
            {anulado ? (
              <Badge color="grey">Anulado</Badge>
            ) : (
              <OwnPapel {...{ matriculadoID, emisor, nombre }} papelID={id} />
            )}
          </li>
        )
      })}
    </Items>
  )
}

export function Cobertura({ resumen, matriculadoID }: Omit<PapelesProps, 'emisor'>) {
  const seguro = resumen.partes?.find(({ tema }) => tema === 'seguro')?.texto
  const { id, mes, anio, huella } = resumen.poliza ?? {}
  const hay = id && mes && anio && huella
  if (!seguro && !hay) return null
  return (
    <Items id="cobertura" title="Cobertura">
      {seguro && <li>{seguro.replace(/^Seguro: /, '').replace(/^./, (first) => first.toUpperCase())}</li>}
      {hay && (
        <li>
          <span>Póliza de {monthOfAnswer({ mes, anio })?.toLowerCase()}</span>
          <a
            className="cell-action"
            href={addressOfArchivo('/poliza/bajar', { polizaID: id, matriculadoID }, huella)}
            download={nombreDePoliza({ matriculadoID, mes, anio })}
          >
            PDF
          </a>
        </li>
      )}
    </Items>
  )
}

export function Debito({ debito }: { debito: Resumen['debito'] }) {
  if (!debito) return null
  const { formaPago, banco, cuenta, desde, ultimo } = debito
  const lugar = [banco, cuenta && `cuenta terminada en ${cuenta}`].filter(Boolean).join(', ')
  return (
    <Items id="debito" title="Débito automático">
      <li>
        <span>
          {formaPago}
          <span className="block text-muted-foreground">
            {[lugar, desde && `desde el ${formatFecha(desde)}`].filter(Boolean).join(' · ')}
          </span>
        </span>
      </li>
      <li>
        <span>
          {ultimo?.estado ? (
            <>
              Último: {monthOfAnswer(ultimo)?.toLowerCase()}, {moneyOrDash(ultimo.cobrado ?? ultimo.pedido)}
              {ultimo.motivo && (
                <span className="block text-muted-foreground wrap-anywhere">{ultimo.motivo}</span>
              )}
            </>
          ) : (
            'Todavía no se le debitó'
          )}
        </span>
        {ultimo?.estado && (
          <Badge
            color={ultimo.estado === 'rechazado' ? 'red' : ultimo.estado === 'cobrado' ? 'green' : 'grey'}
          >
            {RESPUESTA_EN_PALABRAS[ultimo.estado]}
          </Badge>
        )}
      </li>
    </Items>
  )
}
