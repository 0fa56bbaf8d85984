/**
 * A count with its noun: "1 entry", "2 entries". Every plural is made here, for a language that has more than two forms.
 *
 * @param shown the count as its locale writes it
 */
export const counted = (count: number, one: string, many: string, shown = String(count)): string =>
  `${shown} ${count === 1 ? one : many}`;
