const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A uuid as the wire carries it: its 16 bytes in base64url, 22 characters. */
export const idToWire = (uuid: string): string => {
  // 33 digits of 4 bits are 22 signs of 6 bits: three digits make two signs.
  const hex = `${uuid.replaceAll('-', '')}0`;
  let text = '';
  for (let i = 0; i < 33; i += 3) {
    const bits = Number.parseInt(hex.slice(i, i + 3), 16);
    text += alphabet[bits >> 6]! + alphabet[bits & 63]!;
  }
  return text;
};

/** The uuid of a wire id. Text of another shape gives a uuid no row has. */
export const idFromWire = (wire: string): string => {
  if (!/^[A-Za-z0-9_-]{22}$/.test(wire)) return '00000000-0000-0000-0000-000000000000';
  let hex = '';
  for (let i = 0; i < 22; i += 2) {
    const bits = (alphabet.indexOf(wire[i]!) << 6) | alphabet.indexOf(wire[i + 1]!);
    hex += bits.toString(16).padStart(3, '0');
  }
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
};
