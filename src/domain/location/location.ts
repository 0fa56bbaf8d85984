import type { CardSpec } from '../card/card.ts';
import type { Decimal } from '../money.ts';
import { inOneLine } from '../text.ts';
import { countries } from '../values/country.ts';
import type { FieldProblem } from '../values/refusal.ts';
import type { Standing } from '../values/standing.ts';
import { location as words } from '../words/locations.ts';

/** A place where goods are, as it is typed. Source: purchasing-and-stock, section 3, "Location"; answers-2.md, Q45. */
export interface LocationCard {
  name: string;
  address: string;
  city: string;
  state: string;
  postcode: string;
  /** ISO 3166-1 alpha-2 code; empty where none is chosen. */
  country: string;
}

export interface Location extends LocationCard {
  id: string;
  isDefault: boolean;
  active: boolean;
  version: number;
}

/** A location as documents name it. */
export type NamedLocation = Pick<Location, 'id' | 'name' | 'active' | 'isDefault'>;

export type LocationStatus = 'Default' | 'Other' | 'Inactive';

/** What the chart of a location knows beside its status. */
export interface LocationFacts {
  /** The numbers of transfers that are on their way from it or to it. */
  onTheWay: string[];
  /** Names of items of which less than none lie there. */
  below: string[];
  /** Who began the count of it that is open; none where there is none. */
  counting: string[];
}

/** A location as it is listed, with what its chart is asked about. */
export interface LocationView extends Location {
  standing: Standing<LocationFacts>;
}

/** How many locations there are, in use and not. */
export interface LocationCounts {
  all: number;
  active: number;
  deactivated: number;
}

/** A location in use, to choose among. */
export interface LocationChoice {
  id: string;
  name: string;
  isDefault: boolean;
}

/** What taking a location out of use does, shown before it is done. Source: answers-2.md, Q47. */
export interface Deactivation {
  /** What moves to the destination. */
  goods: { productId: string; name: string; quantity: Decimal }[];
  /** Numbers or names of the drafts that name the location and will name the destination. */
  drafts: string[];
  /** Numbers of the open quotes and orders that name the location and will name the destination. */
  open: string[];
  /** Names of the online store's locations that stand for it and will stand for the destination. */
  places: string[];
}

export const blankLocation: LocationCard = {
  name: '',
  address: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
};

const locationStatusOf = ({ isDefault, active }: Pick<Location, 'isDefault' | 'active'>): LocationStatus =>
  active ? (isDefault ? 'Default' : 'Other') : 'Inactive';

export const locationStanding = (
  location: Pick<Location, 'isDefault' | 'active'>,
  facts: LocationFacts,
): Standing<LocationFacts> => ({ status: locationStatusOf(location), facts });

const longest = { name: 100, address: 300, city: 100, state: 100, postcode: 20 } as const;

const locationProblems = (card: LocationCard): FieldProblem[] => [
  ...(card.name.trim() ? [] : [{ field: 'name', message: words.nameMissing }]),
  ...(Object.keys(longest) as (keyof typeof longest)[])
    .filter((field) => card[field].length > longest[field])
    .map((field) => ({ field, message: words.tooLong({ limit: String(longest[field]) }) })),
  ...(card.country === '' || countries.some(({ code }) => code === card.country)
    ? []
    : [{ field: 'country', message: words.countryUnknown }]),
];

const tidyLocation = (card: LocationCard): LocationCard => ({
  name: inOneLine(card.name),
  address: card.address.trim(),
  city: card.city.trim(),
  state: card.state.trim(),
  postcode: card.postcode.trim(),
  country: card.country,
});

const trail = ({ name }: LocationCard) => ({ name });

/** A location as a card. */
export const locationCard: CardSpec<LocationCard> = {
  noun: 'location',
  tidy: tidyLocation,
  problems: locationProblems,
  name: { of: ({ name }) => name, taken: ({ name }) => words.nameTaken({ name }) },
  trail: { saved: trail, moved: trail },
};
