'use client'

import { CircleAlert } from '@/components/ui/icons'
import { type Control, type FieldValues, get, useFormState } from 'react-hook-form'
import { DangerNotice } from '@/components/ui/danger-notice'
import { escrito } from '@/lib/ortografia/escrito'

type Props<T extends FieldValues, C, O> = {
  control: Control<T, C, O>
  /** Names and labels in the order of the screen. */
  labels: Readonly<Record<string, string>>
}

type Problem = { message?: string; ref?: { focus?: () => void } }

/** So few are told beside their fields alone, of which the first has the focus. */
const A_LA_VISTA = 2

/** What is said of the whole form, and of many fields each one's name, which leads to it; what is wrong is said there. */
export function FormErrors<T extends FieldValues, C, O>({ control, labels }: Props<T, C, O>) {
  const { errors, isSubmitted, isValid } = useFormState({ control })
  const problems = Object.entries(labels).flatMap(([name, label]) => {
    const problem = get<unknown>(errors, name) as Problem | undefined
    // The faults of rows stand under their own names.
    return problem && !(Array.isArray(problem) && problem.message === undefined)
      ? [{ name, label, problem }]
      : []
  })
  const general = errors.root?.message
  if (!isSubmitted || isValid || (problems.length <= A_LA_VISTA && !general)) return null
  return (
    <DangerNotice
      role="alert"
      icon={CircleAlert}
      title={general ?? `Hay ${problems.length} datos para corregir`}
    >
      {problems.length > 0 && (
        <ul className="mt-1 columns-xs gap-x-6 pl-6">
          {problems.map(({ name, label, problem }) => (
            <li key={name}>
              <button
                type="button"
                className="min-h-6 text-left underline underline-offset-3"
                onClick={() => problem.ref?.focus?.()}
              >
                {escrito(label)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </DangerNotice>
  )
}
