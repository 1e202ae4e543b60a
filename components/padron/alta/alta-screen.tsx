import type { Catalogos } from '@/components/padron/alta/step'
import { Wizard } from '@/components/padron/alta/wizard'
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
import { readApi } from '@/lib/api/client'
import { type Sesion, ownerOf } from '@/lib/session-cookie'
import { orLeave } from '@/lib/screen'

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

/**
 * Every step gets everything, so that none asks the server. A list that could not be read stops only its own field.
 */
export async function AltaScreen({ sesion }: { sesion: Sesion }) {
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
  return <Wizard dueno={ownerOf(sesion)} catalogos={catalogos} sinOpciones={sinOpciones} />
}

type Fila = { id: number | undefined; nombre: string | null | undefined; provinciaID?: number | undefined }

/** A row without an id cannot be chosen; one without a name goes by its number. */
const toOption = ({ id, nombre, provinciaID }: Fila) =>
  id === undefined
    ? []
    : [{ id, nombre: nombre || `Sin nombre (${id})`, ...(provinciaID === undefined ? {} : { provinciaID }) }]
