/** What is read where somebody may not do something. */
export const access = {
  roleMayNot: ({ role }: { role: string }) =>
    `Your role, ${role}, may not do this. Ask the owner of the business.`,
  limitReached: 'You have reached the limit for your plan',
};

/** What is filled into a sentence, by name. */
export type Values<Name extends string> = Readonly<Record<Name, string>>;

const rules = new Intl.PluralRules('en');

/** What is said of one, or what is said of any other count, as English counts. */
export const plural = (count: number, one: string, many: string): string =>
  rules.select(count) === 'one' ? one : many;

/**
 * A count with its noun: "1 entry", "2 entries". Every plural is made here, for a language that has more than two forms.
 *
 * @param formatted the count as its locale writes it
 */
export const counted = (count: number, one: string, many: string, formatted = String(count)): string =>
  `${formatted} ${plural(count, one, many)}`;

/** The first three of some names, and whether there are more. */
export const fewOf = (names: readonly string[]): string =>
  `${names.slice(0, 3).join(', ')}${names.length > 3 ? ' and others' : ''}`;

/** What is said in several places. */
export const everywhere = {
  rateNeeded: (currency: string) => `Enter the exchange rate for ${currency}.`,
  daysReversed: 'The first day is after the last day. Choose other dates.',
  pictureUnreadable: 'We can’t read this picture. Choose a PNG or a JPEG.',
  enterPassword: 'Enter your password.',
  choosePassword: 'Choose a password.',
  passwordHint: 'At least 10 characters. A few random words work well.',
  enterMailedCode: 'Enter the 6-digit code from the email.',
  checkingLink: 'One moment, we’re checking the link.',
  forgotPassword: 'Forgot your password?',
  firstNameMissing: 'Enter your first name.',
  lastNameMissing: 'Enter your last name.',
  nameMissing: 'Enter a name.',
  emailWrong: 'Enter an email address like name@example.com.',
  emailLetters: 'Use letters from A to Z, digits and signs such as . - _ before the @.',
  severalAddresses: 'Separate addresses with commas.',
  businessNameMissing: 'Enter the name of your business.',
  businessCountryMissing: 'Choose the country of your business.',
  timeZoneUnknown: 'Choose a time zone from the list.',
  currencyUnknown: 'Choose a currency from the list.',
  amountTooLarge: 'The amount is too large.',
  amountNotAboveZero: 'Enter an amount above zero.',
  amountOrEmpty: 'Enter an amount above zero, or leave it empty.',
  moreDetails: 'More details',
  chooseAccount: 'Choose an account.',
  todayIfEmpty: 'Defaults to today.',
  notInFuture: 'Choose today or an earlier day.',
  nothingIsOwed: 'Nothing is owed.',
  reportNotInPlan: 'Your plan doesn’t include this report.',
  nothingMatches: 'Nothing matches these filters.',
  noLines: 'Add at least one line.',
  throttled: 'Please wait a couple of minutes and try again.',
  badLink: 'Please use only valid link sent to your email.',
  mailSent: 'Mail has been sent.',
  redirecting: 'Redirecting to payment page.',
  openingBalanceCorrected: 'Opening balance corrected',
  unexpected: 'An unexpected error occured, please refresh and try again',
  cancellationUndone: 'Reinstated.',
  notFound: 'Not found.',
  isUndone: 'This was undone already.',
};

/** The word people read for a status, and the colour it is in. */
export interface StatusWord {
  word: string;
  /** The same where there is room for one short word, as in a list on a phone. */
  brief?: string;
  tone: 'draft' | 'waiting' | 'settled' | 'stopped';
  /** The settled state still to come. */
  next?: string;
}

/** Fields, whatever they are of. */
export const fields = {
  optional: '(optional)',
  showPassword: 'Show password',
  hide: 'Hide',
  show: 'Show',
  code: 'Code',
};

