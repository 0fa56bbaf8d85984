import { fewOf, plural } from '../words/everywhere.ts';
import type { LocationStatus } from './location.ts';

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
    return `${fewOf(onTheWay)} ${plural(onTheWay.length, 'is', 'are')} still in transit. Receive or cancel ${plural(onTheWay.length, 'it', 'them')} first.`;
  return below.length > 0
    ? `You have negative stock of ${fewOf(below)} here. Count the stock first.`
    : `A stock count that ${fewOf(counting)} started here is still open. Post or discard it first.`;
};
