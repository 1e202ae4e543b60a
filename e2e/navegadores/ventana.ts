/** What the jobs ask of a browser, whichever it is; what is looked for is named by XPath, which every driver reads. */
export interface Ventana {
  /** Opens an address and waits until its page has loaded. */
  go(url: string): Promise<void>
  /** Makes the page this wide and high. */
  resize(width: number, height: number): Promise<void>
  /** Presses what can be pressed, once it can. */
  press(what: string): Promise<void>
  /** Types into a field in place of what stands there. */
  type(field: string, text: string): Promise<void>
  /** Gives a file to a file input, which nobody sees. */
  give(input: string, file: string): Promise<void>
  /** Runs an expression in the page and answers its value; a promise is waited for. */
  run<T>(expression: string): Promise<T>
  /** A PNG of what is in sight. */
  picture(): Promise<Buffer>
  /** What the page has said so far as an error, on its console or by a script that failed. */
  errors(): readonly string[]
  close(): Promise<void>
}

/** A browser of this machine. */
export interface Navegador {
  nombre: string
  /** The Debian packages that bring it. */
  paquetes: string
  /** Whether all that it takes is installed. */
  installed(): boolean
  /** A window of a new profile. */
  open(): Promise<Ventana>
}

/** How long anything is waited for, on a machine that may be busy. */
export const PATIENCE = 30_000

const quoted = (text: string): string => JSON.stringify(text)

/** A button or a link of these words. */
export const act = (words: string): string =>
  `//*[self::button or self::a][normalize-space()=${quoted(words)} or @aria-label=${quoted(words)}]`

/** The field of this label. */
export const field = (label: string): string =>
  `//*[@id=//label[normalize-space(text()[1])=${quoted(label)}]/@for or @aria-label=${quoted(label)}]`

/** Whatever has these words in it, and nothing smaller that has them too. */
export const text = (words: string): string =>
  `//*[not(self::script)][contains(normalize-space(),${quoted(words)})][not(*[contains(normalize-space(),${quoted(words)})])]`

/** Waits until an expression is true in the page; fails naming `what`. */
export async function until(ventana: Ventana, what: string, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE
  // While one page gives way to another nothing can be run.
  while (!(await ventana.run<boolean>(expression).catch(() => false))) {
    if (Date.now() > end) throw new Error(`no se vio: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Waits until something stands in sight. */
export const see = (ventana: Ventana, what: string): Promise<void> =>
  until(
    ventana,
    what,
    `(() => {
      const found = document.evaluate(${quoted(what)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null)
      for (let i = 0; i < found.snapshotLength; i++) if (found.snapshotItem(i).getClientRects().length > 0) return true
      return false
    })()`,
  )
