/** What is read in confirm email. */
export const confirmEmailWords = {
  emailAddressConfirmed: (member: string) => `The e-mail address of ${member} is confirmed.`,
  title: (member: string) => `Confirm the e-mail address of ${member}?`,
  lead: (email: string) =>
    `You vouch that ${email} is theirs. They need no code from then on, and the record says who confirmed it.`,
  confirmTheAddress: 'Confirm the address',
  leaveItOpen: 'Leave it open',
} as const;

/** What is read in invite. */
export const inviteWords = {
  inviteAgain: (email: string) => `Invite ${email} again`,
  inviteTeam: 'Invite to the team',
  lead: (inviteDays: number) => `They get a mail with a link that opens for ${inviteDays} days.`,
  save: 'Send invitation',
  email: 'E-mail',
  role: 'Role',
} as const;

/** What is read in member dialog. */
export const memberDialogWords = {
  changeRole: (member: string) => `Change the role of ${member}`,
  roleLead: 'It holds from their next click on, wherever they are signed in.',
  make: (role: string) => `Make ${role}`,
  leaveIt: 'Leave it',
  takeBackInvitation: (member: string) => `Take back the invitation of ${member}?`,
  deactivateNamed: (member: string) => `Deactivate ${member}?`,
  revokeLead: 'Its link opens nothing from then on. You can invite them again.',
  deactivateLead:
    'Their next click ends their session. What they did stays under their name, and you can invite them again.',
  takeItBack: 'Take it back',
  deactivateNamed2: 'Deactivate',
  letItStand: 'Let it stand',
  keepThem: 'Keep them',
} as const;

/** What is read in team page. */
export const teamPageWords = {
  notConfirmed: (email: string) => `Not confirmed: ${email}`,
  team: 'Team',
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  status: 'Status',
  secondFactor: 'Second factor',
  since: 'Since',
  inviteSomebody: 'Invite somebody',
} as const;

/** What is read in view as. */
export const viewAsWords = {
  anotherRolesView: 'Another role’s view',
  seeProduct: 'See the product as',
  lookAs: (role: string) => `Look as ${role}`,
  explained:
    'In this tab alone. What that role may not do is refused to you too, until you look as yourself again.',
} as const;

/** What is read in member act. */
export const memberActWords = {
  changeRole: 'Change role',
  confirmEmailAddress: 'Confirm the e-mail address',
  sendInvitationAgain: 'Send the invitation again',
  inviteAgain: 'Invite again',
  takeInvitationBack: 'Take the invitation back',
  deactivate: 'Deactivate',
} as const;
