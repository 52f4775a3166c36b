import { once } from 'node:events';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { add, completed, type Script, STARTED } from './scripted-composer.ts';

/** Starts and then says nothing more until it is cancelled. */
export const silent: Script = async function* (_request, signal) {
  yield STARTED;
  await once(signal, 'abort');
};

/** Does not even start. */
export const mute: Script = async function* (_request, signal) {
  await once(signal, 'abort');
  yield STARTED;
};

/** Operations of this many bytes without end, as fast as they are taken. */
export function flood(bytes: number): Script {
  return async function* () {
    yield STARTED;
    for (let count = 1; ; count += 1) {
      yield add('/state/x', 'x'.repeat(bytes));
      // Without a turn of the event loop the server would never learn that it was cancelled.
      if (count % 16 === 0) await setImmediate();
    }
  };
}

/** This many operations, each after a pause, and then completion. */
export function paced(operations: number, everyMs: number): Script {
  return async function* (request, signal) {
    yield STARTED;
    for (let index = 0; index < operations; index += 1) {
      await setTimeout(everyMs, undefined, { signal });
      yield add(`/state/n${index}`, index);
    }
    yield completed(request, operations);
  };
}
