import { type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate as it is asked for. */
export interface CertificateRequest {
  subject: string;
  issuer: string;
  /** The key it is about. */
  key: KeyObject;
  /** What it is signed with: the issuer’s. */
  signedBy: KeyObject;
  from: Date;
  until: Date;
  /** True for one that vouches for others. */
  isAuthority: boolean;
}

/** One value of DER: its tag, its length and its content. */
const der = (tag: number, ...content: Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const sequence = (...content: Uint8Array[]) => der(0x30, ...content);
const byHex = (hex: string) => Buffer.from(hex, 'hex');

const sha256WithRsa = sequence(byHex('06092a864886f70d01010b'), byHex('0500'));
const commonName = byHex('0603550403');
const basicConstraints = byHex('0603551d13');
const yes = byHex('0101ff');

const named = (name: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));

/** A certificate in PEM, for the sandbox's reports and tests of what they are judged by. Source: RFC 5280, section 4.1. */
export const certificateOf = (request: CertificateRequest): string => {
  const { subject, issuer, key, signedBy, from, until, isAuthority } = request;
  const extensions = sequence(
    sequence(basicConstraints, yes, der(0x04, isAuthority ? sequence(yes) : sequence())),
  );
  const body = sequence(
    der(0xa0, byHex('020102')),
    der(0x02, Buffer.concat([byHex('01'), randomBytes(8)])),
    ...[sha256WithRsa, named(issuer), sequence(time(from), time(until)), named(subject)],
    ...[key.export({ type: 'spki', format: 'der' }), der(0xa3, extensions)],
  );
  const signature = der(0x03, byHex('00'), sign('RSA-SHA256', body, signedBy));
  const lines = sequence(body, sha256WithRsa, signature)
    .toString('base64')
    .match(/.{1,64}/g)!;
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
};
