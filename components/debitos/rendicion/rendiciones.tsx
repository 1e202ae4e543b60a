import { ApplyButton } from '@/components/debitos/rendicion/apply-button'
import { Applying } from '@/components/debitos/rendicion/applying'
import { RendicionCard, type Rendicion } from '@/components/debitos/rendicion/rendicion-card'
import { RondaSteps } from '@/components/debitos/ronda/ronda-steps'
import { RendicionDrop } from '@/components/debitos/rendicion/rendicion-drop'
import { ReadFailure } from '@/components/espera/read-failure'
import { Card, CardTitle } from '@/components/ui/card'
import { traerDatos, traerTodas } from '@/contract/rendicion'
import { traerDatos as traerRonda } from '@/contract/ronda'
import { bancoDeForma } from '@/domain/bancos/bancos'
import { nombreDeForma } from '@/domain/debito/formas'
import { debitos, PLANILLA } from '@/domain/debito/ronda'
import { formatMoney } from '@/domain/dinero'
import { formatMes, type Mes } from '@/domain/fechas'
import { readActivas } from '@/lib/active-tareas'
import { readApi } from '@/lib/api/client'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { orLeave } from '@/lib/screen'

type Props = { rondaID: number; forma: number; mes: Mes }

/** The files of a round that was sent, with what came back for each, and the one act that moves the money. */
export async function Rendiciones({ rondaID, forma, mes }: Props) {
  const [ronda, todas, activas] = await Promise.all([
    readApi(traerRonda, { rondaID }),
    readApi(traerTodas, { rondaID }),
    readActivas(),
  ])
  const entrada = { rondaID }
  const leida = orLeave(ronda)
  if (!leida.ok)
    return (
      <ReadFailure bajoEncabezado falla={leida} ruta="/ronda/traerDatos" que="el débito" {...{ entrada }} />
    )
  const leidas = orLeave(todas)
  if (!leidas.ok)
    return (
      <ReadFailure
        bajoEncabezado
        falla={leidas}
        ruta="/rendicion/traerTodas"
        que="la rendición"
        {...{ entrada }}
      />
    )
  const rendiciones = await readCounts(leidas.datos)
  const tarea = activas.find(({ tipo, clave }) => tipo === 'rendicion' && clave === String(rondaID))
  const aplicando = rendiciones.some(({ estado }) => estado === 'aplicando')
  const sinAplicar = rendiciones.filter(({ estado }) => estado === 'leida' || estado === 'parcial')
  return (
    <>
      {tarea && <Applying key={tarea.id} tarea={tarea} />}
      {aplicando && !tarea && <p role="status">Otra persona está aplicando una rendición de este débito.</p>}
      {leida.datos.estado && leida.datos.estado !== 'deshecha' && (
        <RondaSteps estado={leida.datos.estado} contestada={leida.datos.contestada} />
      )}
      <Files ronda={{ ...leida.datos, id: rondaID }} {...{ forma, rendiciones, aplicando }} />
      {sinAplicar.length > 0 && sinAplicar.every(({ codigos }) => codigos) && !aplicando && (
        <ApplyButton nombre={`${nombreDeForma(forma)} de ${formatMes(mes)}`} rendiciones={sinAplicar} />
      )}
    </>
  )
}

type FilesProps = {
  ronda: LeidoEn<'/ronda/traerDatos'> & { id: number }
  forma: number
  rendiciones: readonly Rendicion[]
  aplicando: boolean
}

/** Each file that went out, with what came back for it. */
const Files = ({ ronda, forma, rendiciones, aplicando }: FilesProps) => (
  <div className="round-files">
    {filesOf(forma, ronda).map(({ clase, titulo, detalle }) => (
      <Card
        key={clase}
        role="region"
        aria-label={titulo}
        className="grid content-start gap-3 px-4 py-4 md:px-5"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <CardTitle>{titulo}</CardTitle>
          <p className="text-muted-foreground tabular-nums">{detalle}</p>
        </div>
        <RendicionDrop rondaID={ronda.id} clase={clase} planilla={clase === PLANILLA} disabled={aplicando} />
        {rendiciones
          .filter((one) => one.clase === clase)
          .map((rendicion) => (
            <RendicionCard key={rendicion.id} rendicion={rendicion} />
          ))}
      </Card>
    ))}
  </div>
)

/** With the counts of those that stand. */
const readCounts = (leidas: LeidoEn<'/rendicion/traerTodas'>): Promise<Rendicion[]> =>
  Promise.all(
    leidas.map(async (rendicion): Promise<Rendicion> => {
      const { id: rendicionID, estado } = rendicion
      if (rendicionID === undefined || estado === 'deshecha') return rendicion
      const datos = await readApi(traerDatos, { rendicionID })
      return datos.ok ? { ...rendicion, ...datos.datos } : rendicion
    }),
  )

/** The files that were sent, which the report answers one by one. */
function filesOf(forma: number, { archivos = [], cantidad = 0, total }: LeidoEn<'/ronda/traerDatos'>) {
  const banco = bancoDeForma(forma)
  const told = (count: number, sum: typeof total) =>
    `${debitos(count)}${sum === undefined ? '' : ` por ${formatMoney(sum)}`}`
  if (!banco) return [{ clase: PLANILLA, titulo: 'La planilla llena', detalle: told(cantidad, total) }]
  // As they stand where they were sent from.
  return archivos.flatMap(({ clase, cantidad = 0, total }) => {
    const declared = banco.clases.find(({ clave }) => clave === clase)
    return declared
      ? [
          {
            clase: declared.clave,
            titulo: `${declared.clave}: ${declared.titulo}`,
            detalle: told(cantidad, total),
          },
        ]
      : []
  })
}
