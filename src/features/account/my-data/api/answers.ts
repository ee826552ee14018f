import { z } from 'zod'
import { dataAreas } from '../model.ts'

const heldData = z.object({ area: z.enum(dataAreas), entries: z.number() })

export const answers = { my_data: z.array(heldData) }
