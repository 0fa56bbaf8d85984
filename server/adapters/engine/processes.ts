import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RunningProcess {
  /** When it started, as opaque text: a later process with the same pid has another. */
  readonly started: string;
  /** Program and arguments, parted by spaces. */
  readonly command: string;
}

/** What the system says of a process; undefined when it is gone (one that ended unburied counts as gone). */
export function runningProcess(pid: number): RunningProcess | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** Waits until a process is gone. @returns false when it still runs after `timeout` milliseconds. */
export async function goneWithin(pid: number, timeout: number): Promise<boolean> {
  const deadline = Date.now() + timeout;
  while (runningProcess(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

function fromProc(pid: number): RunningProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold anything, so fields are counted behind the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startedInTicks] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { started: `${bootId()} ${startedInTicks}`, command };
  } catch {
    return undefined;
  }
}

/** Ticks are counted from the start of the machine, so they mean nothing after the next. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Some sandboxes have none; they do not outlive a start of the machine either.
    return '';
  }
}

function fromPs(pid: number): RunningProcess | undefined {
  const line = spawnSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  const dateLength = 'Mon Jan  1 00:00:00 2024'.length;
  if (!line || line.includes('<defunct>')) return undefined;
  return { started: line.slice(0, dateLength), command: line.slice(dateLength).trim() };
}
