/** What stands around every page. */

// The top, and the way to find something
export const product = 'Counterfoil';
export const skip = 'Skip to the page';
export const find = 'Search or jump to';
export const menu = 'Menu';
export const closeMenu = 'Close menu';

// The navigation
export const notInPlan = ', not in your plan';
export const main = 'Main';

// Who is signed in
export const switchBusiness = 'Switch business';
export const signOut = 'Sign out';
export const signedInAs = ({ role }: { role: string }) => `signed in as ${role}`;
export const light = 'Light';
export const dark = 'Dark';
export const system = 'System';
export const theme = 'Theme';

// Their other businesses
export const yourBusinesses = 'Your businesses';
export const otherTabs = 'Other tabs stay in the business they are in.';
export const openAnother = 'Open another business';

// Looking at the product in another role
export const stopPreview = 'Stop preview';
export const seenAs = ({ role }: { role: string }) =>
  `You’re previewing as ${role}. What you do is done in your name.`;
