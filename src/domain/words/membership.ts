/** What is said to somebody who was removed from a team. */

export const removedFrom = ({ business }: { business: string }) =>
  `You’re no longer a member of ${business}.`;
