import { type Conocido, type FilaLeida, type Mundo, type Reglas } from '@/domain/importar/reglas/regla'
import type { Hallazgo } from '@/domain/importar/resultado'
import { isOfAge } from '@/domain/importar/leer/fecha'
import { dniOf, formatCuit } from '@/domain/cuit'
import { formatFecha } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'
import { formatCount } from '@/domain/texto'

const nameKey = ({ valores }: FilaLeida): string =>
  `nombre ${plegar(`${String(valores['apellido'])} ${String(valores['nombre'])}`)}`

const CLAVES = ['matricula', 'dni', 'cuitCuil'] as const

/** In the file's own rows a number is one person's. */
function repeatedIn(fila: FilaLeida, { vistos }: Mundo): Hallazgo | undefined {
  for (const campo of ['matricula', 'dni'] as const) {
    const valor = fila.valores[campo]
    const row = vistos.get(`${campo} ${valor}`)
    if (typeof valor !== 'number' || row === undefined) continue
    return campo === 'dni'
      ? fila.falla('dni', 'dni.repetido', `El DNI ${formatCount(valor)} ya está en la fila ${row}`)
      : fila.falla('matricula', 'matricula.repetida', `La matrícula ${valor} ya está en la fila ${row}`)
  }
  return undefined
}

const tell = ({ nombre, matricula, dni }: Conocido): string =>
  `${nombre} (matrícula ${matricula}, DNI ${formatCount(dni)})`

/** Number and DNI name one person of the register or nobody: where one agrees and the other differs, who knows which. */
function disagrees(fila: FilaLeida, { padron }: Mundo): Hallazgo | undefined {
  const { matricula, dni } = fila.valores
  if (typeof matricula !== 'number' || typeof dni !== 'number') return undefined
  const byNumber = padron.porMatricula(matricula)
  if (byNumber && byNumber.dni !== dni)
    return fila.falla('dni', 'dni.otro', `En el registro la matrícula ${matricula} es de ${tell(byNumber)}`)
  const byDni = padron.porDni(dni)
  return byDni && byDni.matricula !== matricula
    ? fila.falla(
        'matricula',
        'matricula.otra',
        `En el registro el DNI ${formatCount(dni)} es de ${tell(byDni)}`,
      )
    : undefined
}

/** A right number of somebody else is left out, and said. */
function checkCuit(fila: FilaLeida, { padron, vistos }: Mundo): void {
  const { cuitCuil, dni, matricula } = fila.valores
  if (typeof cuitCuil !== 'string') return
  const without = (codigo: string, texto: string): void => {
    fila.valores['cuitCuil'] = null
    fila.avisos.push(fila.falla('cuitCuil', codigo, `${texto}. Se carga sin CUIT`))
  }
  const told = `El CUIT/CUIL ${formatCuit(cuitCuil)}`
  const owner = padron.porCuit(cuitCuil)
  const row = vistos.get(`cuitCuil ${cuitCuil}`)
  if (typeof dni === 'number' && dniOf(cuitCuil) !== dni) without('cuit.otroDni', `${told} es de otro DNI`)
  else if (row !== undefined) without('cuit.repetido', `${told} ya está en la fila ${row}`)
  else if (owner && owner.matricula !== matricula) without('cuit.deOtro', `${told} es de ${tell(owner)}`)
}

/** A day that cannot be after another is left out, and said: which of the two is wrong, nobody knows. */
function checkDays({ valores, avisos, falla }: FilaLeida): void {
  const { fechaNacimiento: birth, ingresoCM: entry, egresoCM: end } = valores
  const without = (campo: string, texto: string): void => {
    valores[campo] = null
    avisos.push(falla(campo, 'fecha.orden', texto))
  }
  if (typeof birth === 'string' && typeof entry === 'string' && !isOfAge(birth, entry))
    without(
      'ingresoCM',
      `Ingresó el ${formatFecha(entry)} y nació el ${formatFecha(birth)}. Se carga sin fecha de ingreso`,
    )
  if (typeof entry === 'string' && typeof end === 'string' && end < entry)
    without('egresoCM', `Egresó el ${formatFecha(end)}, antes de ingresar. Se carga sin fecha de egreso`)
}

export const matriculados: Reglas = {
  arma: (fila, mundo) => {
    const rechazo = repeatedIn(fila, mundo) ?? disagrees(fila, mundo)
    if (rechazo) return { rechazo }
    checkCuit(fila, mundo)
    checkDays(fila)
    const row = mundo.vistos.get(nameKey(fila))
    if (row !== undefined && typeof fila.valores['apellido'] === 'string') {
      const campo = fila.columna('apellidoNombre') === null ? 'apellido' : 'apellidoNombre'
      fila.avisos.push(
        fila.falla(campo, 'nombre.repetido', `Se llama igual que el de la fila ${row}, con otro DNI`),
      )
    }
    return { registros: [{ valores: fila.valores, avisos: fila.avisos }] }
  },
  nota: ({ valores }, fila, { vistos }) => {
    for (const campo of CLAVES)
      if (valores[campo] != null) vistos.set(`${campo} ${valores[campo]}`, fila.fila)
    if (!vistos.has(nameKey(fila))) vistos.set(nameKey(fila), fila.fila)
  },
  suma: (totales) => totales.count('matriculados'),
  totales: ['matriculados'],
}
