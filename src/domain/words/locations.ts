import { everywhere } from './everywhere.ts';

/** What is said of locations on both sides. */
export const location = {
  nameMissing: everywhere.nameMissing,
  nameTaken: ({ name }: { name: string }) => `There’s already a location called ${name}.`,
  tooLong: ({ limit }: { limit: string }) => `Use ${limit} characters or fewer.`,
  countryUnknown: 'Choose a country from the list.',
  isInactive: ({ name }: { name: string }) => `${name} isn’t in use. Choose another location.`,
  sameDestination: 'Choose another location to move the stock to.',
  onlyOne:
    'Your business has one location. Turn on multiple locations in the settings of your locations first.',
  lessWasHere: ({ product, day }: Record<'product' | 'day', string>) =>
    `Not all of ${product} was here on ${day}. Choose a later day.`,
  firstLocation: 'Main location',
};

/** What is read in answers about locations and stock transfers. The spec's own, where it has them: M75 to M77, M87 to M89. */
export const locationAnswers = {
  enabled: 'You can now add locations.',
  added: 'Location has been added',
  saved: 'Changes have been saved',
  deactivated: 'Location has been deactivated',
  activated: 'Location activated.',
  location: 'Location',
  locations: 'Locations in use',
  whatItDoes: 'What taking the location out of use would do',
  whatSendingDoes: 'What sending these goods will do.',
  whatActDoes: 'What this will do with the goods.',
  initiated: 'Transfer has been initiated',
  updated: 'Transfer has been updated',
  moved: 'Transfer status has been updated',
  reversed: 'The goods are on their way back.',
  nothingNew: 'That was done before.',
  nextNumber: 'The next number; the transfer gets its own when it is saved.',
  transfer: 'Stock transfer',
  statuses: 'Stock transfers by status',
};

/** What the page of locations says. */
export const locationWords = {
  title: 'Locations',
  add: 'New location',
  turnOnTitle: 'Keep stock in more than one place',
  turnOnLead:
    'Add shops, stores and vans, see what you have at each, and move goods between them. This can’t be undone.',
  turnOn: 'Turn on multiple locations',
  turnOnAsks: 'Turn on multiple locations?',
  keepOne: 'Keep one location',
  name: 'Location',
  place: 'Address',
  status: 'Status',
  all: 'All',
  active: 'Active',
  search: 'Search name, city, address',
  default: 'Default',
  inactive: 'Inactive',
  count: 'Count stock',
  edit: 'Edit',
  setDefault: 'Set as default',
  deactivate: 'Deactivate',
  activate: 'Activate',

  newTitle: 'New location',
  editTitle: (name: string) => `Edit ${name}`,
  save: 'Save location',
  nameLabel: 'Name',
  address: 'Street and number',
  city: 'City',
  state: 'State or region',
  postcode: 'Postcode',
  country: 'Country',
  noCountry: 'No country',

  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  deactivateLead: 'It can’t be used on new documents. You can activate it again.',
  deactivateLabel: (destination: string) => `Deactivate and move everything to ${destination}`,
  deactivateEmpty: 'Deactivate location',
  destination: 'Move everything here to',
  chooseDestination: 'Choose a location',
  goods: 'Stock that moves',
  drafts: 'Drafts that move',
  open: 'Open quotes and purchase orders that move',
  places: 'Locations of your online store that move',
  nothingMoves: 'There’s no stock at this location, and nothing uses it.',
  keep: 'Keep it',
} as const;
