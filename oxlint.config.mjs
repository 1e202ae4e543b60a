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
    ['verificar', 'generador', 'mudanza', 'http', 'cli'],
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
      'mudanza',
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

const FLOOR_WHY = 'Rooms stand on floors and use those below them (FLOORS in oxlint.config.mjs).'

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

const TESTS_AND_HELPERS = ['**/*.test.{ts,tsx}', '*/prueba/**']

const directionRules = ROOMS.flatMap(({ from, bans }) => [
  rulesFor(from, [`${from}/**/*.{ts,tsx}`], bans, ASKING),
  rulesFor(
    from,
    ASKERS.filter((asker) => asker.startsWith(`${from}/`)),
    bans,
    [],
  ),
])

function rulesFor(from, files, bans, syntax) {
  return {
    files,
    excludeFiles: TESTS_AND_HELPERS,
    rules: {
      'casa/no-restricted-imports': ['error', { patterns: [RELATIVE, ...bans] }],
      'casa/no-restricted-syntax': [
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

const errors = (...names) => Object.fromEntries(names.map((name) => [name, 'error']))

/** What typescript-eslint recommends where types are known. */
const TYPED = errors(
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'no-array-constructor',
  'no-unused-expressions',
  ...[
    'await-thenable',
    'ban-ts-comment',
    'no-array-delete',
    'no-base-to-string',
    'no-duplicate-enum-values',
    'no-duplicate-type-constituents',
    'no-empty-object-type',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-floating-promises',
    'no-for-in-array',
    'no-implied-eval',
    'no-misused-new',
    'no-namespace',
    'no-non-null-asserted-optional-chain',
    'no-redundant-type-constituents',
    'no-require-imports',
    'no-this-alias',
    'no-unnecessary-type-assertion',
    'no-unnecessary-type-constraint',
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-declaration-merging',
    'no-unsafe-enum-comparison',
    'no-unsafe-function-type',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'no-wrapper-object-types',
    'only-throw-error',
    'prefer-as-const',
    'prefer-namespace-keyword',
    'prefer-promise-reject-errors',
    'require-await',
    'restrict-plus-operands',
    'triple-slash-reference',
    'unbound-method',
    'no-non-null-assertion',
    'switch-exhaustiveness-check',
  ].map((name) => `typescript/${name}`),
)

/** React's own rules, those of its compiler among them. */
const REACT = errors(
  ...[
    'rules-of-hooks',
    'exhaustive-deps',
    'static-components',
    'use-memo',
    'preserve-manual-memoization',
    'incompatible-library',
    'immutability',
    'globals',
    'refs',
    'set-state-in-effect',
    'error-boundaries',
    'purity',
    'set-state-in-render',
    'unsupported-syntax',
  ].map((name) => `react/${name}`),
)

const NEXT = errors(
  ...[
    'google-font-display',
    'google-font-preconnect',
    'inline-script-id',
    'next-script-for-ga',
    'no-assign-module-variable',
    'no-async-client-component',
    'no-before-interactive-script-outside-document',
    'no-css-tags',
    'no-document-import-in-page',
    'no-duplicate-head',
    'no-head-element',
    'no-head-import-in-document',
    'no-html-link-for-pages',
    'no-img-element',
    'no-page-custom-font',
    'no-script-component-in-head',
    'no-styled-jsx-in-document',
    'no-sync-scripts',
    'no-title-in-document-head',
    'no-typos',
    'no-unwanted-polyfillio',
  ].map((name) => `nextjs/${name}`),
)

const off = (...names) => Object.fromEntries(names.map((name) => [`casa/${name}`, 'off']))

export default {
  plugins: ['eslint', 'typescript', 'react', 'nextjs'],
  // Whatever is looked for is named here.
  categories: { correctness: 'off' },
  jsPlugins: [{ name: 'casa', specifier: './scripts/reglas-de-la-casa.mjs' }],
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  ignorePatterns: [
    'node_modules',
    '.next',
    'dist',
    'data',
    'coverage',
    'playwright-report',
    'test-results',
    'next-env.d.ts',
  ],
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...TYPED,
        'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
        'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'casa/no-restricted-imports': ['error', { patterns: [RELATIVE] }],
        'casa/no-restricted-syntax': ['error', DEFAULT_EXPORT],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        // An event handler may be async: React ignores what it returns, and its errors are handled inside.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      },
    },
    {
      files: ['{app,components,lib}/**/*.{ts,tsx}', 'middleware.ts', 'instrumentation.ts'],
      rules: { ...REACT, ...NEXT },
    },
    ...directionRules,
    {
      // Next asks for these defaults, Playwright, Vitest and Tailwind for theirs.
      files: ['middleware.ts', '*.config.ts'],
      rules: off('no-restricted-syntax'),
    },
    {
      // A suite is one long function by nature.
      files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      // Next's link, whose place it takes, is a default export; a tool reads its settings before it knows where '@' is.
      files: ['components/prueba/link.tsx', 'playwright.config.ts', 'vitest.config.ts'],
      rules: off('no-restricted-syntax', 'no-restricted-imports'),
    },
    {
      // Playwright's set-up is a default export, and a suite's steps stand beside it.
      files: ['e2e/**/*.ts'],
      rules: off('no-restricted-syntax', 'no-restricted-imports'),
    },
  ],
}
