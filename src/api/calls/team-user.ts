import { userId } from '../wire/values.ts';
import { trueUser } from './account.ts';
import { subject, told } from './call.ts';
import { flag, id } from './field.ts';

const { change, read } = subject('businessId', '/api/Account/', { userid: userId });

/** The user that the member is. */
const takes = { userId: id('teammemberid') };

/** The calls about a member as a user. */
export const teamUserCalls = {
  trueTeamUserInfo: read('true-user-info-by-team-member', 'team.page', {
    takes,
    says: told(trueUser),
    reads: 'team',
  }),
  /** Takes a member's address as proved, on the word of who runs the business. */
  adminConfirmEmail: change('admin-confirm-email', 'team.page', {
    takes,
    says: told({ already: flag('already') }),
    touches: ['team', 'plan'],
  }),
};
