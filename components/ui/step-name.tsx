import { Check } from '@/components/ui/icons'

type Props = { titulo: string; numero: number; actual: boolean; hecho: boolean }

/** A step of several by its number and name; on a narrow screen only the one at hand shows its name. */
export const StepName = ({ titulo, numero, actual, hecho }: Props) => (
  <>
    <span
      aria-hidden
      className={`grid size-6 shrink-0 place-items-center rounded-full border text-[0.8125rem] font-semibold ${
        actual
          ? 'border-primary bg-primary text-primary-foreground'
          : hecho
            ? 'border-primary text-primary-ink'
            : 'border-input'
      }`}
    >
      {hecho && !actual ? <Check className="size-3.5" /> : numero}
    </span>
    <span className={actual ? 'font-semibold' : 'max-lg:sr-only'}>
      {titulo}
      {hecho && <span className="sr-only"> (completo)</span>}
    </span>
  </>
)

/** Where a step's name stands, whether it can be pressed or not. */
export const STEP_LOOK = 'flex min-h-8 items-center gap-2 rounded-md px-1.5 pointer-coarse:min-h-11'
