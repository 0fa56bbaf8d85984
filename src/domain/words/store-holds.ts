/** What lets an order of the store that is on hold go on. */

export const chooseLocation = ({ name }: { name: string }) => `Your location for “${name}”`;
export const locationMissing = 'Choose a location.';
export const chooseAccount = ({ method }: { method: string }) => `Account for payments by ${method}`;
export const usualAccount = 'Same as other payments';
export const saveAndGoOn = 'Save and try again';
