import { expect, test } from 'vitest';
import { codeFiles, filesOf, textOf } from '../support/source-files.ts';

/** Words of our own for what the field has a name for, with the name to use. */
const replaced: readonly [pattern: RegExp, use: string][] = [
  [/\bconst law = setup\(|\bthe law of (a|an|the) [a-z]+ ?\b/i, 'machine; the lifecycle of …'],
  [/\b(terrain|landscape|openings)\b/, 'test model, graph, entries'],
  [/\b(deskOf|Desk|[a-z]+Desk)\b/, 'apiFor, …Api, provider'],
  [/tests\/house|\bhouse rules\b/, 'tests/conventions'],
  [/\bdoors?\b|\bknocks?\b|\btreaty\b/i, 'access, auth, who may call, contract'],
  [/\bWave\b|\bNotTogether\b|\bcrowd\b|\bgathered\b/, 'Pipeline; an explicit batch act'],
  [/\bWornTemplate\b|\basWorn\b|\bworn\b/, 'AppliedTemplate, applied'],
  [/put.?away/i, 'archive, delete, restore'],
  [/bank\.(yield|inherit)\b|\bheirs?\b/, 'demote, promote, nextDefault'],
  [/\btoldElsewhere\b|\bSaidOfField\b|\btoldOf\b/, 'handledElsewhere, FieldError, warningFor'],
  [/\bgranted\(/, 'runAct; in tests expectOk'],
  [/\b(loadAndC|c)arryOut\b|\bIntending\b/, 'runOnce'],
  [
    /\bunmoved\b|\bfinish\(|\b(type|interface|function) Done\b|<Done\b|: Done\b/,
    'noChange, commitOrPreview, CommandResult',
  ],
  [/\b(leaves?|left|nothing of) the house\b|documents\/leaving/, 'sharing, canSend; is sent and shared'],
  [/\boutward|[a-z]Outward\b|\bOutward[A-Z]/, 'sharing, sent messages and links'],
  [
    /\bHanging(List)?\b|\bhanging[A-Z]|\bhangs? (on|by)\b|\bhang(s|ing)? it\b|\bhang together\b/,
    'related, RelatedList',
  ],
  [/\bwaysIn\b|\bwaysOut\b|session\.ways\b|\/way\.ts\b/, 'redirects, pageOf(state)'],
  [
    /\bstanding(Choices|Moves)\b|\bstanding=\{|\bdata-standing\b|\bstanding\??: (SessionView|StatusHeader|Fetched|Form|'(done|now|next)')/,
    'a lifecycle standing alone; SessionView, StatusHeader …',
  ],
  [/\bkeepMine\b|\boverAny\b|\bover: (number|kept|fetched)\b/, 'overwrite, baseVersion'],
  [/\buse-ahead\b|\b(use)?Ahead\b|\bdated ahead\b/, 'prefetch; future-dated'],
  [/\b(field|shapes|words|clients|period|'flat') of the documents\b|→ the documents'/, 'the spec'],
  [/know that act/, 'This can’t be done with …'],
  [/\b[A-Za-z]+Said\b|\bsaid[A-Z]\w*/, '…Report, …Payload; labels'],
  [/\b[A-Z]\w*Deeds?\b|\bDeed[A-Z]|\baddDeed\b/, 'CallRecord; OrderAction'],
  [/\bbroughtBack\b|\w+Brought\b|\bBrought[A-Z]/, 'returned, uploaded, received'],
  [/\w*[uU]nowed\b|\bsinglyOn\b|\w+Singly\b/, 'unapplied; single statements'],
  [/\b(send|Send|money|Money|Refund)Ways?\b/, 'SendMethod, PaymentMethod …'],
  [/\b(tax|[aA]s|readAs)Meant\b/, 'matchTax; normalised'],
  [/\b(Document|Order|Item|Expense|Payout)Ground\b|\bgroundOf\b/, '…Context; in tests fixture'],
];

/** Lists of passwords are not ours, and a released migration is never edited. */
const foreign = /common-passwords|leaked-passwords|store\/migrat|conventions\/words/;

test('names are those of the field, none of our own that it has a word for', () => {
  const files = [...codeFiles(), ...filesOf(/^(README|ARCHITECTURE|CONTRIBUTING)\.md$|\.sql$/)];
  const found = files
    .filter((file) => !foreign.test(file))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) =>
          replaced
            .filter(([pattern]) => pattern.test(line))
            .map(([, use]) => `${file}:${index + 1} ${line.trim().slice(0, 100)} → ${use}`),
        ),
    );
  expect(found).toEqual([]);
});
