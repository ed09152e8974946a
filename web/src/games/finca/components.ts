/** The box, as the server describes it. A symbol is a fruit, or `any`: so many of one kind. */
export interface Components {
  fruits: string[]
  tiles: { tile: string; symbols: Record<string, number> }[]
  fincas: { finca: string; symbols: string[] }[]
  players: { wooden: number[] }
  supply: { each_fruit: number; bonuses: number[]; finca_points: number; action_tile_points: number }
  wheel: { lines: number[]; first_bearing: number }
  villages: { village: string; stack: [number, number]; finca: [number, number] }[]
}
