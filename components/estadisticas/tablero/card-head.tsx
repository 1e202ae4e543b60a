/** A part's name, which names its card, and what it counts. */
export const CardHead = ({ id, titulo, texto }: { id: string; titulo: string; texto: string }) => (
  <div>
    <h2 id={id} className="font-semibold">
      {titulo}
    </h2>
    <p className="text-muted-foreground">{texto}</p>
  </div>
)
