import { counted } from './counted.ts';

/** What people read who have reached a bound of the installation. */
export const boundWords = {
  businesses: (most: number) =>
    `You can create ${counted(most, 'business', 'businesses')} a day. Try again tomorrow.`,
  openInvites: (most: number) =>
    `This business has ${counted(most, 'invitation', 'invitations')} waiting, the most it can have now. Withdraw one, or wait until one is accepted.`,
  invites: (most: number) =>
    `You can send ${counted(most, 'invitation', 'invitations')} a day. Try again tomorrow.`,
};
