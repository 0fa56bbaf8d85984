/** What is read in message. */

export { emailWrong } from './everywhere.ts';
export { notAnAddress } from './record-refusals.ts';
export const tooManyAddresses = (mostAddresses: number) =>
  `An email can go to at most ${mostAddresses} more addresses.`;
