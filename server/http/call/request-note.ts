import type { FastifyRequest } from 'fastify';

/** What the log and the metrics say of a request beside its status: ids and names alone, nothing that was typed. */
export interface RequestNote {
  /** Whoever is signed in, once that is known. */
  userId?: string;
  /** The business the request names, whether or not it may enter. */
  businessId?: string;
  /** Why it was not answered as asked, by the kind of its problem. */
  refused?: string;
}

const notes = new WeakMap<FastifyRequest, RequestNote>();

/** The note of a request; written by its auth and its failure, read once it is answered. */
export const noteOf = (request: FastifyRequest): RequestNote => {
  const known = notes.get(request);
  if (known) return known;
  const note: RequestNote = {};
  notes.set(request, note);
  return note;
};
