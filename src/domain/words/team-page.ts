/** What is read in confirm email. */
export const confirmEmailWords = {
  emailAddressConfirmed: (member: string) => `The email address of ${member} is confirmed.`,
  title: (member: string) => `Confirm the email address of ${member}?`,
  lead: (email: string) =>
    `You’re confirming that ${email} is theirs. They won’t need a code, and the record shows who confirmed it.`,
  confirmTheAddress: 'Confirm the address',
  leaveItOpen: 'Leave it open',
} as const;

/** What is read in invite. */
export const inviteWords = {
  inviteAgain: (email: string) => `Invite ${email} again`,
  inviteTeam: 'Invite to the team',
  lead: (inviteDays: number) => `We’ll email them a link that’s valid for ${inviteDays} days.`,
  save: 'Send invitation',
  email: 'Email',
  role: 'Role',
} as const;

/** What is read in member dialog. */
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

/** What is read in team page. */
export const teamPageWords = {
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

/** What is read in view as. */
export const viewAsWords = {
  anotherRolesView: 'Another role’s view',
  seeProduct: 'Preview as',
  lookAs: (role: string) => `Preview as ${role}`,
  explained: 'Only in this tab. You’ll have that role’s permissions until you switch back.',
} as const;

/** What is read in member act. */
export const memberActWords = {
  changeRole: 'Change role',
  confirmEmailAddress: 'Confirm the email address',
  sendInvitationAgain: 'Send the invitation again',
  inviteAgain: 'Invite again',
  takeInvitationBack: 'Withdraw the invitation',
  deactivate: 'Deactivate',
} as const;
