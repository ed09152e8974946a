/** All that crosses the wire. Made from the server's shapes by tools/wire_types.py: `make types`. */

/** The actions of one kind: numbers from `first` on. */
export interface ActionRange {
  kind: string
  first: number
  args: Argument[]
}

/** Let somebody who has asked for a seat take it over, or not; `number` is that of the wish one has read. */
export interface Admit {
  type: 'admit'
  seat: number
  number: number
  yes: boolean
}

/** Answer what is asked of one. */
export interface Answer {
  type: 'answer'
  yes: boolean
}

/** An argument of an action or event, and the names of its values. */
export interface Argument {
  name: string
  keys: (string | number)[]
  size: number
  none: boolean
}

/** Put the seats in order, before the start. */
export interface Arrange {
  type: 'arrange'
  seats: (Keep | Open | Bot)[]
}

/** A match's record, to go on here, and the seats that others may take. */
export interface Arrival {
  record: Record<string, unknown>
  free?: number[]
}

/** Ask what a strong bot would do. */
export interface AskHint {
  type: 'hint'
  seat: number
}

/** Play a seat oneself again. */
export interface Back {
  type: 'back'
  seat: number
}

/** A seat for a bot. */
export interface Bot {
  kind: 'bot'
  name: string
  level: number
}

/** An action that a bot has looked at; a network knows the chance to win with it, and the points to expect. */
export interface Candidate {
  id: number
  action: Fact
  visits: number
  value: number
  chance: number | null
  points: number | null
}

/** A seat, and who is there. */
export interface Chair {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string | null
  level: number | null
  yours: boolean
  here: boolean
  substitute: number | null
  free: boolean
  key: string | null
  asked: Wish | null
}

/** The talk, and whether it is on. */
export interface Chat {
  on: boolean
  lines: Remark[]
}

/** A legal action, what it would do, and whether it shows something hidden. */
export interface Choice {
  id: number
  action: Fact
  events: Fact[]
  reveals: boolean
}

/** Time for a move or for the whole match; at zero a bot of the level `late` moves. */
export interface Clock {
  per: 'move' | 'match'
  seconds: number
  late: number
}

/** What a seat has left at `now`; null where nobody is told. */
export interface ClockShown {
  left: number | null
  running: boolean
}

export type Code = 'not_found' | 'conflict' | 'no_guest' | 'not_your_seat' | 'not_seated' | 'not_host' | 'not_pending' | 'illegal' | 'unknown_action' | 'undo' | 'taken' | 'kept' | 'declined' | 'seated' | 'removed' | 'known_seed' | 'open_seats' | 'started' | 'not_started' | 'paused' | 'substituted' | 'present' | 'chat_off' | 'no_request' | 'over' | 'running' | 'invalid' | 'name' | 'edition' | 'rate' | 'storage' | 'server'

/** Come by a personal link. */
export interface Come {
  token: string
}

/** A line of the log. */
export interface Entry {
  sequence: number
  seat: number
  action: Fact | Unheard
  events: Fact[]
}

/** The events of one kind. */
export interface EventKind {
  kind: string
  args: Argument[]
}

export type Fact = { kind: string; [name: string]: string | number | null }

/** The hash of the seed, the seed itself once the match is over, and whether somebody chose it. */
export interface Fairness {
  hash: string
  seed: string | null
  known: boolean
}

/** A problem as it is answered: what is not known is left out. */
export interface FaultTold {
  code: Code
  message: string
  rule?: string
  reason?: string
}

/** Bots of this level on all open seats. */
export interface Fill {
  type: 'fill'
  level: number
}

/** Everything about a game that does not change. */
export interface GameDescription {
  game: string
  edition: string
  seats: number[]
  options: Option[]
  levels: number[]
  components: Record<string, unknown>
  rules: Record<string, string[]>
  actions: ActionRange[]
  events: EventKind[]
}

/** A game on the shelf. */
export interface GameSummary {
  game: string
  edition: string
  seats: number[]
  options: Option[]
  levels: number[]
}

/** Whether all games can be played, and how far each is. */
export interface Health {
  ready: boolean
  games: Record<string, Progress>
}

/** What a strong bot makes of a seat's situation. */
export interface Hint {
  type: 'hint'
  revision: number
  seat: number
  values: number[]
  looks: number
  candidates: Candidate[]
}

/** Who sits at `seat` now. */
export interface Keep {
  kind: 'keep'
  seat: number
}

/** The position as the known record of its seat, in base64: for pages, which have the rules.

The layout is that of the record's fields; rules of another layout cannot read it. */
export interface Known {
  revision: number
  sequence: number
  seat: number | null
  undo: Reach
  log: Entry[]
  thinking: number[]
  over: boolean
  result: Result | null
  type: 'known'
  layout: string
  record: string
}

/** Get up. */
export interface Leave {
  type: 'leave'
  seat: number
}

/** What a personal link is made of. */
export interface Link {
  link: string
}

/** The public tables, live. */
export interface LobbyMessage {
  tables: LobbyTable[]
  type: 'tables'
}

/** A seat of a public table. */
export interface LobbySeat {
  kind: 'person' | 'bot' | 'open'
  name: string | null
  level: number | null
}

/** A public table with a seat to take. */
export interface LobbyTable {
  match: string
  game: string
  options: Options
  seats: LobbySeat[]
  clock: Clock | null
  made: string
  host: string | null
}

/** A match was made. */
export interface Made {
  match: string
}

export type MatchMessage = State | Known | Hint | Preparing | Refused | Table

export type MatchOrder = Play | AskHint | Sit | Why

/** An action of a seat, decided at a revision: by its number, or in words. */
export interface Move {
  seat: number
  action: number | Fact
  revision: number
}

