/** The envelope of every answer the spec does not fix otherwise. */
export const answer = <Data>(message: string, data: Data) => ({ status: 200 as const, message, data });
