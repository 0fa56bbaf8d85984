/** What is said beside an issue day that is likely mistyped. */

export const ahead = 'This is more than a year from now. Check the year.';
export const before = (began: string): string =>
  `This is before your books began on ${began}. Check the date.`;
