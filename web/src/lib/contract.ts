/** What the frame and a game's folder promise each other. */
import type { Component, Snippet } from 'svelte'
import type { Chair, Choice, Entry, Fact } from './wire'

export type { Choice, Entry, Fact }

/** Anything a sentence may be told. */
export type Value = string | number | boolean | null | Value[]
export type Action = Fact
export type Event = Fact
/** Something the log tells: an event, or what the page makes of several. */
export type Told = { kind: string } & Record<string, Value>

/** A seat as boards and sentences name it: one that somebody left is still the seat of its name. */
export type Seated = Pick<Chair, 'seat' | 'level' | 'substitute'> & { kind: 'person' | 'bot'; name: string }

/** All that a board says of who plays. */
export type Named = Pick<Seated, 'seat' | 'name'>

/** What a hovered line of the log speaks of, by argument: `{ blade: [3], fruit: ['lemon'] }`. */
export type Lit = Record<string, Value[]>

export type Args = Record<string, Value>
export type Text = (id: string, args?: Args) => string

/** A small picture for an argument, given its value as `name`; it is decoration, the word stands beside it. */
export type Picture = Component<any>

/** A small picture that says one thing, and how it is told to. */
export interface Sign {
  picture: Picture
  look?: Record<string, string>
}

export interface BoardProps<View = unknown, Components = unknown> {
  view: View
  /** The view before `entry`, or null when there is nothing to animate. */
  previous: View | null
  /** What was just played, or null. */
  entry: Entry | null
  /** Milliseconds left for showing `entry`; 0 means at once. */
  motion: number
  /** Legal actions of `seat`; empty when it may not act. */
  choices: Choice[]
  /** The rule that forbids an action now, `''` when it is legal or when the seat may not act. */
  refusal: (action: Action) => string
  /** The seat that looks on, null for a spectator. */
  seat: number | null
  seats: Named[]
  components: Components
  text: Text
  play: (action: number | Action) => void
  /** Takes back the seat's last actions, then plays others one after another, until one is refused. */
  playAll: (actions: Action[], takeBack?: number) => void
  /** The id of the hinted action, or null. */
  hintFor: number | null
  /** The choice pointed at; the frame sets it from `data-choice`, the board may set it too. */
  preview: Choice | null
  lit: Lit | null
  /** Replaces the prompt at the bottom while the board is in the middle of a gesture; null otherwise. */
  sentence: string | null
  /** Buttons for the bottom bar; null for none. */
  bar: Snippet | null
  /** What is done beside the board, over the log; null for nothing. On a phone there is no such room. */
  beside: Snippet | null
  /** At the end, who came where and what with, drawn by the frame as large as its room; null before. */
  finale: Snippet | null
}

export interface SeatProps<View = unknown, Components = unknown> {
  view: View
  seat: number
  components: Components
  text: Text
}

/** What `games/<game>/index.ts` exports by default. */
export interface GamePage {
  Board: Component<any, any, any>
  /** Details of a seat in the panel. */
  Seat?: Component<any>
  /** Which arguments of a sentence have a picture. */
  pictures: Record<string, Picture>
  /** Pictures for whole kinds of events, shown before the sentence. */
  marks?: Record<string, Component<Record<string, never>>>
  /** Where points come from: a sign for each part of a result. */
  parts: Record<string, Sign>
  /** Who plays, as a piece on the board; without it, the mark of the seat. */
  Figure?: Component<{ seat: number }>
  /** Two events in a row of one seat, told as one; null where they are told apart. */
  gather?: (one: Told, next: Event) => Told | null
  /** How far the game is, in words; without it, turns are counted. */
  clock?: (view: any, text: Text, components: any) => string
  /** How high the bar is with its usual buttons, where it is not one row of them; `wide` from 1400 pixels on. Below that, buttons in rows take no
   *  more than their `share` of its width. */
  bar?: { usual: string; wide?: string; share?: string }
  /** Hidden hands: the device is passed from person to person behind a screen. */
  secret: boolean
}
