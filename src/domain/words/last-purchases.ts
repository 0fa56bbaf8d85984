/** What a line of a purchase proposes from what was bought before. */

export const lastBought = ({ price, day }: { price: string; day: string }) => `${price}, last bought ${day}`;
