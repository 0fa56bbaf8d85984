/** What is said of locations on both sides. */

export { nameMissing } from './everywhere.ts';
export const nameTaken = ({ name }: { name: string }) => `There’s already a location called ${name}.`;
export const tooLong = ({ limit }: { limit: string }) => `Use ${limit} characters or fewer.`;
export const countryUnknown = 'Choose a country from the list.';

export const isInactive = ({ name }: { name: string }) => `${name} isn’t in use. Choose another location.`;
export const sameDestination = 'Choose another location to move the stock to.';
export const onlyOne =
  'Your business has one location. Turn on multiple locations in the settings of your locations first.';
export const firstLocation = 'Main location';
