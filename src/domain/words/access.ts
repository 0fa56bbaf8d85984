/** What is read where somebody may not do something. */

export const roleMayNot = ({ role }: { role: string }) =>
  `Your role, ${role}, may not do this. Ask the owner of the business.`;
export const limitReached = 'You have reached the limit for your plan';
