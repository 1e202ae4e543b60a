import { earlyAct, earlyTexts, keepEarly } from '@/components/shell/early-acts'
import { earlyKeys, ENTER } from '@/components/shell/early-keys'

/** The text of the script; the build has minified it. */
export const earlySource = (): string =>
  [
    `(${earlyKeys.toString()})(${JSON.stringify(ENTER)})`,
    `(${keepEarly.toString()})((${earlyTexts.toString()})(),(${earlyAct.toString()})())`,
  ].join(';')
