import next from '@next/eslint-plugin-next'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Who may not import whom, and why; the reason is what the error says. */
const DIRECTIONS = [
  {
    from: 'domain',
    closed: ['contract', 'lib', 'components', 'app', 'backend'],
    why: 'domain/ holds pure rules that both sides share: it knows nothing but itself.',
  },
  {
    from: 'contract',
    closed: ['lib', 'components', 'app', 'backend'],
    why: 'contract/ is the treaty between web and backend: it may use domain/ only.',
  },
  {
    from: 'lib',
    closed: ['components', 'app', 'backend'],
    why: "lib/ is the web's machinery without markup: app → components → lib → contract → domain.",
  },
  {
    from: 'components',
    closed: ['app', 'backend'],
    why: 'Pages are made of components and not the other way: app → components → lib → contract → domain.',
  },
  {
    from: 'app',
    closed: ['backend'],
    why: 'The web reaches the backend over HTTP only, so that API_URL can put another server there.',
  },
  {
    from: 'backend',
    closed: ['app', 'components', 'lib'],
    why: 'The backend knows nothing of the web: backend → contract → domain.',
  },
]

const RELATIVE = {
  regex: '^\\.\\.?/(?!.*\\.css$)',
  message: "Import from the root, '@/domain/dinero': a file then keeps its imports when it moves.",
}
const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message:
    'Export by name: the same word everywhere. Only files whose default Next or a tool asks for have one.',
}

/** Inside the two big trees rooms stand on floors, from the cellar up: a room may use those below it. */
const FLOORS = {
  backend: [
    [
      'db',
      'nucleo',
      'archivo',
      'tarea',
      'acceso',
      'catalogos',
      'tesoreria',
      'padron',
      'seguros',
      'credenciales',
      'debitos',
      'medico',
      'avisos',
      'estadisticas',
    ],
    ['verificar', 'generador', 'http', 'cli'],
  ].flat(),
  components: [
    [
      'ui',
      'shell',
      'pestanas',
      'llamada',
      'form',
      'data-table',
      'documents',
      'descarga',
      'espera',
      'listado',
      'tarea',
      'seleccion',
      'acto',
    ],
    [
      'atajos',
      'paleta',
      'inicio',
      'catalogos',
      'tesoreria',
      'padron',
      'seguros',
      'credenciales',
      'avisos',
      'debitos',
      'estadisticas',
      'acceso',
      'medico',
      'ajeno',
    ],
  ].flat(),
}

/** Doors that open upwards all the same, each for what stands behind it alone. */
const UPWARDS = [
  // Every handler is told who online payments go through.
  'backend/tesoreria/en-linea/pasarela',
  // A receipt leaves by mail in the transaction of its payment.
  'backend/avisos/mensaje/encolar',
  // The certificate's editor shows the paper of a member that somebody picks.
  'components/padron/matriculado/columns',
  // The record opens the dialog that issues a card.
  'components/credenciales/carnet/carnet-dialog',
  // The register's lists offer what is done with those chosen in them.
  'components/avisos/seleccion/list-acts',
  // The record opens the letter to its member.
  'components/avisos/seleccion/letter-to-one',
  // A change of state that ends an insurance tells what the charged months would cost.
  'components/seguros/federacion/ajuste-de-cargo',
  // Who is signed out while he types signs in where he is.
  'components/acceso/sesion/enter-again',
  // A tab that would lose text asks first.
  'components/form/confirm',
]

const FLOOR_WHY = 'Rooms stand on floors and use those below them (FLOORS in eslint.config.mjs).'

/** Where test code stands, besides the tests themselves: decision 131. */
const TESTS = {
  regex: '^@/(e2e|bench|[\\w-]+/prueba)/',
  message: 'What helps tests stands in e2e/, bench/ or a folder prueba/: no product is made of it.',
}

/** An icon imported from lucide comes with every page that shows it: decision 137. */
const ICONS = {
  regex: '^lucide-react(/|$)',
  message: "Icons come from '@/components/ui/icons', which draws them from one file that the browser keeps.",
}

