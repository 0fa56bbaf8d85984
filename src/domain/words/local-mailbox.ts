/** Where a code is found while no email leaves the computer. */

export const before = 'No email leaves this computer. You’ll find the code in the';
export const link = 'local mailbox';
