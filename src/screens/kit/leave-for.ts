/** Leaves this site for a whole address of another. */
export const leaveFor = (address: string): void => window.location.assign(address);
