import { tempo } from './tempo.svelte'

/** Whether the reader, or the device, asked for no motion. */
export const stillness = (): boolean => tempo() === 0
