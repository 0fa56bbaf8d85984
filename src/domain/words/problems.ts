/** What heads the problems of a form. */

export const problems = ({ count }: { count: number }) =>
  count === 1 ? 'One thing needs another look' : `${count} things need another look`;
