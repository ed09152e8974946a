/** Whether the reader asked for no motion. */
export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
