// The harness in Node: node.mjs COMMAND RULES CONTENT WORDS…
import { readFileSync } from 'node:fs';
import { harness } from './beside.mjs';

const [command, path, file, ...words] = process.argv.slice(2);
const answer = await harness(command, {
  manifest: JSON.parse(readFileSync(`${path}.json`, 'utf8')),
  wasm: readFileSync(`${path}.wasm`),
  content: new Uint8Array(readFileSync(file)).buffer,
  words: words.map(Number),
  clock: () => process.threadCpuUsage().user / 1e6,
  thorough: true,
});
console.log(JSON.stringify(answer));
