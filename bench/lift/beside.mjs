// Games that were played on a core, played again elsewhere; and how fast random games go. See beside.py.
// Where that is gives a `clock` in seconds: of this thread where it can be known.

const ROUNDS = 5;
const TAPE = 4096;
const RECORDS = 4; // of the game, to think with
const SLICE = 37; // iterations

const LANES = 8, PRIME = 0x01000193;

/** A sum of some memory, 32 bits at a time, that changes if one of them does: see tracing.py. */
function sumOf(words) {
  const sums = new Int32Array(LANES);
  const whole = words.length - (words.length % LANES);
  for (let first = 0; first < whole; first += LANES)
    for (let lane = 0; lane < LANES; lane++) sums[lane] = Math.imul(sums[lane] ^ words[first + lane], PRIME);
  for (let i = whole; i < words.length; i++) sums[0] = Math.imul(sums[0] ^ words[i], PRIME);
  return sums.reduce((sum, lane) => Math.imul(sum ^ lane, PRIME), 0);
}

class Rules {
  constructor(manifest, does) {
    this.manifest = manifest;
    this.does = does;
    this.top = this.does.__heap_base.value;
    this.size = this.manifest.record.size;
    this.seats = Math.max(...this.manifest.seats);
    this.actions = this.manifest.actions.count;
  }

  static async of({ manifest, wasm }) {
    const { instance } = await WebAssembly.instantiate(wasm, {});
    return new Rules(manifest, instance.exports);
  }

  room(bytes) {
    const at = (this.top + 63) & ~63;
    this.top = at + bytes;
    const missing = this.top - this.does.memory.buffer.byteLength;
    if (missing > 0) this.does.memory.grow(Math.ceil(missing / 65536));
    return at;
  }

  bytes(at, length) {
    return new Uint8Array(this.does.memory.buffer, at, length);
  }

  print(at, length) {
    return sumOf(new Int32Array(this.does.memory.buffer, at, length / 4));
  }

  row(values) {
    const at = this.room(8 * values.length);
    new BigInt64Array(this.does.memory.buffer, at, values.length).set(values.map(BigInt));
    return [at, values.length];
  }

  /** An empty record, dealt to so many. */
  deal(s, seats, options, seed) {
    this.bytes(s, this.size).fill(0);
    new DataView(this.does.memory.buffer).setInt32(s + this.manifest.record.fields.seats.offset, seats, true);
    this.does.setup(s, ...options, seed);
  }
}

/** Play games again, asking before every action what was asked on the core; or, where it is only about what another
 * machine makes of the same rules, comparing positions alone. */
function again(rules, { content, thorough }) {
  const { does, size, actions, seats: most } = rules;
  const words = new Int32Array(content);
  const length = 8 * Math.ceil(actions / 8);
  const [events, columns] = rules.manifest.record.fields.events.shape;
  const parts = rules.manifest.parts.length;
  const sizes = [size, length, 8 * actions, 4 * most, 4 * most, size, 2 * events * columns, 4 * parts, 4 * TAPE];
  const answers = sizes.map((bytes) => [rules.room(bytes), bytes]);
  const [s, mask, reasons, places, points, known, heard, scored, tape] = answers.map(([at]) => at);
  const spare = rules.room(size);
  const options = rules.room(8 * 64);

  function total(seat) {
    does.choices(s, seat, mask, length, mask, length / 8);
    does.refusals(s, seat, reasons, actions);
    does.standing(s, places, most, points, most);
    does.known(s, seat, known, 1);
    does.told(s, seat, heard, events, columns);
    does.parts(s, seat, scored, parts);
    does.show(s, seat, tape, TAPE, spare, 1);
    return answers.reduce((sum, answer) => Math.imul(sum ^ rules.print(...answer), PRIME), 0);
  }

  let at = 0, games = 0, steps = 0;
  const next = () => words[at++];
  while (at < words.length) {
    const [seats, seed, count] = [next(), next(), next()];
    const row = new BigInt64Array(does.memory.buffer, options, count);
    for (let i = 0; i < count; i++) row[i] = BigInt(next());
    rules.deal(s, seats, [options, count], BigInt(seed));
    for (const answer of answers.slice(1)) rules.bytes(...answer).fill(0);
    const moves = next();
    for (let move = 0; move < moves; move++) {
      const [seat, action, position, sum] = [next(), next(), next(), next()];
      if (thorough ? total(seat) !== sum : rules.print(s, size) !== position)
        return { games, steps, difference: `game ${seed}, before action ${move}` };
      does.step(s, seat, action);
      steps += 1;
    }
    if (rules.print(s, size) !== next()) return { games, steps, difference: `game ${seed}, at the end` };
    games += 1;
  }
  return { games, steps, difference: '' };
}

