import { v7 } from 'uuid';
import { type Onboarding, onboardingProblems } from '../../../src/domain/business/onboarding.ts';
import { nameProblems } from '../../../src/domain/user/account.ts';
import type { Bounds } from '../../../src/domain/values/bounds.ts';
import { countryById, localeOfCountry } from '../../../src/domain/values/country.ts';
import { refusal, refusalOf } from '../../../src/domain/values/refusal.ts';
import { accountRefusals as accountRefusalWords } from '../../../src/domain/words/account.ts';
import { boundWords } from '../../../src/domain/words/everywhere.ts';
import { boundsFor, countOfDay } from '../../services/bounds.ts';
import { asAccess } from '../../store/access/access.ts';
import { hashOf, type Identity } from '../../store/access/identity.ts';
import { rename } from '../../store/access/users.ts';
import type { Database } from '../../store/database/database.ts';
import { type Answer, runOnce } from '../../store/database/intent.ts';
import { newId } from '../../store/database/new-id.ts';
import { column } from '../../store/database/row.ts';
import { type Business, type Clock, type Ctx, Refused, refuse } from '../../store/database/tx.ts';
import { createBusiness } from '../../store/settings/businesses.ts';

/** A new business begins on a trial, which has no second currency. */
const atFirst = { plan: 'trial', multiCurrency: false } as const;

/** What opening a first business answers. */
export interface OpenedBusiness extends Answer {
  businessId: string;
  name: string;
  repeated: boolean;
}

export interface Onboard {
  database: Database;
  clock: Clock;
  bounds?: Bounds | undefined;
  identity: Identity;
  intent?: Ctx['intent'] | undefined;
}

/**
 * The id of a user's business follows from the user's own and what names it, so that a double click meets itself at the primary
 * key. It keeps the user's time, as every id of version 7 begins with one.
 */
const businessId = (userId: string, name: string): string =>
  v7({
    msecs: Number.parseInt(userId.replaceAll('-', '').slice(0, 12), 16),
    random: hashOf(name).subarray(0, 16),
  });
const firstBusinessId = (userId: string): string => businessId(userId, `first business of ${userId}`);

/** What is typed beside the business itself. */
export interface Beside {
  firstName: string;
  lastName: string;
  /** Kept as it came; the spec sends it and do not say what it holds. */
  customField: string | null;
}

/** Who opens a business, once their address is proved. */
const refuseUnverified = ({ verified }: Identity): void => {
  if (!verified) throw new Refused(refusal('not-allowed', accountRefusalWords.verifyBeforeBusiness));
};

/** Opens the business of this id, or answers the existing one. */
const openAs = (
  { database, clock, bounds, identity, intent }: Onboard,
  id: string,
  typed: Onboarding,
  name: string,
  settings: Record<string, unknown>,
): Promise<OpenedBusiness> => {
  const country = countryById(typed.countryId)!.code;
  const taxRules = {
    taxAfterDiscount: typed.taxAfterDiscount === true,
    taxPerRate: typed.taxPerRate === true,
  };
  const business: Business = {
    id,
    name: typed.companyName.trim(),
    address: typed.address.trim(),
    homeCurrency: typed.currency,
    timeZone: typed.timeZone,
    // The page speaks English; the country says how it writes days and amounts.
    locale: localeOfCountry(country),
    ...atFirst,
    ...taxRules,
    fiscalMonth: 1,
    fiscalDay: 1,
    fiscalBefore: [],
  };
  const user = { id: identity.userId, name, role: 'Owner' };
  return runOnce({ database, clock, business, user, intent }, async (tx) => {
    const made = await createBusiness(tx, {
      country,
      address: business.address,
      settings: { ...settings, ...taxRules },
    });
    if (made) {
      const { businessesPerDay } = await boundsFor({ database, bounds }, identity.userId, tx.now);
      const { businesses } = boundWords;
      await countOfDay({ database }, identity.userId, 'business', tx.now, businessesPerDay, businesses);
      return { businessId: id, name: business.name, repeated: false };
    }
    const [standing] = await tx.query({ name: column.text }, 'select name from business where id = $1', [id]);
    return { businessId: id, name: standing!.name, repeated: true };
  });
};

/** Makes the user's first business in one transaction. Repeated, it answers the business there is. */
export const onboard = async (
  opening: Onboard,
  typed: Onboarding,
  { firstName, lastName, customField }: Beside,
): Promise<OpenedBusiness> => {
  const { database, identity } = opening;
  refuseUnverified(identity);
  refuse(refusalOf([...nameProblems(firstName, lastName), ...onboardingProblems(typed)]));
  await rename(asAccess(database), identity.userId, firstName.trim(), lastName.trim());
  const name = `${firstName.trim()} ${lastName.trim()}`;
  const settings = { employeeSize: typed.employeeSize, customField };
  return openAs(opening, firstBusinessId(identity.userId), typed, name, settings);
};

/**
 * Makes a further business of the user. The request's key names it, so that a repeated request meets itself.
 *
 * @throws Refused for faults, each with its field
 */
export const openBusiness = async (opening: Onboard, typed: Onboarding): Promise<OpenedBusiness> => {
  const { identity, intent } = opening;
  refuseUnverified(identity);
  refuse(refusalOf(onboardingProblems(typed)));
  const id = intent ? businessId(identity.userId, `business ${intent.key} of ${identity.userId}`) : newId();
  const name = `${identity.firstName} ${identity.lastName}`.trim();
  return openAs(opening, id, typed, name, {});
};
