/** Values in turn, the next of which can be asked for while the one before is still worked on. */
export interface ReadAhead<Value> extends AsyncIterable<Value> {
  /** Asks for the next value now, unless it is asked for already. What goes wrong is thrown where it's taken. */
  ahead: () => void;
}

/** The same values, each read when it is taken or, at `ahead`, before. */
export const readingAhead = <Value>(values: AsyncGenerator<Value>): ReadAhead<Value> => {
  let asked: Promise<IteratorResult<Value>> | undefined;
  const ahead = (): void => {
    asked ??= values.next();
    asked.catch(() => {});
  };
  const next = (): Promise<IteratorResult<Value>> => {
    const taken = asked ?? values.next();
    asked = undefined;
    return taken;
  };
  return { ahead, [Symbol.asyncIterator]: () => ({ next, return: () => values.return(undefined) }) };
};