/** A figure beside what it is compared with. */
export const compared = {
  asMuchAs: 'As much as',
  moreThan: ({ change }: { change: string }) => `${change} more than`,
  lessThan: ({ change }: { change: string }) => `${change} less than`,
};

/** How large a file is. */
export const fileSize = {
  kilobytes: ({ size }: { size: string }) => `${size} KB`,
  megabytes: ({ size }: { size: string }) => `${size} MB`,
};

export const amountWords = {
  notAboveZero: everywhere.amountNotAboveZero,
  noDecimals: 'An amount in this currency has no decimals.',
  tooManyDecimals: (digits: number) => `An amount has at most ${digits} decimals.`,
  tooLarge: everywhere.amountTooLarge,
} as const;

/** What is wrong with a number as it was typed. */
export const numberField = {
  ambiguous: ({ value, plain, most }: { value: string; plain: string; most: number }) => {
    const other = most > 2 ? ` or ${value}0` : most > 0 ? `, or use at most ${most} decimals` : '';
    return `“${value}” could be read in two ways. Write ${plain}${other}.`;
  },
  grouped: ({ value, plain }: { value: string; plain: string }) =>
    `“${value}” could be read in two ways. Write ${plain}.`,
  unreadable: ({ value, example }: { value: string; example: string }) =>
    `“${value}” could not be read as a number. Write it like ${example}.`,
  tooExact: ({ most }: { most: number }) => `At most ${most} decimals.`,
  tooExactIn: ({ currency, most }: { currency: string; most: number }) =>
    most === 0 ? `${currency} has no decimals.` : `${currency} has at most ${most} decimals.`,
};

/** What fields for a day say. */
export const dayField = {
  choose: 'Choose a day',
  calendar: 'Calendar',
  earlier: 'Earlier',
  later: 'Later',
  wider: ({ formatted }: { formatted: string }) => `${formatted}: choose a month or year`,
  unreadable: ({ value, example }: { value: string; example: string }) =>
    `“${value}” isn’t a date. Write it like ${example}.`,
};

/** What is asked of a date far from today. */
export const farDay = ({ day }: { day: string }) =>
  `${day} is far from today. Correct the date, or confirm that it’s right.`;

export const farDayWords = {
  title: (days: number) => plural(days, 'Is this date right?', 'Are these dates right?'),
  lead: (days: number) =>
    `${plural(days, 'It’s', 'They’re')} outside your current fiscal year and the years before and after it.`,
  keep: (days: number) => plural(days, 'Change the date', 'Change the dates'),
  confirm: (days: number) => plural(days, 'Use this date', 'Use these dates'),
} as const;

/** How a customer, an item or a document came to be here. */
export const channelWords: Readonly<Record<string, string>> = {
  manual: 'Manual',
  quote: 'Quote',
  import: 'Import',
  store: 'Store',
};

/** What heads the problems of a form. */
export const problems = {
  problems: ({ count }: { count: number }) =>
    plural(count, 'There is 1 problem', `There are ${count} problems`),
};

/** Refusals said in several places. */
export const recordRefusals = {
  isDeleted: ({ what }: { what: string }) => `This ${what} is deleted. Restore it first.`,
  isDraft: ({ what }: { what: string }) => `This ${what} is still a draft. Issue it first.`,

  /** The same of what the other party wrote. */
  isDraftOfTheirs: ({ what }: { what: string }) => `This ${what} is still a draft. Approve it first.`,
  draftNotCancelled: 'A draft has nothing to cancel. Delete it instead.',
  noLinesToIssue: 'Add at least one line before issuing it.',
  isNotDeleted: ({ what }: { what: string }) => `This ${what} is not deleted.`,
  tooLong: (label: string, limit: number) => `${label} has at most ${limit} characters.`,
  notAnAddress: (address: string) => `${address} is not an email address.`,
};

