import { v7 } from 'uuid';
import { nameProblems } from '../../../src/domain/account.ts';
import { countryById } from '../../../src/domain/country.ts';
import { type Onboarding, onboardingProblems } from '../../../src/domain/onboarding.ts';
import { refusal } from '../../../src/domain/refusal.ts';
import { asAccess } from '../../store/access.ts';
import { createBusiness } from '../../store/businesses.ts';
import type { Database } from '../../store/database.ts';
import { hashOf, type Identity } from '../../store/identity.ts';
import { type Answer, carryOut } from '../../store/intent.ts';
import { type Business, type Clock, type Ctx, Refused } from '../../store/tx.ts';
import { rename } from '../../store/users.ts';

/** A new business begins on a trial, which has no second currency. */
const atFirst = { plan: 'trial', multiCurrency: false, taxAfterDiscount: false } as const;

/** What opening a first business answers. */
export interface OpenedBusiness extends Answer {
  businessId: string;
  name: string;
  repeated: boolean;
}

export interface Onboard {
  database: Database;
  clock: Clock;
  identity: Identity;
  intent?: Ctx['intent'];
}

/**
 * The id of a user's first business follows from the user's own, so that a double click meets itself at the primary
 * key. It keeps the user's time, as every id of version 7 begins with one.
 */
const firstBusinessId = (userId: string): string =>
  v7({
    msecs: Number.parseInt(userId.replaceAll('-', '').slice(0, 12), 16),
    random: hashOf(`first business of ${userId}`).subarray(0, 16),
  });

/** What is typed beside the business itself. */
export interface Beside {
  firstName: string;
  lastName: string;
  /** Kept as it came; the documents send it and do not say what it holds. */
  customField: string | null;
}

/** Makes the user's first business in one transaction. Repeated, it answers the business there is. */
export const onboard = async (
  { database, clock, identity, intent }: Onboard,
  typed: Onboarding,
  { firstName, lastName, customField }: Beside,
): Promise<OpenedBusiness> => {
  if (!identity.verified)
    throw new Refused(refusal('not-allowed', 'Verify your e-mail address before you set up a business.'));
  const problems = [...nameProblems(firstName, lastName), ...onboardingProblems(typed)];
  if (problems[0]) throw new Refused(refusal('invalid', problems[0].message, { fields: problems }));
  await rename(asAccess(database), identity.userId, firstName.trim(), lastName.trim());
  const country = countryById(typed.countryId)!.code;
  const business: Business = {
    id: firstBusinessId(identity.userId),
    name: typed.companyName.trim(),
    address: typed.address.trim(),
    homeCurrency: typed.currency,
    timeZone: typed.timeZone,
    // The page speaks English; the country says how it writes days and amounts.
    locale: `en-${country}`,
    ...atFirst,
  };
  const user = {
    id: identity.userId,
    name: `${firstName.trim()} ${lastName.trim()}`,
    role: 'Owner',
  };
  return carryOut({ database, clock, business, user, intent }, async (tx) => {
    const made = await createBusiness(tx, {
      country,
      address: typed.address.trim(),
      settings: { employeeSize: typed.employeeSize, customField },
    });
    if (made) return { businessId: business.id, name: business.name, repeated: false };
    const [standing] = await tx.query<{ name: string }>('select name from business where id = $1', [
      business.id,
    ]);
    return { businessId: business.id, name: standing!.name, repeated: true };
  });
};
