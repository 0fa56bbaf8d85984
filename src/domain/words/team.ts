import { counted, everywhere, type StatusWord } from './everywhere.ts';

/** The word people read for each status, and the colour it is in. */
const teamStatus: Readonly<Record<string, StatusWord>> = {
  InviteSent: { word: 'Invited', tone: 'waiting' },
  Expired: { word: 'Invitation expired', tone: 'draft' },
  Revoked: { word: 'Invitation withdrawn', tone: 'stopped' },
  Active: { word: 'Active', tone: 'settled' },
  Deactivated: { word: 'Deactivated', tone: 'stopped' },
};

type MemberStanding = { status: string };

const out = 'They’re not on the team. Invite them again.';

/** Why an invitation can't be accepted any more, to whoever holds its link. */
const closed: Readonly<Record<string, string>> = {
  Expired: 'This invitation has expired. Ask for a new one.',
  Revoked: 'This invitation was withdrawn. Ask the person who invited you.',
  Active: 'This invitation has been used. Sign in to continue.',
  Deactivated: 'You were deactivated by the owner. Ask them to invite you again.',
};

const sentences: Readonly<Record<string, (standing: MemberStanding) => string | undefined>> = {
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

/** What people read about the team. Source: sales-and-access and finance-and-settings, "Error catalogue". */
export const team = {
  teamWords: {
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
  } as const,
  teamStatus,

  /** What a link of an earlier mail says. */
  replacedLink: 'This link was replaced by a newer one. Use the link in the latest email.',

  /** Why the chart refuses an event in a standing, in a sentence that says the way out. */
  whyNotTeamMember: (standing: MemberStanding, event: { type: string }): string =>
    sentences[event.type]?.(standing) ?? 'This can’t be done with a team member.',

  roleMeaningWords: {
    owner: 'Full access. Every business has at least one.',
    administrator: 'Full access.',
    manager: 'Everything except the plan, the account settings and the team.',
    staff: 'Writes and edits documents and records payments; no reports, exports or settings.',
    accountant: 'Reads and exports everything; changes nothing but payments on bills, orders and customers.',
    viewer: 'Reads documents, summaries and the dashboard; exports nothing.',
    needsAnOwner: 'The business needs an owner. Make someone else an owner first.',
  } as const,
};

export const confirmEmailWords = {
  emailAddressConfirmed: (member: string) => `The email address of ${member} is confirmed.`,
  title: (member: string) => `Confirm the email address of ${member}?`,
  lead: (email: string) =>
    `You’re confirming that ${email} is theirs. They won’t need a code, and the record shows who confirmed it.`,
  confirmTheAddress: 'Confirm the address',
  leaveItOpen: 'Leave it open',
} as const;

export const inviteWords = {
  inviteAgain: (email: string) => `Invite ${email} again`,
  inviteTeam: 'Invite to the team',
  lead: (inviteDays: number) => `We’ll email them a link that’s valid for ${inviteDays} days.`,
  save: 'Send invitation',
  email: 'Email',
  role: 'Role',
} as const;

export const memberDialogWords = {
  changeRole: (member: string) => `Change the role of ${member}`,
  roleLead: 'It applies from their next click, wherever they’re signed in.',
  make: (role: string) => `Make ${role}`,
  keepAsIs: 'Keep as is',
  takeBackInvitation: (member: string) => `Withdraw the invitation to ${member}?`,
  deactivateNamed: (member: string) => `Deactivate ${member}?`,
  revokeLead: 'Its link will stop working. You can invite them again.',
  deactivateLead:
    'They’re signed out at their next click. Their work stays under their name, and you can invite them again.',
  takeItBack: 'Withdraw invitation',
  deactivateNamed2: 'Deactivate',
  letItStand: 'Keep the invitation',
  keepThem: 'Keep them',
} as const;

export const teamPageWords = {
  members: ({ active, invited }: { active: number; invited: number }) =>
    `${counted(active, 'member', 'members')}, ${invited} invited`,
  you: ({ name }: { name: string }) => `${name} (you)`,
  on: 'On',
  off: 'Off',
  notConfirmed: (email: string) => `Not confirmed: ${email}`,
  team: 'Team',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  secondFactor: 'Two-step verification',
  since: 'Since',
  linkUntil: ({ day }: { day: string }) => `Link valid until ${day}`,
  inviteSomebody: 'Invite someone',
} as const;

export const viewAsWords = {
  anotherRolesView: 'Another role’s view',
  seeProduct: 'Preview as',
  lookAs: (role: string) => `Preview as ${role}`,
  explained: 'Only in this tab. You’ll have that role’s permissions until you switch back.',
} as const;

export const memberActWords = {
  changeRole: 'Change role',
  confirmEmailAddress: 'Confirm the email address',
  sendInvitationAgain: 'Send the invitation again',
  inviteAgain: 'Invite again',
  takeInvitationBack: 'Withdraw the invitation',
  deactivate: 'Deactivate',
} as const;

export const joinWords = {
  firstNameMissing: everywhere.firstNameMissing,
  lastNameMissing: everywhere.lastNameMissing,
  passwordMissing: everywhere.choosePassword,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordHint: everywhere.passwordHint,
  join: 'Join',
} as const;

export const teamInviteWords = {
  invitationDoesNotOpen: 'This invitation isn’t valid',
  goToSignin: 'Go to sign-in',
  linkDidNotWork: 'The link didn’t work',
  openingYourInvitation: 'Opening your invitation',
  checking: everywhere.checkingLink,
  join: (business: string) => `Join ${business}`,
  lead: (role: string) => `You’re invited to work in its books as ${role}.`,
  accountSigninAccept: (email: string) => `You have an account with ${email}. Sign in to accept.`,
  signin: 'Sign in',
  signed: (email: string) => `You’re signed in as ${email}.`,
  acceptTheInvitation: 'Accept the invitation',
} as const;

/** What is said to somebody who was removed from a team. */
export const membership = {
  removedFrom: ({ business }: { business: string }) => `You’re no longer a member of ${business}.`,
};
