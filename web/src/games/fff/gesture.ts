/** What has been begun and takes another click: a ferry that is to go somewhere, a bonus token that is to be played. */
export type Gesture = { kind: 'ferry'; landing: string } | { kind: 'bonus'; bonus: string; give: string | null }
