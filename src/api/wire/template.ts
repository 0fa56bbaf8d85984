/** Numbers of styles live on the wire alone. */
const styleCodes = { classic: 1 } as const;

/** The number of a style. */
export const styleCode = (style: keyof typeof styleCodes): 1 => styleCodes[style];

/** The style of a number the contract lets through. */
export const styleOf = (code: 1): keyof typeof styleCodes =>
  (Object.keys(styleCodes) as (keyof typeof styleCodes)[]).find((style) => styleCodes[style] === code)!;