/** Random games from the seeds 0, 1, …: actions a second of this thread in the best of some rounds, and a fingerprint
 * of all final positions. */
function speed(rules, { words: [games, seats, ...chosen], clock }) {
  const { does, size, actions, seats: most } = rules;
  const length = 8 * Math.ceil(actions / 8);
  const options = rules.row(chosen), seeds = rules.row(Array.from({ length: games }, (_, i) => i));
  const states = rules.room(size * games), mask = rules.room(length), table = 4 * games * most;
  const places = rules.room(table), points = rules.room(table), steps = rules.room(8 * games);
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    rules.bytes(states, size * games).fill(0);
    const data = new DataView(does.memory.buffer);
    for (let i = 0; i < games; i++) data.setInt32(states + size * i, seats, true);
    const began = clock();
    does.playouts(states, games, ...options, ...seeds, mask, length, mask, length / 8, 100_000,
      places, games, most, points, games, most, steps, games);
    best = Math.min(best, clock() - began);
  }
  const total = new BigInt64Array(does.memory.buffer, steps, games).reduce((sum, count) => sum + count, 0n);
  return { rate: Number(total) / best, print: [rules.print(states, size * games) >>> 0, rules.print(points, table) >>> 0] };
}

const bytesOf = (base64) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/** What bots decide in some positions, however their thoughts are cut into slices. */
function decide(rules, { content, clock }) {
  const { does, size, manifest } = rules;
  const { settings, edges, questions, weights, cells } = JSON.parse(new TextDecoder().decode(content));
  const { size: bytes, fields } = manifest.thought;
  const words = Math.ceil(rules.actions / 8);
  const [t, states, tree, mask] = [bytes, RECORDS * size, manifest.edge * (1 + edges), 8 * words].map((room) => rules.room(room));
  const learned = bytesOf(weights);
  const [network, activations] = [Math.max(4, learned.length), 4 * cells].map((room) => rules.room(room));
  rules.bytes(network, learned.length).set(learned);
  const where = [t, states, RECORDS, tree, 1 + edges, mask, 8 * words, mask, words, network, learned.length / 4, activations, cells];
  const numbers = (name) => {
    const { offset, dtype, shape } = fields[name];
    const kind = dtype === 'float64' ? Float64Array : Int32Array;
    return new kind(does.memory.buffer, t + offset, shape[0] ?? 1);
  };
  let spent = 0;
  const decisions = questions.map(([known, seat, seed]) => {
    rules.bytes(t, bytes).fill(0);
    rules.bytes(states, size).set(bytesOf(known));
    for (const [name, value] of Object.entries(settings)) numbers(name)[0] = value;
    const began = clock();
    does.begin(...where, seat, BigInt(seed));
    while (does.think(...where, SLICE, 1e9) === SLICE);
    does.answer(...where);
    spent += clock() - began;
    const candidates = ['actions', 'visits', 'worths', 'chances', 'points_of'].map((name) => [...numbers(name).subarray(0, numbers('count')[0])]);
    return [numbers('action')[0], [...numbers('values')], ...candidates];
  });
  return { decisions, seconds: spent };
}

const commands = { again, speed, decide };

/** Do one of the commands: with a game's manifest and wasm, content (a buffer) and words, as it needs them. */
export async function harness(command, { manifest, wasm, thorough = false, ...given }) {
  return commands[command](await Rules.of({ manifest, wasm }), { thorough, ...given });
}
