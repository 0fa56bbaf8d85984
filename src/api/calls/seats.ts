import { userId } from '../wire/values.ts';
import { done, subject, told } from './call.ts';
import { ids, typedText } from './field.ts';

const sent = { userid: userId };
const { ours: ofPlan } = subject('businessId', '/api/Subscription/', sent);
const { ours: ofTeam } = subject('businessId', '/api/onboarding/', sent);
const touches = ['team', 'plan'] as const;

/** The calls about seats that the specification has none of. */
export const seatCalls = {
  /** The way out for an owner above the seats too, so it is a call of the plan. */
  chooseSeats: ofPlan.change('choose-seats', 'settings.plan', {
    takes: { memberIds: ids('inviteids') },
    says: told(done),
    touches,
  }),
  dropRefusedInvite: ofTeam.change('drop-refused-invite', 'team.page', {
    takes: { email: typedText('memberemail', 300) },
    says: told(done),
    touches,
  }),
};
