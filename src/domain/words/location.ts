import type { LocationStatus } from '../location/location.ts';
import { fewOf } from './few-of.ts';

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

/** Why a location can't do that, and the way out. */
export const whyNotLocation = (
  status: LocationStatus,
  type: string,
  { onTheWay, below, counting }: { onTheWay: string[]; below: string[]; counting: string[] },
): string => {
  if (status === 'Inactive') return 'This location isn’t in use. Activate it first.';
  if (type === 'location.activate') return 'This location is in use.';
  if (type !== 'location.deactivate')
    return 'A location becomes the default, or stops being it, when another one is chosen.';
  if (status === 'Default') return 'This is the default location. Choose another default first.';
  if (onTheWay.length > 0)
    return `${fewOf(onTheWay)} ${onTheWay.length === 1 ? 'is' : 'are'} still in transit. Mark as transferred or cancel first.`;
  return below.length > 0
    ? `You have less than none of ${fewOf(below)} here. Count the stock first.`
    : `A stock count that ${fewOf(counting)} started here is still open. Post or discard it first.`;
};
