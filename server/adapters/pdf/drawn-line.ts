import { bidi } from './runs.ts';

/** A piece of a line in one typeface and of one direction. */
interface Piece {
  text: string;
  font: unknown;
  x: number;
  width: number;
  /** How deep it is in text of the other direction: odd from right to left. */
  level?: number;
}

const isTurned = ({ level = 0 }: Piece): boolean => level % 2 === 1;

/** Text from right to left as it is drawn from left to right: signs in pairs, such as brackets, turn round too. */
const turnedRound = (text: string): string =>
  [...text]
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('');

/** Pieces of a line from left to right. Source: Unicode Standard Annex #9, rule L2. */
const fromLeft = (pieces: readonly Piece[]): Piece[] => {
  const order = [...pieces];
  for (let level = Math.max(...order.map((piece) => piece.level ?? 0)); level > 0; level -= 1)
    for (let begin = 0; begin < order.length; begin += 1) {
      let end = begin;
      while (end < order.length && (order[end]!.level ?? 0) >= level) end += 1;
      order.splice(begin, end - begin, ...order.slice(begin, end).reverse());
      begin = Math.max(begin, end);
    }
  return order;
};

/** Pieces from right to left that follow each other in one typeface, as one: readers find the blanks between words in one text alone. */
const joined = <Own extends Piece>(pieces: readonly Own[]): Own[] => {
  const found: Own[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last && isTurned(piece) && last.level === piece.level && last.font === piece.font) {
      last.text += piece.text;
      last.width += piece.width;
      last.x = piece.x;
    } else found.push(piece);
  }
  return found;
};

/**
 * The pieces of a line at their places, in the order in which they are read; it begins where the first of them is.
 *
 * @param pieces in the order in which they are read, one after the other; they are left as they are
 * @param forms whether a piece's typeface has letters from right to left begin at the right
 */
export const drawnLine = <Own extends Piece>(
  pieces: readonly Own[],
  forms: (piece: Own) => boolean,
): Own[] => {
  const own = pieces.map((piece) => ({ ...piece }));
  let x = own[0]?.x ?? 0;
  for (const piece of fromLeft(own)) {
    piece.x = x;
    x += piece.width;
  }
  const line = joined(own);
  for (const piece of line) if (isTurned(piece) && !forms(piece)) piece.text = turnedRound(piece.text);
  return line;
};
