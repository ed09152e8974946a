import { MediaQuery } from 'svelte/reactivity'

/** The width below which the frame becomes one column; the same as in the frame's styles. */
export const narrow = new MediaQuery('width < 900px')

/** A wide room in which what lies beside the board takes the seats' place. */
export const low = new MediaQuery('(width >= 900px) and (height < 860px)')
