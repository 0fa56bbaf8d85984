import { renaming } from './rename.ts';

/** Our words for somebody who is, was or is asked to be in the team → the spec's. */
export const memberWire = renaming({
  id: 'id',
  userId: 'userid',
  email: 'memberemail',
  emailUnproved: 'emailunproved',
  secondFactor: 'secondfactor',
  firstName: 'firstname',
  lastName: 'lastname',
  role: 'roles',
  standing: 'standing',
  until: 'until',
  joined: 'joined',
  aboveSeats: 'aboveseats',
  keepsSeat: 'keepsseat',
});

/** The same for an invitation that no seat was free for. */
export const refusedInviteWire = renaming({ email: 'memberemail', role: 'roles', refused: 'refused' });

/** The same for what a mailed link invites to. */
export const inviteWire = renaming({
  business: 'BusinessName',
  email: 'memberemail',
  role: 'roles',
  hasAccount: 'hasaccount',
});
