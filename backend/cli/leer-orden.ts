import { Command, CommanderError, Option } from 'commander'
import { OperatorError } from '@/backend/cli/environment'
import { ORDENES, type Orden } from '@/backend/cli/ordenes'

/** What was typed: what to do, with what. Null where it only asked for help, which was shown. */
export interface Pedida {
  orden: Orden
  opciones: Record<string, string | boolean>
  argumento: string | undefined
}

const TITULOS: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Qué:',
  'Options:': 'Opciones:',
  'Commands:': 'Órdenes:',
}

/** What the library finds wrong, by its code; what it quotes is what was typed. */
const FALTAS: Readonly<Record<string, (quoted: string) => string>> = {
  'commander.unknownCommand': (typed) => `No hay una orden ${typed}.`,
  'commander.unknownOption': (typed) => `No hay una opción ${typed}.`,
  'commander.missingArgument': (name) => `Falta decir ${name}.`,
  'commander.optionMissingArgument': (option) => `Falta el valor de ${option}.`,
  'commander.excessArguments': () => 'Sobra algo de lo que se escribió.',
}

/** Reads an operator's words. Throws `OperatorError`, in Spanish and with where the help is. */
export function readOrden(words: readonly string[]): Pedida | null {
  let pedida: Pedida | null = null
  const program = spanish(new Command('padron'))
    .description('Padrón, por la línea de órdenes. Cada orden dice lo suyo con --help.')
    .helpCommand(false)
  for (const [name, orden] of Object.entries(ORDENES)) {
    const command = spanish(new Command(name)).description(orden.que)
    if (orden.argumento) command.argument(...orden.argumento)
    for (const [forma, que] of orden.opciones ?? []) command.option(forma, que)
    for (const forma of orden.propias ?? []) command.addOption(new Option(forma).hideHelp())
    command.action(() => {
      pedida = { orden, opciones: command.opts(), argumento: command.args[0] }
    })
    program.addCommand(command, { hidden: orden.propia ?? false })
  }
  try {
    program.parse(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.code === 'commander.help') program.outputHelp()
    if (error.exitCode === 0 || error.code === 'commander.help') return null
    const [, quoted = ''] = /'([^']*)'/.exec(error.message) ?? []
    const [name = ''] = words
    const help = name in ORDENES ? `npm run ${ORDENES[name]?.npm ?? name} -- --help` : 'npm run ayuda'
    throw new OperatorError(`${FALTAS[error.code]?.(quoted) ?? error.message} Vea ${help}.`)
  }
  return pedida
}

const spanish = (command: Command): Command =>
  command
    .helpOption('-h, --help', 'muestra esta ayuda')
    .configureHelp({ styleTitle: (title) => TITULOS[title] ?? title })
    .configureOutput({ writeErr: () => undefined })
    .exitOverride()