/** A seat for whoever comes. */
export interface Open {
  kind: 'open'
}

/** An option of a game, and the values it takes. */
export interface Option {
  name: string
  kind: 'choice' | 'number' | 'seat'
  default: string | number | boolean | null
  choices?: (string | number | boolean | null)[]
  low?: number
  high?: number
}

export type Options = Record<string, string | number | boolean | null>

/** Let everything rest. */
export interface Pause {
  type: 'pause'
}

/** A seat for a person; it is the guest's who makes the match. */
export interface Person {
  kind: 'person'
  name: string
}

/** Play an action. */
export interface Play {
  seat: number
  action: number | Fact
  revision: number
  type: 'play'
}

/** How far the game is from being playable. */
export interface Preparing {
  type: 'preparing'
  done: number
  total: number
}

/** How many functions of a game are compiled. */
export interface Progress {
  done: number
  total: number
}

/** How many actions a seat can take back, why no more, and how many if the others agree. */
export interface Reach {
  reach: number
  reason: Reason
  consent: number
}

/** A sign instead of words. */
export interface React {
  type: 'react'
  reaction: Reaction
}

export type Reaction = 'bravo' | 'thanks' | 'ouch' | 'hurry' | 'laugh' | 'think'

/** Let the guest of this number, who was taken off the table, sit down again. */
export interface Readmit {
  type: 'readmit'
  number: number
}

export type Reason = 'none' | 'start' | 'other' | 'reveal' | 'over'

/** The answer to a request that cannot be granted. */
export interface Refusal {
  error: FaultTold
}

/** What was asked cannot be granted; the connection goes on. */
export interface Refused {
  type: 'refused'
  code: Code
  message: string
  rule: string | null
  reason: string | null
  revision: number
}

/** Something said at the table. */
export interface Remark {
  number: number
  seat: number | null
  name: string
  text: string | null
  reaction: Reaction | null
  at: string
}

/** The same people again. */
export interface Rematch {
  type: 'rematch'
}

/** What one asks of the others. */
export interface Request {
  kind: 'undo'
  seat: number
  to: number
  agreed: number[]
  waiting: number[]
}

/** Places and points at the end, where they come from, and how they grew. */
export interface Result {
  places: number[]
  points: number[]
  parts: Record<string, number>[]
  curve: number[][]
  stopped: boolean
}

/** Go on. */
export interface Resume {
  type: 'resume'
}

/** Say something. */
export interface Say {
  type: 'say'
  text: string
}

/** What the host may change about the table; what is not named stays. */
export interface Settle {
  type: 'table'
  public?: boolean
  chat?: boolean
  clock?: Clock | null
}

/** Look from another of one's seats. */
export interface Sit {
  type: 'sit'
  seat: number
}

/** Begin. */
export interface Start {
  type: 'start'
}

/** The position in words: for programs that have no rules of their own. */
export interface State {
  revision: number
  sequence: number
  seat: number | null
  undo: Reach
  log: Entry[]
  thinking: number[]
  over: boolean
  result: Result | null
  type: 'state'
  view: View
  pending: number[]
  choices: Choice[]
  refusals: string[]
}

/** A match at one line of its log. */
export interface Step {
  step: number
  steps: number
  view: View
  entry: Entry | null
  points: number[]
}

/** Let a bot of this level play a seat, or nobody (null). */
export interface Substitute {
  type: 'substitute'
  seat: number
  level: number | null
}

/** Whose match it is: the game, the people, and nothing that a seat should not know. */
export interface Table {
  type: 'table'
  match: string
  game: string
  edition: string
  options: Options
  public: boolean
  made: string
  started: string | null
  ended: string | null
  host: boolean
  paused: boolean
  seats: Chair[]
  you: You
  watching: number
  clock: Clock | null
  clocks: ClockShown[]
  now: string
  chat: Chat
  request: Request | null
  rematch: string | null
  fairness: Fairness
  removed: string[]
}

export type TableOrder = Undo | Take | Admit | Leave | Back | Substitute | Arrange | Readmit | Fill | Start | Settle | Pause | Resume | Say | React | Answer | Rematch

/** The public tables. */
export interface Tables {
  tables: LobbyTable[]
}

/** Sit down; `key` is the word of whoever left the seat, `known_seed` that one knows that the seed was chosen. */
export interface Take {
  type: 'take'
  seat: number
  name: string
  key?: string | null
  known_seed?: boolean
}

/** What a program brings to play a seat. */
export interface Token {
  token: string
}

/** Take back all from the line `to` of one's log on, or ask the others for it. */
export interface Undo {
  type: 'undo'
  seat: number
  to: number
  revision: number
}

/** The action of somebody of whom one hears only what it brings. */
export type Unheard = Record<string, never>

/** Whether a record happened as it says. */
export interface Verdict {
  valid: boolean
  fault: string | null
}

export type View = Record<string, unknown>

/** A match to be made; a seed is a number, or 16 hexadecimal digits as `fairness` shows them. */
export interface Wanted {
  game: string
  seats: (Person | Bot | Open)[]
  options?: Options
  seed?: number | string | null
  public?: boolean
  clock?: Clock | null
  chat?: boolean
}

/** The browser has a cookie. */
export interface Welcomed {
  guest: true
}

/** Ask what stands against an action. */
export interface Why {
  type: 'why'
  seat: number
  action: number | Fact
}

/** Somebody would like to take a seat over. */
export interface Wish {
  number: number
  name: string
  yours: boolean
  agreed: number[]
  waiting: number[]
}

/** Who one is at this table. */
export interface You {
  name: string | null
  removed: boolean
}
