import * as z from 'zod/mini';
import { repeated } from './answer-wire.ts';
import { toDoor } from './call.ts';
import { all, id, text, userId } from './wire-types.ts';

const { change } = toDoor('session');

/** A choice as the spec's pickers send it; the id decides, the rest is what the picker showed. */
const chosen = all(z.optional(text(200)), 'label value');

export const onboardingCalls = {
  saveOnboarding: change(
    '/api/onboarding/save-onboarding',
    { businessid: id, BusinessName: z.string(), ...repeated },
    {
      userid: userId,
      ...all(z.optional(text(200)), 'firstname lastname'),
      companyname: text(200),
      address: z.optional(text(1000)),
      country: z.object({ id: z.number(), ...chosen }),
      currency: z.object({ id: z.number(), ...all(z.optional(text(20)), 'symbol short'), ...chosen }),
      employeesize: z.optional(
        z.nullable(z.object({ id: z.optional(z.union([z.number(), text(20)])), ...chosen })),
      ),
      timezone: z.optional(text(100).check(z.minLength(1))),
      TaxAfterDiscount: z.optional(z.boolean()),
      TaxPerRate: z.optional(z.boolean()),
      CustomField: z.optional(text(500)),
    },
  ),
};
