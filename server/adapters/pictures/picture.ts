/** A picture as it is kept and handed out. */
export interface Picture {
  mime: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/** The bytes of a `data:` address; null where it is none. What it says of its kind is not believed. */
export const bytesOf = (address: string): Buffer | null => {
  const [, body] = /^data:[\w/+.-]*;base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? [];
  return body ? Buffer.from(body, 'base64') : null;
};
