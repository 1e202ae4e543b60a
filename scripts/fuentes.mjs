// What decides a build: when none of it changed, the one that is there serves. A test holds that the names exist and
// that nothing a build reads is missing. Node's own modules alone.

/** What `next build` reads. */
export const WEB = [
  ...['app', 'components', 'lib', 'contract', 'domain', 'public', 'middleware.ts', 'instrumentation.ts'],
  ...['next.config.mjs', 'tailwind.config.ts', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json'],
]

/** What the bundle of the programs under dist/ reads. */
export const BACKEND = [
  ...['backend', 'contract', 'domain', 'tsconfig.json', 'package-lock.json'],
  ...['cierre', 'lock', 'opciones-backend', 'preparar'].map((name) => `scripts/${name}.mjs`),
]
