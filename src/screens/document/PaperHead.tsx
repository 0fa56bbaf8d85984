import { letterheadLine } from '../../domain/documents/letterhead.ts';
import type { Printed } from '../../domain/documents/printed.ts';
import type { TemplateStyle } from '../../domain/values/template-look.ts';

/** Lines under one another, the first in the look of its place. */
const Lines = ({ lines, first }: { lines: readonly string[]; first?: string }) =>
  lines.map((line, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paper is never reordered, and two lines may read the same.
    <div key={n} className={n === 0 ? first : 'quiet'}>
      {line}
    </div>
  ));

interface HeadProps {
  paper: Printed;
}

const Ours = ({ paper: { look, from } }: HeadProps) => (
  <div>
    {look.logo && <img className="logo" src={look.logo} alt="" />}
    <Lines lines={from} first="own" />
  </div>
);

const Facts = ({ paper: { facts, stamp }, first }: HeadProps & { first: string }) => (
  <>
    <Lines lines={facts} first={first} />
    {stamp && <div className="stamp">{stamp}</div>}
  </>
);

const Parties = ({ paper: { parties } }: HeadProps) =>
  parties.map(({ label, lines }) => (
    <div key={label}>
      <div className="quiet">{label}</div>
      <Lines lines={lines} first="name" />
    </div>
  ));

const Classic = ({ paper }: HeadProps) => (
  <>
    <header>
      <Ours paper={paper} />
      <div className="head">
        <div className="kind">{paper.heading}</div>
        <Facts paper={paper} first="name" />
      </div>
    </header>
    <div className="parties">
      <Parties paper={paper} />
    </div>
  </>
);

const Band = ({ paper }: HeadProps) => (
  <>
    <header>
      <Ours paper={paper} />
      <div className="kind">{paper.heading}</div>
    </header>
    <div className="parties">
      <div>
        <Facts paper={paper} first="number" />
      </div>
      <Parties paper={paper} />
    </div>
  </>
);

/** The name, and all else that is said of us in one line. */
const letterhead = (from: readonly string[]): string[] =>
  [from[0] ?? '', letterheadLine(from)].filter(Boolean);

const Letter = ({ paper }: HeadProps) => (
  <>
    <header>
      <Ours paper={{ ...paper, from: letterhead(paper.from) }} />
    </header>
    <div className="what">
      <div className="kind">{paper.heading}</div>
      <div>
        <Facts paper={paper} first="name" />
      </div>
    </div>
    <div className="parties">
      <Parties paper={paper} />
    </div>
  </>
);

const heads: Readonly<Record<TemplateStyle, typeof Classic>> = {
  classic: Classic,
  band: Band,
  letter: Letter,
};

/** What is above the lines, in each style: the same texts in the same order, at other places. */
export function PaperHead({ paper }: HeadProps) {
  const Head = heads[paper.look.style];
  return <Head paper={paper} />;
}
