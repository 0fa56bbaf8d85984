/** The steps of a dialog that has several. */

export const back = 'Back';
export const steps = 'Steps';
export const step = ({ number, count, name }: { number: number; count: number; name: string }) =>
  `Step ${number} of ${count}: ${name}`;
export const done = ', done';
export const later = ', later';
