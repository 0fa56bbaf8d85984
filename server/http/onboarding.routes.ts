import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { onboardingCalls } from '../../src/api/contract/onboarding.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { zoneOf } from '../../src/domain/country.ts';
import { currencyById } from '../../src/domain/currency.ts';
import { isEmployeeSize, type Onboarding } from '../../src/domain/onboarding.ts';
import { settingsAnswers as settingsAnswerWords } from '../../src/domain/words/business.ts';
import { onboard } from '../commands/account/onboard.ts';
import { answered } from './account.answers.ts';
import { mount } from './mount.ts';
import { type AccountServices, ownVisit } from './visit.ts';

const typed = (body: BodyOf<typeof onboardingCalls.saveOnboarding>): Onboarding => {
  const size = body.employeesize?.value ?? '';
  return {
    companyName: body.companyname,
    address: body.address ?? '',
    countryId: body.country.id,
    currency: currencyById(body.currency.id)?.code ?? '',
    timeZone: body.timezone ?? zoneOf(body.country.id),
    employeeSize: isEmployeeSize(size) ? size : null,
    taxAfterDiscount: body.TaxAfterDiscount,
    taxPerRate: body.TaxPerRate,
  };
};

/** Mounts the call that makes a user's first business. */
export const onboardingRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mount(app, onboardingCalls, ownVisit(services), {
    saveOnboarding: async ({ ctx, body, request }) => {
      const beside = {
        firstName: body.firstname ?? ctx.identity.firstName,
        lastName: body.lastname ?? ctx.identity.lastName,
        customField: body.CustomField ?? null,
      };
      const { businessId, name, repeated } = await onboard(ctx, typed(body), beside);
      request.log.info({ act: 'business opened', user: idToWire(ctx.identity.userId), business: businessId });
      return answered(settingsAnswerWords.businessSetUp, {
        businessid: idToWire(businessId),
        BusinessName: name,
        repeated,
      });
    },
  });
