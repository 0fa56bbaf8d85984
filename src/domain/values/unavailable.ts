/** What can't be done just now, in a sentence for whoever asked: nothing of it is wrong, and later it will go. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  /** Seconds until another try is worth it. */
  readonly retryAfter: number;
  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
