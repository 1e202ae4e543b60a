// Two of ESLint's own rules, lent to Oxlint for what the house forbids (oxlint.config.mjs): the one it has not, the other
// not with a pattern that looks ahead.
import { builtinRules } from 'eslint/use-at-your-own-risk'

const lent = ['no-restricted-imports', 'no-restricted-syntax']

export default {
  meta: { name: 'casa' },
  rules: Object.fromEntries(lent.map((name) => [name, builtinRules.get(name)])),
}
