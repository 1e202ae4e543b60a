// Types and lint of the whole house over one program: the types that tsc would work out are those that the lint rules ask
// for, so nothing is worked out twice. Prints what it finds; ends with 1 when there is something.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import ts from 'typescript'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const host = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
}

function openProgram() {
  const read = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (found) => {
      throw new Error(ts.formatDiagnostic(found, host))
    },
  })
  const { fileNames, options, errors } = read
  return ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors })
}

const program = openProgram()
const wrong = ts.getPreEmitDiagnostics(program)
if (wrong.length > 0) console.log(ts.formatDiagnosticsWithColorAndContext(wrong, host))

const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
})
const found = await eslint.lintFiles(['.'])
const text = await (await eslint.loadFormatter('stylish')).format(found)
if (text) console.log(text)
const faults = found.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0)
console.log(`tipos: ${wrong.length}, lint: ${faults} en ${found.length} archivos`)
process.exit(wrong.length + faults > 0 ? 1 : 0)
