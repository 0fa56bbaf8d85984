/** What heads the problems of a form. */

export const problems = ({ count }: { count: number }) =>
  count === 1 ? 'There is 1 problem' : `There are ${count} problems`;
