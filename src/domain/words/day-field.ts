/** What fields for a day say. */

export const choose = 'Choose a day';
export const calendar = 'Calendar';
export const earlier = 'Earlier';
export const later = 'Later';
export const wider = ({ shown }: { shown: string }) => `${shown}: choose a month or year`;
export const unreadable = ({ value, example }: { value: string; example: string }) =>
  `“${value}” isn’t a date. Write it like ${example}.`;
