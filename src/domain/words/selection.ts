/** What the bar under a list says of the rows that are selected. */

export const name = 'Selected rows';
export const selected = ({ count }: { count: number }) => `${count} selected`;
export const clear = 'Clear selection';
export const clearKey = 'Esc';
