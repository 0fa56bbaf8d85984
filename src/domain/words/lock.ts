/** What is said of days whose books are locked. */

export const locked = ({ day }: { day: string }) => `The books are locked until ${day}. Choose a later day.`;
export const chooseLater = ({ day }: { day: string }) => `Choose a day after ${day}.`;
