/** '?' beside a field: the browser itself opens and closes what it explains, so that it needs no script. */
export function HelpMark({ id, label, texto }: { id: string; label: string; texto: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`Qué es ${label}`}
        className="ml-1 inline-grid size-5 place-items-center rounded-full border text-xs text-soft hover:bg-muted pointer-coarse:size-7"
      >
        ?
      </button>
      <span
        id={id}
        popover="auto"
        className="m-auto max-w-sm rounded-lg border bg-background p-4 text-sm font-normal text-foreground shadow-lg"
      >
        <strong>{label}.</strong> {texto}
      </span>
    </>
  )
}
