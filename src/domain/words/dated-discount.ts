/** A discount for early payment with its last day. */

export const offUntil = ({ percent, until }: { percent: string; until: string }) =>
  `${percent}% discount until ${until}`;
