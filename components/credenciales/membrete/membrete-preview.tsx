import type { MembreteDatos } from '@/components/documents/certificado-datos'
import { AIRE, heightOfLogo, HOJAS, PARTE_DEL_LOGO } from '@/domain/membrete'

/** Of a sheet whose width is the whole box: so many millimetres of it. */
const mm = (length: number): string => `calc(var(--mm) * ${length})`

/** The sheet to scale, with the letterhead on it and grey bars where the certificate's text goes. */
export function MembretePreview({ membrete }: { membrete: MembreteDatos }) {
  const { hoja, arriba, abajo, izquierda, derecha, alto } = membrete
  const sheet = HOJAS[hoja]
  const scale = { '--mm': `calc(100cqw / ${sheet.ancho})`, aspectRatio: `${sheet.ancho} / ${sheet.alto}` }
  return (
    <div style={{ containerType: 'inline-size' }}>
      <div
        role="img"
        aria-label={`Vista previa: hoja ${sheet.nombre}, membrete de ${alto} mm a ${arriba} mm del borde`}
        className="relative overflow-hidden rounded border bg-white text-[#111] shadow-sm"
        style={scale}
      >
        <div
          className="absolute inset-0 flex flex-col"
          style={{ padding: `${mm(arriba)} ${mm(derecha)} ${mm(abajo)} ${mm(izquierda)}` }}
        >
          <div
            className="shrink-0 outline-1 outline-[#9db4b6] outline-dashed"
            style={{ minHeight: mm(alto) }}
          >
            <Letterhead membrete={membrete} />
          </div>
          <Bars />
          <p className="mt-auto border-t border-[#7d8a8c] text-[#4c5a5c]" style={{ fontSize: mm(2.6) }}>
            Número, código y QR del papel
          </p>
        </div>
      </div>
    </div>
  )
}

/** Points of the printed letters in millimetres. */
const NOMBRE = 4.6
const RENGLON = 2.8
/** Millimetres between the logo and the rule under it. */
const SOBRE_LA_RAYA = 2

function Letterhead({ membrete }: { membrete: MembreteDatos }) {
  const { nombre, lineas, lugar, logo, alto } = membrete
  const centred = lugar === 'centro'
  const height = mm(Math.max(0, (centred ? heightOfLogo(membrete) : alto - AIRE) - SOBRE_LA_RAYA))
  return (
    <div
      className={`flex border-b border-[#7d8a8c] ${centred ? 'flex-col items-center text-center' : 'items-center'}`}
      style={{ gap: mm(AIRE), paddingBottom: mm(SOBRE_LA_RAYA) }}
    >
      {logo && (
        // oxlint-disable-next-line nextjs/no-img-element -- the optimiser is switched off, and this one needs a session
        <img
          src={logo}
          alt=""
          className="object-contain"
          style={centred ? { height } : { maxHeight: height, maxWidth: `${PARTE_DEL_LOGO * 100}%` }}
        />
      )}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold" style={{ fontSize: mm(NOMBRE), lineHeight: 1.3 }}>
          {nombre}
        </p>
        {lineas.map((line, at) => (
          <p key={at} className="text-[#4c5a5c]" style={{ fontSize: mm(RENGLON), lineHeight: 1.4 }}>
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}

const ANCHOS = [40, 0, 100, 100, 100, 62, 0, 100, 100, 84]

function Bars() {
  return (
    <div className="grid shrink-0" style={{ gap: mm(3), marginTop: mm(6) }}>
      {ANCHOS.map((ancho, at) => (
        <div key={at} className="rounded-sm bg-[#dfe7e7]" style={{ height: mm(3), width: `${ancho}%` }} />
      ))}
    </div>
  )
}
