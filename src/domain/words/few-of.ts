/** The first three of some names, and whether there are more. */
export const fewOf = (names: readonly string[]): string =>
  `${names.slice(0, 3).join(', ')}${names.length > 3 ? ' and others' : ''}`;
