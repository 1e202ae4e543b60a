/** The first that matches counts: most browsers name others before themselves. */
const NAVEGADORES: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
]
const SISTEMAS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const find = (agente: string, list: readonly [RegExp, string][]): string | undefined =>
  list.find(([sign]) => sign.test(agente))?.[1]

/** A user agent as a person would name it: 'Chrome en Windows'. One that nobody knows is 'Navegador desconocido'. */
export function describeDispositivo(agente: string | null): string {
  const navegador = find(agente ?? '', NAVEGADORES)
  const sistema = find(agente ?? '', SISTEMAS)
  if (navegador && sistema) return `${navegador} en ${sistema}`
  return navegador ?? (sistema ? `Navegador desconocido en ${sistema}` : 'Navegador desconocido')
}
