/** The box, as the server describes it. */
export type Spot = [x: number, y: number]

export interface Space {
  space: string
  kind: 'house' | 'harbour' | 'path' | 'bridge'
  land: string
  x: number
  y: number
}
export interface Landing {
  landing: string
  x: number
  y: number
  /** Where ferries are drawn. */
  places: Spot[]
}
export interface River {
  river: string
  course: string[]
  points: Spot[]
  width: number
}
export interface Level {
  price: number
  up: number
  down: number
}
export interface Components {
  goods: string[]
  fetishes: string[]
  levels: Level[]
  spaces: Space[]
  paths: [string, string][]
  landings: Landing[]
  rivers: River[]
}
