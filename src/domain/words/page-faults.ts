/** What is read in a page's place, or over it, while it can't be had. */

// It broke, or the server does not answer
export const loadAgain = 'Load the page again';

// There is none
export const noPage = 'Page not found';
export const noPageLead = 'The address may be old, or mistyped.';
export const goToStart = 'Go to the home page';

// What it shows could not be loaded, or is not there
export const notFound = 'Not found';
export const notLoaded = 'Not loaded';
export const nothingHere = 'There is nothing at this address, or it belongs to another business.';
export const goTo = ({ page }: { page: string }) => `Go to ${page}`;

// It is not for this role
export const notForRole = ({ page, role }: { page: string; role: string }) =>
  `“${page}” is not open to your role, ${role}. Ask the owner of the business.`;
