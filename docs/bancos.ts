import type { Banco, Formato } from '@/domain/bancos/banco'
import { BANCOS } from '@/domain/bancos/bancos'
import { placesOf, widthOf, type Campos, type Lugar } from '@/domain/bancos/campos'

/** docs/bancos.md, from the declarations: nobody writes it by hand. */

const HEAD = `# Los archivos de los bancos

Cada campo de cada archivo: dónde empieza, cuánto ocupa, qué lleva y cuánto se sabe de él. **Ningún banco lo confirmó**:
antes de la primera tanda real hay que mandar un archivo de muestra. Esta página sale de las declaraciones de
\`domain/bancos/\` con \`npm run bancos\`. Cómo sumar otro banco: [agregar-un-banco.md](agregar-un-banco.md).

Los archivos de una tanda de prueba llevan \`-MUESTRA\` en el nombre y \`MUESTRA\` en el relleno de la cabecera. En las
rendiciones de prueba cada renglón lo dice en su texto libre.`

const TIPOS: Readonly<Record<Lugar['tipo'], string>> = {
  numero: 'número, ceros a la izquierda',
  centavos: 'centavos, ceros a la izquierda',
  fecha: 'fecha AAAAMMDD',
  fechaOVacia: 'fecha AAAAMMDD, ceros o espacios',
  texto: 'texto, espacios a la derecha',
  fijo: 'fijo',
  blanco: 'espacios',
  libre: 'no se lee',
}

function recordTable(titulo: string, campos: Campos): string {
  const rows = placesOf(campos).map((lugar) => {
    const tipo = lugar.tipo === 'fijo' ? `fijo \`${lugar.valor}\`` : TIPOS[lugar.tipo]
    return `| ${lugar.titulo} | ${lugar.desde} | ${lugar.largo} | ${tipo} | ${lugar.sentido} | ${lugar.certeza} |`
  })
  return [
    `${titulo} (${widthOf(campos)} caracteres)`,
    '',
    '| Campo | Desde | Largo | Tipo | Qué lleva | Certeza |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function fileOf(titulo: string, { cabecera, pie, variantes }: Formato<unknown>): string[] {
  const some = (opcional: unknown) => (opcional ? ', si viene' : '')
  return [
    `### ${titulo}`,
    ...(cabecera ? [recordTable(`Primer renglón${some(cabecera.opcional)}`, cabecera.campos)] : []),
    ...variantes.map(({ perfil, detalle }) =>
      recordTable(perfil ? `Cada débito, importe de ${perfil}` : 'Cada débito', detalle.campos),
    ),
    ...(pie ? [recordTable(`Último renglón${some(pie.opcional)}`, pie.campos)] : []),
  ]
}

function bankOf(banco: Banco): string[] {
  const mes = { anio: 2026, mes: 5 }
  const clases = banco.clases.map(
    ({ clave, titulo }) =>
      `- ${clave}: ${titulo}. Archivo de mayo de 2026: \`${banco.nombreDe(clave, mes)}\`.`,
  )
  const ajustes = banco.ajustes.map(({ clase, titulo, requerido, siFalta, ayuda }) => {
    const need = requerido ? 'sí' : `no: ${siFalta ?? 'vacío'}`
    return `| ${titulo}${clase ? ` (${clase})` : ''} | ${need} | ${ayuda} |`
  })
  return [
    `## ${banco.nombre}`,
    `Forma de pago ${banco.forma}; sus CBU empiezan con ${banco.entidad}.`,
    clases.join('\n'),
    ['| Ajuste | Obligatorio | Qué preguntarle al banco |', '|---|---|---|', ...ajustes].join('\n'),
    ...fileOf('Lo que se envía', banco.envio),
    ...fileOf('La rendición', banco.rendicion),
  ]
}

export const pageOfBanks = (): string => `${[HEAD, ...BANCOS.flatMap(bankOf)].join('\n\n')}\n`
