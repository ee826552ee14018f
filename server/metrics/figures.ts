/** A value that is read when someone asks for the metrics. */
export interface Figure {
  name: string
  help: string
  value: number
  labels?: Record<string, string>
}

export type FigureSource = () => Figure[] | Promise<Figure[]>
