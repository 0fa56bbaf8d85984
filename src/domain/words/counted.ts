/** A count with its noun: "1 entry", "2 entries". Every plural is made here, for a language that has more than two forms. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
