import 'server-only'
import { cache } from 'react'
import { traerValores } from '@/contract/importacion'
import { readApi } from '@/lib/api/client'

/** The values of a file that somebody may have to say, once a page. */
export const readValues = cache((importacionID: number) => readApi(traerValores, { importacionID }))
