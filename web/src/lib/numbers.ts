/** Digits as they are printed: below zero with a minus sign, which is no hyphen. */
export const numeral = (value: number | string): string => String(value).replace('-', '−')
