import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { onboardingCalls } from '../../../src/api/calls/onboarding.ts';
import { idToWire } from '../../../src/api/wire/id.ts';
import type { Onboarding } from '../../../src/domain/business/onboarding.ts';
import { zoneOf } from '../../../src/domain/values/country.ts';
import { settingsAnswers as settingsAnswerWords } from '../../../src/domain/words/business.ts';
import { onboard } from '../../commands/account/onboard.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { type AccountServices, ownVisit } from '../call/visit.ts';

const typed = ({
  country: countryId,
  address = '',
  timeZone = zoneOf(countryId),
  employeeSize = null,
  ...given
}: ArgsOf<typeof onboardingCalls.saveOnboarding>): Onboarding => ({
  ...given,
  countryId,
  address,
  timeZone,
  employeeSize,
});

/** Mounts the call that makes a user's first business. */
export const onboardingRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mountDeclared(app, onboardingCalls, ownVisit(services), {
    saveOnboarding: async ({ ctx, args, request }) => {
      const beside = {
        firstName: args.firstName ?? ctx.identity.firstName,
        lastName: args.lastName ?? ctx.identity.lastName,
        customField: args.customField ?? null,
      };
      const { businessId, name, repeated } = await onboard(ctx, typed(args), beside);
      request.log.info({ act: 'business opened', user: idToWire(ctx.identity.userId), business: businessId });
      return { message: settingsAnswerWords.businessSetUp, id: businessId, name, repeated };
    },
  });
