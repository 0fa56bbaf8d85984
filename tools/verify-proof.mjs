/**
 * Checks a proof of an audit trail that Counterfoil wrote, with nothing but Node.js 18 or newer:
 *
 *   node verify-proof.mjs "Audit proof 2026-03-02.jsonl"
 *   node verify-proof.mjs "Audit proof 2026-03-02 part 1 of 2.jsonl" "Audit proof 2026-03-02 part 2 of 2.jsonl"
 *   node verify-proof.mjs proof.jsonl --key <public key> --head "<event number> <hash>"
 *
 * It hashes every event again and compares the chain with the signed checkpoints. The parts of a proof are checked together, in any order. `--key` accepts checkpoints of that key alone: take it
 * from elsewhere than from the proof. `--head` compares with a checkpoint printed on a report; both can be given several times.
 * The exit code is 0 where nothing is wrong, 1 where something is, and 2 for a file that is no proof.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const say = (sentence) => console.log(sentence);
const refuse = (sentence) => {
  console.error(sentence);
  process.exit(2);
};

/** JSON whose objects have their keys in the order of their UTF-16 units, without spaces. */
const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${pairs.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
};

/** SHA-256 in hex, of the hash before as bytes and the event's canonical text as UTF-8. */
const linked = (before, event) =>
  createHash('sha256').update(Buffer.from(before, 'hex')).update(canonical(event)).digest('hex');

/** An Ed25519 key of 32 bytes in base64url, with the bytes by which RFC 8410 has it begin. */
const publicKey = (text) =>
  createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(text, 'base64url')]),
    format: 'der',
    type: 'spki',
  });

const signedText = ({ businessId, number, hash, signedAt, occasion, lockedUntil }) =>
  ['counterfoil-head-1', businessId, number, hash, signedAt, occasion, lockedUntil ?? '-'].join('\n');

const isSigned = (head) => {
  try {
    return verify(
      null,
      Buffer.from(signedText(head)),
      publicKey(head.key),
      Buffer.from(head.signature, 'base64url'),
    );
  } catch {
    return false;
  }
};

const readArguments = () => {
  try {
    return parseArgs({
      options: { key: { type: 'string', multiple: true }, head: { type: 'string', multiple: true } },
      allowPositionals: true,
    });
  } catch (error) {
    return refuse(error.message);
  }
};

const { positionals, values } = readArguments();
if (positionals.length === 0) refuse('Name the file of a proof: node verify-proof.mjs proof.jsonl');
const printed = (values.head ?? []).map((text) => {
  const found = /^\D*(\d+)\W+([0-9a-f]{16,64})$/i.exec(text.trim());
  if (!found) refuse(`${text} is no event number and hash, like "1204 a1b2c3d4e5f60718".`);
  return { number: Number(found[1]), hash: found[2].toLowerCase() };
});

const faults = [];
const heads = [];
/** The hash of the chain up to each event, where the numbers are those of the lines. */
const hashes = [];
/** What the parts are of, as their first one says. */
let about = null;
let end = { number: 0, hash: '0'.repeat(64) };
/** From a broken event on, what follows can't be compared line by line. */
let broken = false;

const takeEvent = ({ n, hash, event }) => {
  if (n !== end.number + 1) {
    const [from, to] = [end.number + 1, n - 1];
    if (n <= end.number) faults.push(`Event ${n} is out of order: it comes after event ${end.number}.`);
    else faults.push(from === to ? `Event ${from} is missing.` : `Events ${from} to ${to} are missing.`);
    broken = true;
  }
  const found = event === null ? null : linked(end.hash, event);
  if (event !== null && event.businessId !== about.business.id)
    faults.push(`Event ${n} is of another business.`);
  if (!broken && found === null)
    faults.push(`Event ${n} can't be proved: its row, or what hides its personal details, is gone.`);
  else if (!broken && !found.startsWith(hash)) faults.push(`Event ${n} was changed: its hash is another.`);
  broken ||= found === null || !found.startsWith(hash);
  end = { number: n, hash: found ?? end.hash };
  hashes[n] = end.hash;
};

/** The lines of a file as what they say. */
async function* linesOf(file) {
  let line = 0;
  try {
    for await (const text of createInterface({
      input: createReadStream(file, 'utf8'),
      crlfDelay: Infinity,
    })) {
      line += 1;
      if (text !== '') yield JSON.parse(text);
    }
  } catch (error) {
    refuse(
      error.code === 'ENOENT'
        ? `There is no file ${file}.`
        : `Line ${line} of ${file} can't be read: ${error.message}`,
    );
  }
}

/** A file with what its first line says. */
const opened = async (file) => {
  for await (const says of linesOf(file)) {
    if (says.format !== 'counterfoil-proof-1') refuse(`${file} is no proof of an audit trail.`);
    return { file, says, ...(says.part ?? { number: 1, of: 1 }) };
  }
  return refuse(`${file} is empty.`);
};

const parts = (await Promise.all(positionals.map(opened))).sort((one, other) => one.number - other.number);
about = parts[0].says;
const stranger = parts.find(({ says }) => says.business.id !== about.business.id);
if (stranger) refuse(`${stranger.file} is of another business.`);
const all = Math.max(...parts.map(({ of }) => of));
for (let number = 1; number <= all; number += 1) {
  const found = parts.filter((part) => part.number === number).length;
  if (found === 0) refuse(`Part ${number} of ${all} is missing: name the files of all parts.`);
  if (found > 1) refuse(`Part ${number} is there twice.`);
}

for (const { file, says, number } of parts) {
  const which = all > 1 ? `Part ${number}` : 'The proof';
  let [events, signed, first] = [0, 0, true];
  for await (const value of linesOf(file)) {
    if (first) first = false;
    else if (value.head) {
      signed += 1;
      heads.push(value.head);
    } else {
      events += 1;
      takeEvent(value);
    }
  }
  if (says.events !== events)
    faults.push(`${which} says that it has ${says.events} events, and has ${events}.`);
  if (says.heads !== signed)
    faults.push(`${which} says that it has ${says.heads} checkpoints, and has ${signed}.`);
}

const keys = values.key ?? [...new Set(heads.map(({ key }) => key))];
let right = 0;
for (const head of heads) {
  const where = `The checkpoint at event ${head.number} of ${head.signedAt}`;
  if (!keys.includes(head.key)) faults.push(`${where} is signed by another key: ${head.key}.`);
  else if (head.businessId !== about.business.id || !isSigned(head))
    faults.push(`${where} was changed: its signature doesn't match.`);
  else if (head.number > end.number)
    faults.push(
      `The newest events are missing: event ${head.number} was signed at ${head.signedAt}, and the proof ends with event ${end.number}.`,
    );
  else if (hashes[head.number] !== head.hash) faults.push(`${where} doesn't match the events up to it.`);
  else right += 1;
}
for (const { number, hash } of printed)
  if (!hashes[number]?.startsWith(hash))
    faults.push(`The printed checkpoint at event ${number} doesn't match the events up to it.`);

say(`Audit trail of ${about.business.name} (${about.business.id}), written at ${parts.at(-1).says.madeAt}.`);
say(`Events: ${end.number}. Signed checkpoints that match: ${right}.`);
if (!values.key)
  for (const key of keys) say(`Signed with the key ${key}: compare it with the one the operator gives you.`);
if (heads.length === 0 && printed.length === 0)
  say(
    'Without a signed or printed checkpoint this finds accidents, but not someone who recalculates the whole chain.',
  );
for (const fault of faults) say(fault);
say(faults.length === 0 ? 'Nothing is wrong.' : `Problems: ${faults.length}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
