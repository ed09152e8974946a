import { MediaQuery } from 'svelte/reactivity'

/** The width below which the frame becomes one column; the same as in the frame's styles. */
export const narrow = new MediaQuery('width < 900px')
