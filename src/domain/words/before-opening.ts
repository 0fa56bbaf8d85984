/** Why a document from a file moves no goods. */

export const beforeOpening = ({ item, day }: { item: string; day: string }) =>
  `Imported documents dated before ${day} don’t change the stock of ${item}. Its opening stock that day already includes them.`;
