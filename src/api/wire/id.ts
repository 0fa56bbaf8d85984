const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A uuid as the wire carries it: its 16 bytes in base64url, 22 characters. */
export const idToWire = (uuid: string): string => {
  let bits = BigInt(`0x${uuid.replaceAll('-', '')}`) << 4n;
  let text = '';
  for (let i = 0; i < 22; i += 1) {
    text = alphabet[Number(bits & 63n)]! + text;
    bits >>= 6n;
  }
  return text;
};

/** The uuid of a wire id. Text of another shape gives a uuid no row has. */
export const idFromWire = (wire: string): string => {
  if (!/^[A-Za-z0-9_-]{22}$/.test(wire)) return '00000000-0000-0000-0000-000000000000';
  let bits = 0n;
  for (const sign of wire) bits = (bits << 6n) | BigInt(alphabet.indexOf(sign));
  const hex = (bits >> 4n).toString(16).padStart(32, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
};
