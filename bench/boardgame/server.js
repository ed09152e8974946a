// boardgame.io's server with tic-tac-toe, the game of its tutorial: node server.js PORT [FOLDER]
// Matches are kept in memory, as it does by itself, or in files in FOLDER by its own FlatFile storage.
const { Server, FlatFile } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
    },
  },
  endIf({ G, ctx }) {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) {
      return { winner: ctx.currentPlayer }
    }
    if (!G.cells.includes(null)) return { draw: true }
  },
}

const [port, dir] = process.argv.slice(2)
Server({ games: [game], origins: [], ...(dir && { db: new FlatFile({ dir }) }) }).run(Number(port))
