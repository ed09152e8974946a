/** Seats with as many points that the rules have told apart all the same, each group by its places. */
export function brokenTies(points: number[], places: number[]): number[][] {
  const order = [...points.keys()].sort((one, other) => places[one]! - places[other]!)
  const groups = [...new Set(order.map((seat) => points[seat]!))].map((level) => order.filter((seat) => points[seat] === level))
  return groups.filter((seats) => new Set(seats.map((seat) => places[seat])).size > 1)
}
