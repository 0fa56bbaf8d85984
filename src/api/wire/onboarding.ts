import { countryById } from '../../domain/country.ts';
import { currencyOf } from '../../domain/currency.ts';
import type { Onboarding } from '../../domain/onboarding.ts';
import type { BodyOf } from '../contract/call.ts';
import type { onboardingCalls } from '../contract/onboarding.ts';

/** A typed first business, with the small numbers the spec gives countries and currencies. */
export const onboardingToWire = (typed: Onboarding): BodyOf<typeof onboardingCalls.saveOnboarding> => ({
  companyname: typed.companyName,
  address: typed.address,
  country: { id: typed.countryId, value: countryById(typed.countryId)?.code ?? '' },
  currency: { id: currencyOf(typed.currency).id, short: typed.currency },
  employeesize: typed.employeeSize ? { value: typed.employeeSize } : null,
  timezone: typed.timeZone,
  TaxAfterDiscount: typed.taxAfterDiscount,
  TaxPerRate: typed.taxPerRate,
});
