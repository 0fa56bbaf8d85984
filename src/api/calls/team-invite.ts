import * as z from 'zod/mini';
import { roles } from '../../domain/team/team.ts';
import { told } from './call.ts';
import { flag, id, oneOf, text, typedText, verbatim } from './field.ts';
import { outsideBusiness } from './outside-business.ts';
import { password } from './password.ts';

const at = '/api/onboarding/';
const mailed = outsideBusiness('token', at);

/** What a mailed link carries; 256 bits in base64url. Nobody who opens one is in the business yet. */
const link = {
  business: id('businessId'),
  token: verbatim(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)))('token'),
};

/** The calls of whoever holds an invitation's link. */
export const teamInviteCalls = {
  validateTeamInvite: mailed.ask('ValidateTeamMemberInvite', {
    takes: link,
    says: told({
      business: text('BusinessName'),
      email: text('memberemail'),
      role: oneOf('roles', roles),
      /** The address has an account, whose owner signs in to accept. */
      hasAccount: flag('hasaccount'),
    }),
  }),
  /** Makes the user an invitation is for, lets them in and signs them in. */
  addTeamMemberPassword: mailed.change('AddTeamMemberPassword', {
    takes: {
      ...link,
      firstName: typedText('firstname', 200),
      lastName: typedText('lastname', 200),
      password: password('password'),
    },
    says: told({ token: text('Token'), userId: id('userid') }),
    touches: [],
  }),
};

/** The call of somebody signed in who opened an invitation’s link, before they belong to the business. */
export const teamAcceptCalls = {
  acceptTeamInvite: outsideBusiness('session', at).ours.change('accept-team-invite', {
    takes: link,
    says: told({ business: text('BusinessName') }),
    touches: [],
  }),
};
