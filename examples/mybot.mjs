// A bot from outside in another language: verger play finca --bots 'run:node examples/mybot.mjs'
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const turn = JSON.parse(line);
  if (turn.type === "turn") {
    const choice = turn.choices[turn.seed % turn.choices.length];
    console.log(JSON.stringify({ turn: turn.turn, action: choice.id }));
  }
}
