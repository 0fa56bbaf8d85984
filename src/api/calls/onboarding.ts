import * as z from 'zod/mini';
import { type EmployeeSize, isEmployeeSize } from '../../domain/business/onboarding.ts';
import { countryById } from '../../domain/values/country.ts';
import { currencyById, currencyOf } from '../../domain/values/currency.ts';
import { all, text as limited, userId } from '../wire/values.ts';
import { done, told } from './call.ts';
import { flag, id, optional, shaped, text, typedText, verbatim } from './field.ts';
import { outsideBusiness } from './outside-business.ts';

/** A choice as the specification’s pickers send it: only the id counts, the rest is what the picker showed. */
const chosen = all(z.optional(limited(200)), 'label value');

/** A country by its number. */
const country = shaped(z.object({ id: z.number(), ...chosen }), {
  toWire: (id: number) => ({ id, value: countryById(id)?.code ?? '' }),
  fromWire: ({ id }) => id,
});

/** A currency by its code; one that no list has is empty. */
const currency = shaped(
  z.object({ id: z.number(), ...all(z.optional(limited(20)), 'symbol short'), ...chosen }),
  {
    toWire: (code: string) => ({ id: currencyOf(code).id, short: code }),
    fromWire: ({ id }) => currencyById(id)?.code ?? '',
  },
);

/** How many work there; null for none of the sizes. */
const employeeSize = shaped(
  z.nullable(z.object({ id: z.optional(z.union([z.number(), limited(20)])), ...chosen })),
  {
    toWire: (size: EmployeeSize | null) => (size ? { value: size } : null),
    fromWire: (sent) => {
      const size = sent?.value ?? '';
      return isEmployeeSize(size) ? size : null;
    },
  },
);

/** A time zone that is never empty: an empty one is left to the country. */
export const timeZone = verbatim(limited(100).check(z.minLength(1)));

/** The call that makes a user's first business. */
export const onboardingCalls = {
  saveOnboarding: outsideBusiness('session', '', { userid: userId }).change(
    '/api/onboarding/save-onboarding',
    {
      takes: {
        firstName: optional(typedText('firstname', 200)),
        lastName: optional(typedText('lastname', 200)),
        companyName: typedText('companyname', 200),
        address: optional(typedText('address', 1000)),
        country: country('country'),
        currency: currency('currency'),
        employeeSize: optional(employeeSize('employeesize')),
        timeZone: optional(timeZone('timezone')),
        taxAfterDiscount: optional(flag('TaxAfterDiscount')),
        taxPerRate: optional(flag('TaxPerRate')),
        customField: optional(typedText('CustomField', 500)),
      },
      says: told({ id: id('businessid'), name: text('BusinessName'), ...done }),
      touches: [],
    },
  ),
};