/** What people read who have reached a bound of the installation. */
export const boundWords = {
  businesses: (most: number) =>
    `You can create ${counted(most, 'business', 'businesses')} a day. Try again tomorrow.`,
  openInvites: (most: number) =>
    `This business has ${counted(most, 'invitation', 'invitations')} waiting, the most it can have now. Withdraw one, or wait until one is accepted.`,
  invites: (most: number) =>
    `You can send ${counted(most, 'invitation', 'invitations')} a day. Try again tomorrow.`,
};

export const addressFields = {
  attention: 'For the attention of',
  street: 'Street',
  city: 'City',
  stateOrRegion: 'State or region',
  postalCode: 'Postcode',
  country: 'Country',
  phoneThere: 'Phone',
  noCountry: 'No country',
};

export const placeFields = {
  country: 'Country',
  countryPlaceholder: 'Choose a country',
  currency: 'Currency',
  currencyPlaceholder: 'Choose a currency',
  timeZone: 'Time zone',
  timeZonePlaceholder: 'Choose a time zone',
};

export const pictureFieldWords = {
  notReadable: 'We can’t read this picture. Choose a PNG, JPEG or WebP file.',
  shown: (label: string) => `${label} now`,
  change: (label: string) => `Change ${label}`,
  choose: (label: string) => `Choose ${label}`,
  remove: 'Remove',
} as const;

/** What a list of what was found says when it has nothing to show. */
export const search = {
  searching: 'Searching…',
  failed: 'The search didn’t respond. Keep typing to try again.',
  nothingFound: ({ text }: { text: string }) => `Nothing found for “${text}”.`,
  nothingYet: 'Nothing here yet.',
};

/** What is said of days whose books are locked. */
export const lock = {
  locked: ({ day }: { day: string }) => `The books are locked until ${day}. Choose a later day.`,
};

export const foreignCurrency = {
  notInPlan: 'Your plan does not include foreign currencies.',
  notEnabled: 'Foreign currencies are not enabled for this business.',
};

/** What figures that include tax are called, on forms and on paper. */
export const includingTax = {
  price: 'Price including tax',
  amount: 'Amount including tax',
};

/** What numbers of a business are called on its documents, and where they are typed. */

export const taxNumbers = {
  taxNumber: 'Tax number',
  vatNumber: 'VAT number',
  vatId: 'VAT ID',
  registration: 'Registration number',
  commercialRegister: 'Commercial register',
  companyNumber: 'Company number',
  tin: 'TIN',
  rcNumber: 'RC number',
  ein: 'EIN',
  abn: 'ABN',
  acn: 'ACN',
  gstNumber: 'GST number',
  gstin: 'GSTIN',
  pin: 'PIN',
};

/** The spec's units as paper writes them: of one, and of any other quantity. Of single pieces nothing is said. */
export const unitWords: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Bag: ['bag', 'bags'],
  Box: ['box', 'boxes'],
  Bowl: ['bowl', 'bowls'],
  Bottle: ['bottle', 'bottles'],
  Bundles: ['bundle', 'bundles'],
  Carton: ['carton', 'cartons'],
  CM: ['cm', 'cm'],
  Dz: ['dozen', 'dozen'],
  Ea: ['', ''],
  Grams: ['g', 'g'],
  Ft: ['ft', 'ft'],
  Kg: ['kg', 'kg'],
  Km: ['km', 'km'],
  Litre: ['litre', 'litres'],
  Pack: ['pack', 'packs'],
  Pair: ['pair', 'pairs'],
  PCs: ['', ''],
  Portion: ['portion', 'portions'],
  Sachets: ['sachet', 'sachets'],
  Yard: ['yard', 'yards'],
};

/** What a card calls the units of which paper says nothing. */
const single: Readonly<Record<string, string>> = { Ea: 'Each', PCs: 'Piece' };

/** A unit as it is chosen and shown by itself: "Bag", "kg". */
export const unitName = (unit: string): string => {
  const name = single[unit] ?? unitWords[unit]?.[0] ?? unit;
  return name.length > 2 ? name.charAt(0).toUpperCase() + name.slice(1) : name;
};
