/** The envelope of every answer the spec does not fix otherwise. */
export const answer = <Data>(message: string, data: Data) => ({ status: 200 as const, message, data });

/** What saving a card answers by a declared call: the card it left behind, and whether the same was done before. */
export const savedAs = (message: string, { id, repeated }: { id: string; repeated?: boolean }) => ({
  message,
  id,
  repeated: repeated === true,
});
