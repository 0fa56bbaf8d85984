/** The discount for early payment in the dialog of a payment. */

export const take = ({ percent, amount }: { percent: string; amount: string }) =>
  `Take the ${percent}% discount of ${amount}`;
export const endsOn = ({ day }: { day: string }) => `Available until ${day}.`;
export const endedOn = ({ day }: { day: string }) => `It ended on ${day}. Take it only if that was agreed.`;
