/** What a cell of a file is one of, where that is a list of the kind's own. */
export const itemTypes = ['product', 'service'] as const;
export const contactTypes = ['business', 'person'] as const;
export const yesOrNo = ['yes', 'no'] as const;
