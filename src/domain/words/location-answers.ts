/** What is read in answers about locations and stock transfers. The spec's own, where it has them: M75 to M77, M87 to M89. */

export const enabled = 'You can now add locations.';
export const added = 'Location has been added';
export const saved = 'Changes have been saved';
export const deactivated = 'Location has been deactivated';
export const activated = 'Location activated.';
export const location = 'Location';
export const locations = 'Locations in use';
export const whatItDoes = 'What taking the location out of use would do';

export const whatSendingDoes = 'What sending these goods will do.';
export const whatActDoes = 'What this will do with the goods.';
export const initiated = 'Transfer has been initiated';
export const updated = 'Transfer has been updated';
export const moved = 'Transfer status has been updated';
export const reversed = 'The goods are on their way back.';
export const nothingNew = 'That was done before.';
export const nextNumber = 'The next number; the transfer gets its own when it is saved.';
export const transfer = 'Stock transfer';
export const statuses = 'Stock transfers by status';
