/** What a project's test models and tests use. */
export { type Coverage, coverage } from './coverage.ts';
export { type Criterion, criteria } from './criteria.ts';
export { type DriftRow, driftOf, driftTable, type Runner } from './drift.ts';
export { explore } from './explore.ts';
export { type Aim, pathTo } from './goals.ts';
export type { Graph } from './graph.ts';
export { type Path, type PathStart, type PathStep, replayLine, type SentEvent } from './path.ts';
export { type Random, randomPaths } from './random.ts';
export { type Drift, replay } from './replay.ts';
export { type Answer, type Executor, PathFailure, runPath, runPaths } from './run.ts';
export { shrink } from './shrink.ts';
export { type Strength, shareKilled, strengthOf } from './strength.ts';
export type { Case, Equivalent, PortSamples, Start, TestModel } from './test-model.ts';
export { pathsFor, type Tour, tours } from './tours.ts';
export { type Proof, proofsOf, type Traced, trace } from './trace.ts';
