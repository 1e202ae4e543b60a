/** White paper in every theme, as it will be printed. */
export function PaperPicture({ src, alt, small = false }: { src: string; alt: string; small?: boolean }) {
  return (
    <span
      className={`inline-block overflow-hidden rounded border bg-white ${small ? 'h-9 w-16 p-0.5' : 'h-32 w-64 p-2'}`}
    >
      {/* oxlint-disable-next-line nextjs/no-img-element -- the optimiser is switched off, and this one needs a session */}
      <img src={src} alt={alt} className="size-full object-contain" />
    </span>
  )
}
