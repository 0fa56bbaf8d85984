import * as everywhere from './everywhere.ts';
import type { StatusWord } from './status.ts';

/** What people read about the team. Source: sales-and-access and finance-and-settings, "Error catalogue". */
export const teamWords = {
  sent: 'invitation sent',
  resent: 'The invitation is on its way again; the earlier link no longer works.',
  changed: 'Changes saved.',
  deactivated: 'Team member deactivated.',
  revoked: 'Invitation withdrawn.',
  validated: 'Team member validated.',
  passwordAdded: 'Team member password added.',
  badLink: everywhere.badLink,
  forSomebodyElse:
    'This invitation was sent to a different address from the one you’re signed in with. Sign out and open the link again.',
  hasAccount: 'You have an account with this address. Sign in, and the invitation is accepted.',
} as const;

/** The word people read for each status, and the colour it stands in. */
export const teamStatus: Readonly<Record<string, StatusWord>> = {
  InviteSent: { word: 'Invited', tone: 'waiting' },
  Expired: { word: 'Invitation expired', tone: 'draft' },
  Revoked: { word: 'Invitation withdrawn', tone: 'stopped' },
  Active: { word: 'Active', tone: 'settled' },
  Deactivated: { word: 'Deactivated', tone: 'stopped' },
};

type Asked = { status: string };

const out = 'They’re not on the team. Invite them again.';

/** Why an invitation can't be accepted any more, to whoever holds its link. */
const closed: Readonly<Record<string, string>> = {
  Expired: 'This invitation has expired. Ask for a new one.',
  Revoked: 'This invitation was withdrawn. Ask the person who invited you.',
  Active: 'This invitation has been used. Sign in to continue.',
  Deactivated: 'You were deactivated by the owner. Ask them to invite you again.',
};

/** What a link of an earlier mail says. */
export const replacedLink = 'This link was replaced by a newer one. Use the link in the latest email.';

const sentences: Readonly<Record<string, (asked: Asked) => string | undefined>> = {
  'invite.send': ({ status }) =>
    status === 'Active'
      ? 'They’re already on the team. Change their role instead.'
      : 'They’ve already been invited. Send the invitation again instead.',
  'invite.resend': ({ status }) =>
    status === 'Active' ? 'They’ve already joined, so there’s nothing to send.' : out,
  'invite.expire': () => 'Only an invitation that waits for an answer expires.',
  'invite.accept': ({ status }) => closed[status],
  'role.change': ({ status }) =>
    status === 'Expired' ? 'The invitation has expired. Send it again first.' : out,
};

/** Why the chart refuses an event in a standing, in a sentence that says the way out. */
export const whyNotTeamMember = (asked: Asked, event: { type: string }): string =>
  sentences[event.type]?.(asked) ?? 'This can’t be done with a team member.';

/** What is read in role meaning. */
export const roleMeaningWords = {
  owner: 'Full access. Every business has at least one.',
  administrator: 'Full access.',
  manager: 'Everything except the plan, the account settings and the team.',
  staff: 'Writes and edits documents and records payments; no reports, exports or settings.',
  accountant: 'Reads and exports everything; changes nothing but payments on bills, orders and customers.',
  viewer: 'Reads documents, summaries and the dashboard; exports nothing.',
  needsAnOwner: 'The business needs an owner. Make someone else an owner first.',
} as const;
