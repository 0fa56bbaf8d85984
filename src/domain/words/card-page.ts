/** The form of a card, and its page. */

export const preview = 'Preview';
export const belongings = 'What belongs to it';
