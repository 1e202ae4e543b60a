import { type Sugerencias, startOf, type Catalogos } from '@/components/padron/alta/values'
import { Wizard } from '@/components/padron/alta/wizard'
import type { Inscripcion } from '@/components/padron/alta/save-dialog'
import { ReadFailure } from '@/components/espera/read-failure'
import { unreadOf } from '@/components/form/unread'
import type { SinOpciones } from '@/components/form/unread-options'
import {
  departamento,
  entidadOtorgaTitulo,
  hospital,
  provincia,
  tipoMatricula,
  titulo,
} from '@/contract/catalogo/seleccion'
import { traerSugerencias } from '@/contract/alta'
import { readApi } from '@/lib/api/client'
import { environment } from '@/lib/environment'
import { orLeave } from '@/lib/screen'
import type { requireSession } from '@/lib/session'
import { ownerOf } from '@/lib/session-cookie'

const CATALOGOS = [
  { clave: 'tiposMatricula', ruta: '/tipo_matricula/traerTodosSelect', llamada: tipoMatricula },
  { clave: 'provincias', ruta: '/provincia/traerTodosSelect', llamada: provincia },
  { clave: 'departamentos', ruta: '/departamento/traerTodosSelect', llamada: departamento },
  { clave: 'titulos', ruta: '/titulo/traerTodosSelect', llamada: titulo },
  {
    clave: 'entidades',
    ruta: '/entidad_otorga_titulo/traerTodosSelect',
    llamada: entidadOtorgaTitulo,
  },
  { clave: 'hospitales', ruta: '/hospital/traerTodosSelect', llamada: hospital },
] as const

type Props = { sesion: Awaited<ReturnType<typeof requireSession>> }

/**
 * Every step gets everything, so that none asks the server. A list that could not be read stops only its own field.
 */
export async function AltaScreen({ sesion }: Props) {
  // Under 'estricta' the steps begin empty and end as the specification has it.
  const propone = environment().ROLE_POLICY !== 'estricta'
  const pedidas = propone ? readApi(traerSugerencias, {}) : undefined
  const leidos = await Promise.all(
    CATALOGOS.map(async ({ ruta, clave, llamada }) => ({
      ruta,
      clave,
      result: orLeave(await readApi(llamada, {})),
    })),
  )
  const catalogos: { -readonly [C in keyof Catalogos]: Catalogos[C] } = {
    tiposMatricula: [],
    provincias: [],
    departamentos: [],
    titulos: [],
    entidades: [],
    hospitales: [],
  }
  const sinOpciones: Partial<Record<keyof Catalogos, SinOpciones>> = {}
  for (const { ruta, clave, result } of leidos) {
    if (result.ok) catalogos[clave] = result.datos.flatMap(toOption)
    else sinOpciones[clave] = unreadOf(result, ruta)
  }
  const [first] = leidos
  if (first && !first.result.ok && Object.keys(sinOpciones).length === CATALOGOS.length)
    return <ReadFailure falla={first.result} ruta={first.ruta} entrada={{}} que="las listas para elegir" />
  const leidas = await pedidas
  const sugerencias = leidas?.ok ? leidas.datos : undefined
  return (
    <Wizard
      dueno={ownerOf(sesion)}
      catalogos={catalogos}
      sinOpciones={sinOpciones}
      inicio={{
        valores: startOf(sugerencias, catalogos),
        proponeCuit: propone,
        buscaCuit: sesion.hay.propio,
      }}
      pideOtra={sugerencias !== undefined}
      conAyuda={propone}
      inscripcion={inscripcionFor(sesion, sugerencias?.inscripcion)}
    />
  )
}

/** Who only charges concepts is not told that he collects it. */
const inscripcionFor = (
  { permisos }: Props['sesion'],
  concepto: Sugerencias['inscripcion'],
): Inscripcion | undefined =>
  concepto && permisos.has('conceptos.cargar')
    ? {
        conceptoID: concepto.id,
        texto: permisos.has('pagos.cobrar') ? 'Cobrar inscripción' : 'Cargar inscripción',
      }
    : undefined

type Fila = { id: number | undefined; nombre: string | null | undefined; provinciaID?: number | undefined }

/** A row without an id cannot be chosen; one without a name goes by its number. */
const toOption = ({ id, nombre, provinciaID }: Fila) =>
  id === undefined
    ? []
    : [{ id, nombre: nombre || `Sin nombre (${id})`, ...(provinciaID === undefined ? {} : { provinciaID }) }]