/** Which server there is: asked by pages, whose parts are made for one or take what they offer (decision 255). */
const ASKING = [
  'ImportSpecifier[imported.name=/^(use|is)Propio$/]',
  "MemberExpression[property.name='propio']:matches([object.name='hay'], [object.property.name='hay'])",
  "VariableDeclarator[init.name='hay'] Property[key.name='propio']",
  "JSXAttribute[name.name='propio']",
].map((selector) => ({
  selector,
  message:
    'Which server there is, pages ask: take the feature as a prop, or read what is `ausente` there (docs/architecture.md).',
}))

/** Who asks it besides pages, each with its reason. */
const ASKERS = [
  'app/**/{page,layout}.tsx',
  // The call layer: what it sends, and how it tells an outcome.
  'lib/api/*.ts',
  'components/llamada/*.{ts,tsx}',
  // The frame around every page, the palette in it, and its notes, which lead to a manual of our own.
  'components/acceso/sesion/{marco,signed-in-frame}.tsx',
  'components/paleta/palette.tsx',
  'components/ayuda/data-note.tsx',
  // Three addresses have this one screen.
  'components/padron/alta/alta-screen.tsx',
  // Made for a request without a page: files, the session itself, the door of prescriptions.
  'lib/{authentication,descarga/respuesta,receta/puerta}.ts',
  'lib/{debitos,estadisticas}/files-action.ts',
  // Read for several pages before they draw.
  'lib/tesoreria/{mostrador,pending-deuda}.ts',
]

/** One list of rules for each room, since of two lists for one file the later would win. */
const ROOMS = DIRECTIONS.flatMap(({ from, closed, why }) => {
  const tree = { from, bans: [{ regex: `^@/(${closed.join('|')})(/|$)`, message: why }, TESTS, ICONS] }
  const floors = FLOORS[from] ?? []
  const open = UPWARDS.join('$|')
  return [
    tree,
    ...floors.slice(0, -1).map((room, floor) => ({
      from: `${from}/${room}`,
      bans: [
        ...tree.bans,
        {
          regex: `^@/(?!${open}$)${from}/(${floors.slice(floor + 1).join('|')})/`,
          message: FLOOR_WHY,
        },
      ],
    })),
  ]
})

const directionRules = ROOMS.flatMap(({ from, bans }) => {
  const all = `${from}/**/*.{ts,tsx}`
  return [
    rulesFor([all], from, bans, ASKING),
    rulesFor(
      ASKERS.map((asker) => [all, asker]),
      from,
      bans,
      [],
    ),
  ]
})

function rulesFor(files, from, bans, syntax) {
  return {
    files,
    ignores: ['**/*.test.{ts,tsx}', '*/prueba/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [RELATIVE, ...bans] }],
      'no-restricted-syntax': [
        'error',
        ...(from === 'app' ? [] : [DEFAULT_EXPORT]),
        ...syntax,
        ...bans.map(({ regex, message }) => ({
          selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
          message,
        })),
      ],
    },
  }
}

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next',
      'dist',
      'data',
      'coverage',
      'playwright-report',
      'test-results',
      'next-env.d.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-imports': ['error', { patterns: [RELATIVE] }],
      'no-restricted-syntax': ['error', DEFAULT_EXPORT],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // An event handler may be async: React ignores what it returns, and its errors are handled inside.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // It does not know that a branded bigint is one: domain/dinero.ts negates Centavos.
      '@typescript-eslint/no-unsafe-unary-minus': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Each of React's rules compiles the file: elsewhere there is nothing for them.
    files: ['{app,components,lib}/**/*.{ts,tsx}', '*.ts'],
    plugins: { 'react-hooks': hooks, '@next/next': next },
    rules: {
      ...hooks.configs.recommended.rules,
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
    },
  },
  ...directionRules,
  {
    // Next asks for these defaults, Playwright, Vitest and Tailwind for theirs.
    files: ['middleware.ts', '*.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // A suite is one long function by nature.
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // Next's link, whose place it takes, is a default export; a tool reads its settings before it knows where '@' is.
    files: ['components/prueba/link.tsx', 'playwright.config.ts', 'vitest.config.ts'],
    rules: { 'no-restricted-syntax': 'off', 'no-restricted-imports': 'off' },
  },
  {
    // Playwright's set-up is a default export, and a suite's steps stand beside it.
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': 'off',
      'no-restricted-imports': 'off',
    },
  },
)
